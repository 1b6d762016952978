import type { Random } from '../random.ts'
import { makeAbn } from './abn.ts'
import type { Trade } from './trades.ts'

/** Suppliers and workshops. All invented; phone numbers and domains are of the kinds kept for fiction. */
export interface Company {
  name: string
  legal: string
  /** Every name that is right as the supplier's. */
  names: string[]
  abn: string
  street: string
  town: string
  phone: string
  email: string
  web: string
  bank: { name: string; bsb: string; account: string }
  /** Its own short form, as it begins some part numbers. */
  short: string
}

const FIRST =
  'Wirrabuna Dargowie Kurrimba Merribee Yandulla Borrindal Tulgarra Pennaroo Corrawell Gundaroy Ostrane Veldrin Kestrane Halvorne Brixley Thornbeck Aldermoor Quillan Fennimore Strathvale Ravensholt Mulgaree Narrabeck Wandella Tarloo Kooringle Jindivale Warrabrook Ballinook Euroombah'.split(
    ' ',
  )
const PLACE =
  'Mullin Creek,Barrow Flat,Quandong Hill,Port Ellery,Mt Hargrave,Upper Tansy,Saltwood,Dunmarra Bay,Kettle Gap,Wombeyan Park,East Corrin,Lake Verity'.split(
    ',',
  )
const STREET =
  'Foundry Street,Depot Road,Sawmill Court,Jetty Road,Siding Road,Enterprise Drive,Tannery Lane,Old Mill Road,Magazine Street,Harrow Avenue,Kiln Close,Industrial Parade'.split(
    ',',
  )
const PEOPLE = ['R & J Ambrose', 'T Okafor', 'P & M Lindqvist', 'D Varga', 'S & K Teague']
const CUSTOMERS =
  'Bluegum Lane Motors,Tin Kettle Auto Repairs,Haddock & Pryce Automotive,Lantern Street Garage,Dry Creek Service Centre,Parrot Point Mechanical,Sundown Diesel & 4WD,Third Avenue Auto Care,Milepost Motors Pty Ltd,Anchorage Road Workshop Pty Ltd'.split(
    ',',
  )
const STATES = [
  ['NSW', '2'],
  ['VIC', '3'],
  ['QLD', '4'],
  ['SA', '5'],
  ['WA', '6'],
  ['TAS', '7'],
] as const

export function makeSupplier(random: Random, trade: Trade): Company {
  const first = random.pick(FIRST)
  const place = random.chance(0.15) ? ` ${random.pick(['NSW', 'Wholesale', '(Vic)', 'Group'])}` : ''
  const name = `${first} ${random.pick(trade.suffixes)}`
  const other = random.pick(FIRST.filter(word => word !== first))
  const legal = random.weigh([
    [5, `${name} Pty Ltd`],
    [2, `${other} Holdings${place} Pty Ltd`],
    [2, `${first} Distribution${place} Pty Ltd`],
    [1, `${other} Enterprises Pty Limited`],
    [1, `${random.pick(PEOPLE)} Partnership`],
  ])
  const bare = legal.replace(/ Pty (Ltd|Limited)$/, '')
  return {
    ...makePlace(random, name),
    name,
    legal,
    names: [...new Set([name, legal, bare, `${legal} T/A ${name}`, `${legal} trading as ${name}`])],
    bank: {
      name: random.chance(0.7) ? legal : `${other} Family Trust`,
      bsb: `${random.int(900, 999)}-${random.digits(3)}`,
      account: random.digits(random.int(6, 9)),
    },
  }
}

export function makeCustomer(random: Random): Company {
  const name = random.pick(CUSTOMERS)
  return {
    ...makePlace(random, name),
    name,
    legal: name,
    names: [name],
    bank: { name, bsb: '', account: '' },
  }
}

function makePlace(random: Random, name: string) {
  const [state, digit] = random.pick(STATES)
  const plain = name.toLowerCase().replace(/[^a-z]/g, '')
  const unit = random.chance(0.3) ? random.pick([`Unit ${random.int(1, 9)}, `, `${random.int(1, 9)}/`]) : ''
  const area = ['02', '03', '07', '08'][Number(random.chance(0.5)) + Number(random.chance(0.5))] ?? '02'
  return {
    abn: makeAbn(random),
    street: `${unit}${random.int(2, 320)} ${random.pick(STREET)}`,
    town: `${random.pick(PLACE)} ${state} ${digit}${random.int(100, 999)}`,
    phone: `(${area}) ${random.pick(['5550', '7010'])} ${random.digits(4)}`,
    email: `${random.pick(['accounts', 'sales', 'parts', 'admin'])}@${plain}.example`,
    web: `www.${plain}.example`,
    short: name
      .split(/[^A-Za-z]+/)
      .map(word => word[0] ?? '')
      .join('')
      .slice(0, 3)
      .toUpperCase(),
  }
}
