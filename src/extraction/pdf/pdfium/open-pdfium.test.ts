import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { writePdf } from '../../testing/write-pdf.ts'
import { openPdfium, PdfiumRefusal } from './open-pdfium.ts'

test('the raw functions are there in the pinned version: boxes, colours, render modes, pictures', async () => {
  const installed = join(
    dirname(createRequire(import.meta.url).resolve('@hyzyla/pdfium')),
    '..',
    'package.json',
  )
  expect(JSON.parse(await readFile(installed, 'utf8')).version).toBe('2.1.13')

  const document = await openPdfium(
    writePdf([
      {
        texts: [
          { text: 'Hi', x: 100, y: 200, size: 20, colour: '1 0 0 rg' },
          { text: 'ghost', x: 100, y: 300, mode: 3 },
        ],
        drawing: '0 0 1 rg 50 50 100 20 re f',
      },
    ]),
  )
  const page = document.openPage(0)
  const [h] = page.chars
  expect(document.pageCount).toBe(1)
  expect(page.area).toEqual({ left: 0, bottom: 0, right: 595, top: 842 })
  expect(String.fromCodePoint(h?.code ?? 0)).toBe('H')
  expect(h?.left).toBeCloseTo(100, 0)
  expect(h?.bottom).toBeLessThan(645)
  expect(h?.top).toBeGreaterThan(655)
  expect(h?.colour).toBe(0xff0000)
  expect(page.chars.find(char => char.code === 'g'.charCodeAt(0))?.invisible).toBe(true)
  expect(page.objects).toEqual([expect.objectContaining({ kind: 'path', left: 50, right: 150 })])

  const picture = page.render(842)
  const pixel = (x: number, y: number) => picture.pixels[y * picture.width + x]
  expect([picture.width, picture.height]).toEqual([595, 842])
  expect(pixel(100, 842 - 60)).toBeLessThan(80)
  expect(pixel(300, 500)).toBe(255)
  page.close()
  document.close()
})

test('print is bold where its font’s name says so, though the font tells of half its stems', async () => {
  const text = (bold: boolean) => ({ text: 'Hi', x: 100, y: bold ? 200 : 300, bold })
  const document = await openPdfium(writePdf([{ texts: [text(true), text(false)] }]))
  const page = document.openPage(0)
  const letters = page.chars.filter(char => char.code === 'H'.charCodeAt(0))
  expect(letters.map(({ bold }) => bold)).toEqual([true, false])
  page.close()
  document.close()
})

test('bytes that are no PDF are refused with pdfium’s error number', async () => {
  await expect(openPdfium(Buffer.from('%PDF-1.4 nothing more'))).rejects.toBeInstanceOf(PdfiumRefusal)
})
