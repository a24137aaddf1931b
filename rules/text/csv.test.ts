import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CsvCell, csvLine, csvMark, csvRows, csvText, yuanCell } from './csv.ts'

/** Parses it by RFC 4180: the cells of each line. */
function read(csv: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  let at = 0
  while (at < csv.length) {
    let cell = ''
    if (csv[at] === '"') {
      at += 1
      while (csv[at] !== '"' || csv[at + 1] === '"') {
        if (at >= csv.length) throw new Error('a quote without an end')
        cell += csv[at]
        at += csv[at] === '"' ? 2 : 1
      }
      at += 1
    } else {
      const end = csv.slice(at).search(/[,\r\n]/)
      cell = csv.slice(at, at + end)
      if (end < 0 || cell.includes('"')) throw new Error('a cell that should be quoted')
      at += end
    }
    line.push(cell)
    if (csv[at] === ',') at += 1
    else if (csv.startsWith('\r\n', at)) {
      lines.push(line)
      line = []
      at += 2
    } else throw new Error(`neither a comma nor the end of a line at ${at}`)
  }
  return lines
}

const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/
/** The parts of a cell as a spreadsheet with semicolon or tab separators sees them. */
const partsOf = (cell: string): string[] => cell.split(/[;\t\r\n]/)
const word = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom('=1+1', '+8613800138000', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '"', 'a,"b"', 'x\r\ny', "'=1", ''),
  fc.array(fc.constantFrom('a', ';', '\t', '\r\n', ' ', '=', '-'), { maxLength: 8 }).map((all) => all.join('')),
)

describe('text cell', () => {
  it.each([
    ['临江', '临江'],
    ['a,b', '"a,b"'],
    ['"', '""""'],
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+86', "'+86"],
    ['-1', "'-1"],
    ['@x', "'@x"],
    ['\t1', "'\t1"],
    ['\r1', `"'\r1"`],
    ['86-138****8000', '86-138****8000'],
    ['2026-11-30T08:00:00.000Z', '2026-11-30T08:00:00.000Z'],
    ["x;=cmd|' /C calc'!A0;y", "x;'=cmd|' /C calc'!A0;y"],
    ['x\t =1; -2', "x\t' =1;' -2"],
    ['x\n=1', `"x\n'=1"`],
    ['x; y=1', 'x; y=1'],
  ])('%j is written as %j', (text, cell) => expect(csvText(text)).toBe(cell))
})

describe('CSV line', () => {
  it('is read back unchanged, with no text as a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.array(word, { minLength: 2, maxLength: 5 }), { maxLength: 6 }), (table) => {
        const back = read(table.map(csvLine).join(''))
        expect(back.map((line) => line.length)).toEqual(table.map((line) => line.length))
        for (const [row, line] of table.entries())
          for (const [place, text] of line.entries()) {
            const cell = back[row]?.[place]
            // Nothing is lost, and only an apostrophe was added.
            expect(cell?.replaceAll("'", '')).toBe(text.replaceAll("'", ''))
            if (!partsOf(text).some((part) => formula.test(part))) expect(cell).toBe(formula.test(text) ? `'${text}` : text)
            for (const part of [cell ?? '', ...partsOf(cell ?? '')]) expect(part).not.toMatch(formula)
          }
      }),
    )
  })

  it('writes numbers as numbers, including negative ones, and null as an empty cell', () => {
    const number = fc.oneof(fc.maxSafeInteger(), fc.double({ noNaN: true, noDefaultInfinity: true }))
    fc.assert(
      fc.property(fc.array(fc.oneof(number, fc.constant(null)), { minLength: 2, maxLength: 6 }), (cells: CsvCell[]) => {
        const [back] = read(csvLine(cells))
        expect(back?.map((cell) => (cell === '' ? null : Number(cell)))).toEqual(cells.map((cell) => (Object.is(cell, -0) ? 0 : cell)))
      }),
    )
    for (const none of [Number.NaN, Number.POSITIVE_INFINITY]) expect(() => csvLine([none])).toThrow(RangeError)
  })

  it('counts as one row, regardless of its content', () => {
    fc.assert(
      fc.property(fc.array(fc.array(word, { minLength: 2, maxLength: 3 }), { maxLength: 6 }), (table) => {
        expect(csvRows(csvMark + csvLine(['a', 'b']) + table.map(csvLine).join(''))).toBe(table.length)
      }),
    )
    expect(csvRows('')).toBe(0)
  })

  it('writes yuan with two decimals, exact to the fen', () => {
    expect([0, 5, 1_050, -1, 123_456_789].map((fen) => yuanCell(fen).figure)).toEqual(['0.00', '0.05', '10.50', '-0.01', '1234567.89'])
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (fen) => {
        const [cell = ''] = read(csvLine([yuanCell(fen), 'x']))[0] ?? []
        expect(cell).toMatch(/^-?\d+\.\d\d$/)
        expect(Math.round(Number(cell) * 100)).toBe(fen === 0 ? 0 : fen)
      }),
    )
  })
})
