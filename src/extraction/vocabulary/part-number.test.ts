import { expect, test } from 'vitest'
import { explainedMarks, withoutMark } from './note-marks.ts'
import { isCodeLike, readPartNumber } from './part-number.ts'

test.each([
  'KF-2417',
  '1K0 615 301 AA',
  '11.42.7.566.327',
  '50.75',
  '77',
  'RT-88/2',
  '23300#64010',
  'FILTERKIT',
])('%s may be a part number', text => {
  expect(isCodeLike(text)).toBe(true)
})

test.each([
  '2 @ 4.60',
  '2 18.75',
  'Brake pad set front',
  'Labour',
  'Fitting and balancing of tyres',
  'Out 4/02/2026 back 6/02/2026',
  'ABN 30882774437',
  'Tel (03) 7010 3211',
  '',
])('%s is no part number', text => {
  expect(isCodeLike(text)).toBe(false)
})

test.each(['24/11/12', '11/12/19*', '2026-05-12'])(
  '%s is a part number only where nothing else can stand',
  text => {
    expect([isCodeLike(text), isCodeLike(text, true)]).toEqual([false, true])
  },
)

test('a mark that a note explains is not part of the number', () => {
  const marks = explainedMarks(['* Exchange unit, core to be returned', 'F = GST-free supply', 'Thank you'])
  expect(marks).toEqual(new Set(['*', 'F']))
  expect(readPartNumber('AB-12*', marks)).toEqual({ partNumber: 'AB-12', readings: [] })
  expect(readPartNumber('AB-12 F', marks)).toEqual({ partNumber: 'AB-12', readings: [] })
})

test('a sign before words explains nothing by itself', () => {
  expect(explainedMarks(['+ GST', '# of items: 2', '~ approx. weight', '* GST 10 %'])).toEqual(new Set())
  expect(explainedMarks(['+ = special order', '# denotes clearance'])).toEqual(new Set(['+', '#']))
  const open = explainedMarks(['# Special order item, not returnable'])
  expect(readPartNumber('EGR/V-228#', open).readings).toEqual(['EGR/V-228', 'EGR/V-228#'])
  const apart = explainedMarks(['# special order, not returnable.'])
  expect(readPartNumber('PE07-18-110 #', apart)).toEqual({ partNumber: 'PE07-18-110', readings: [] })
  expect(readPartNumber('PE07-18-110 #', new Set()).readings).toEqual(['PE07-18-110', 'PE07-18-110 #'])
  const note = ['indicates promotional price']
  expect([explainedMarks(note), explainedMarks(note, true)]).toEqual([new Set(), new Set(['*'])])
  expect(
    explainedMarks(['means you accept our terms', 'denotes that we own the goods until you pay'], true).size,
  ).toBe(0)
})

test('marks whose notes stand one behind the other explain each other', () => {
  const marks = explainedMarks(['* Non-returnable item. † Other size supplied. # Clearance price.'])
  expect(marks).toEqual(new Set(['*', '†', '#']))
  expect(readPartNumber('30206#', marks)).toEqual({ partNumber: '30206', readings: [] })
  expect(readPartNumber('KX 45x62x8 †', marks)).toEqual({ partNumber: 'KX 45x62x8', readings: [] })
  expect(explainedMarks(['+ Freight. Thank you for your order'])).toEqual(new Set())
})

test('a letter in brackets that a note begins with is a mark', () => {
  const marks = explainedMarks(['(a) Special order, not returnable. (b) Last stock of its line.'])
  expect(marks).toEqual(new Set(['(a)', '(b)']))
  expect(readPartNumber('UC205-16 (a)', marks)).toEqual({ partNumber: 'UC205-16', readings: [] })
})

test.each(['(a) Goods remain the property of the seller until paid.', '(a) Claims within 7 days.'])(
  'terms may begin with the letter that ends a number: %s',
  term => {
    const marks = explainedMarks([term])
    expect(readPartNumber('KF-77(a)', marks).readings).toEqual(['KF-77(a)', 'KF-77'])
    expect(readPartNumber('KF-77 (a)', marks).readings).toEqual(['KF-77 (a)', 'KF-77'])
    expect(readPartNumber('KF-77(b)', marks).readings).toEqual([])
  },
)

test('a mark that nothing explains stays and leaves the number uncertain', () => {
  expect(readPartNumber('AB-12*', new Set())).toEqual({ partNumber: 'AB-12*', readings: ['AB-12*', 'AB-12'] })
  expect(readPartNumber('AB-12*+', new Set()).readings).toEqual(['AB-12*+', 'AB-12'])
})

test('what is named in the place of a part number may be another number', () => {
  const named = 'ABN: 24 751 107 182'
  expect(readPartNumber(named, new Set()).readings).toEqual([named, '24 751 107 182', ''])
})

test('a plus at the end of a number is of it, unless a note says what it means', () => {
  expect(readPartNumber('GG704+', new Set())).toEqual({ partNumber: 'GG704+', readings: [] })
  for (const note of ['+ = special order', 'Items marked + are not returnable'])
    expect(readPartNumber('GG704+', explainedMarks([note]))).toEqual({ partNumber: 'GG704', readings: [] })
  const open = explainedMarks(['+ Special order item, not returnable'])
  expect(readPartNumber('GG704+', open).readings).toEqual(['GG704+', 'GG704'])
  expect(readPartNumber('GG704 +', new Set()).readings).toEqual(['GG704 +', 'GG704'])
  expect(readPartNumber('EA CD77+', new Set()).readings).toEqual(['CD77+', 'EA CD77+'])
})

test('a word before the code may be a brand: kept as printed, uncertain', () => {
  expect(readPartNumber('Ferndale BKR6E-11', new Set()).readings).toEqual(['Ferndale BKR6E-11', 'BKR6E-11'])
  expect(readPartNumber('BRG 6205', new Set()).readings).toEqual([])
})

test('a bracket that nothing closes is none of the number', () => {
  expect(readPartNumber('(QB-2061', new Set()).partNumber).toBe('QB-2061')
  expect(readPartNumber('(QB) 2061', new Set()).partNumber).toBe('(QB) 2061')
})

test('a dash before the number stands in the column beside it', () => {
  expect(readPartNumber('- BJ-2207L', new Set())).toEqual({ partNumber: 'BJ-2207L', readings: [] })
  expect(readPartNumber('/ LH-0070318', new Set())).toEqual({ partNumber: 'LH-0070318', readings: [] })
  expect(readPartNumber('sv931-x -', new Set())).toEqual({ partNumber: 'sv931-x', readings: [] })
})

test.each(['EACH FB9989', 'PKT 10440', 'GST AB-1201'])(
  'a unit or tax code of any length leaves a number in doubt: %s',
  printed => {
    expect(readPartNumber(printed, new Set()).readings).toEqual([printed.split(' ')[1], printed])
  },
)

test('a unit before the number is none of it, for a person to look at', () => {
  expect(readPartNumber('EA FB.9989.5', new Set())).toEqual({
    partNumber: 'FB.9989.5',
    readings: ['FB.9989.5', 'EA FB.9989.5'],
  })
  expect(readPartNumber('EA WA 3257.5', new Set()).readings).toEqual(['WA 3257.5', 'EA WA 3257.5'])
  expect(readPartNumber('EA 6V3 119 631 VL', new Set()).readings[0]).toBe('6V3 119 631 VL')
  expect(readPartNumber('BS 1407', new Set()).readings).toEqual([])
  expect(readPartNumber('HR 589 29', new Set()).readings).toEqual([])
})

test('a sign that no number ends in is asked about', () => {
  expect(readPartNumber('38.68%', new Set())).toEqual({ partNumber: '38.68%', readings: ['38.68%', '38.68'] })
})

test('a dagger that OCR read as a letter or a plus is the mark that the note explains', () => {
  const marks = explainedMarks(['+ Special order, not returnable'], true)
  expect(readPartNumber('71.22t', marks)).toEqual({ partNumber: '71.22', readings: [] })
  expect(readPartNumber('71.22t', explainedMarks(['+ Special order, not returnable']))).toEqual({
    partNumber: '71.22t',
    readings: [],
  })
  expect(withoutMark('Head gasket', marks)).toBeNull()
})

test('letters with a sign behind them are as much of a code as letters alone', () => {
  expect(['KT-TERM', 'KT-TERM+', 'KT-TERM!'].map(text => isCodeLike(text))).toEqual([true, true, false])
})

test('a trade mark behind a number is a mark that OCR misread, for a person to look at', () => {
  expect(readPartNumber('Z2B8-60B™', new Set())).toEqual({
    partNumber: 'Z2B8-60B',
    readings: ['Z2B8-60B', 'Z2B8-60B™'],
  })
})

test('what is told in brackets behind a number is none of it', () => {
  const read = (text: string) => readPartNumber(text, new Set()).partNumber
  expect(read('TQ-14-25 (was 142.00 less 10%)')).toBe('TQ-14-25')
  expect(read('DB1170 (pair)')).toBe('DB1170')
  expect(read('DB1170 (LH)')).toBe('DB1170 (LH)')
})

test('a side in brackets behind a number may be part of it', () => {
  for (const side of ['left', 'front upper', 'rear pair'])
    expect(readPartNumber(`GL-77 (${side})`, new Set())).toEqual({
      partNumber: `GL-77 (${side})`,
      readings: [`GL-77 (${side})`, 'GL-77'],
    })
})

test.each([
  ['N 908 132 01 O-R seal', 'N 908 132 01'],
  ['45 22 118 U-J kit', '45 22 118'],
  ['1684 02 BC seal', '1684 02 BC', '1684 02'],
  ['KX-204 black', 'KX-204'],
])('a number with words in small letters behind it is asked about: %s', (...readings) => {
  expect(readPartNumber(readings[0] ?? '', new Set()).readings).toEqual(readings)
})

test.each([
  ['KX-204 each', 'KX-204'],
  ['1234 pair', '1234'],
  ['6962 per set', '6962'],
])('the unit that %s are sold in is no part of their number', (printed, partNumber) => {
  expect(readPartNumber(printed, new Set())).toEqual({ partNumber, readings: [] })
})

test.each(['n/a', 'N/A', 'nil'])('%s is no number', printed => {
  expect(readPartNumber(printed, new Set())).toEqual({ partNumber: '', readings: [] })
})

test.each(['1/2 set', '205/55R16 pair', '10mm set'])(
  'a size of which there are several is asked about: %s',
  printed => {
    const size = printed.split(' ')[0]
    expect(readPartNumber(printed, new Set())).toEqual({ partNumber: size, readings: [size, printed] })
  },
)

test.each(['K1 set', 'T10 pair', 'A4 each', 'BR1 ea', '20L per can'])(
  'a number too short to be one by itself is asked about with the unit behind it: %s',
  printed => {
    const short = printed.split(' ')[0]
    expect(readPartNumber(printed, new Set())).toEqual({ partNumber: short, readings: [short, printed] })
  },
)

test.each(['BR12 each', 'DB10 pr', '10W30 per litre'])(
  'what goods are sold in is none of their number: %s',
  printed => {
    expect(readPartNumber(printed, new Set())).toEqual({ partNumber: printed.split(' ')[0], readings: [] })
  },
)

test.each(['12 volt', '12 pair'])('of %s nothing is offered as a number of goods', printed => {
  expect(readPartNumber(printed, new Set()).readings).toEqual([printed, ''])
})
