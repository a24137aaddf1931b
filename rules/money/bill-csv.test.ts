import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Bill } from '../../contract/money/bill.ts'
import { billsCsv, timeCell } from './bill-csv.ts'

const bill: Bill = {
  id: '7',
  type: 'exchange',
  wallet: 'consumption',
  amount: -125,
  after: 5,
  title: null,
  ref: 'e1',
  at: '2026-11-21T16:30:00.000Z',
}

it('formats diamonds with one decimal, coins as integers, and times in the time zone', () => {
  const csv = billsCsv([bill, { ...bill, wallet: 'gold', amount: 20, type: 'check-in' }], 'en', 'Asia/Shanghai')
  expect(csv.split('\r\n').slice(1, 3)).toEqual([
    '2026-11-22 00:30:00,Redemption,Spending wallet (diamonds),-12.5,0.5,,e1,7',
    '2026-11-22 00:30:00,Check-in,Gold coins,20,5,,e1,7',
  ])
  expect(csv.startsWith('\uFEFFTime,Type')).toBe(true)
})

it('quotes special characters and escapes formulas', () => {
  const titles = ['a,"b"', '=HYPERLINK("x")', 'two\nlines', '@x', '-1+1']
  const csv = billsCsv(
    titles.map((en) => ({ ...bill, title: { zh: '', en, vi: '' } })),
    'en',
    'UTC',
  )
  for (const cell of ['"a,""b"""', `"'=HYPERLINK(""x"")"`, '"two\nlines"', "'@x", "'-1+1"]) expect(csv).toContain(`,0.5,${cell},e1,7\r\n`)
})

/** Parses it like a spreadsheet, by RFC 4180; no cell contains quotes. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  for (const sign of csv) {
    if (sign === '"') quoted = !quoted
    else if (quoted || !/[,\r\n]/.test(sign)) cell += sign
    else if (sign !== '\r') {
      rows.at(-1)?.push(cell)
      if (sign === '\n') rows.push([])
      cell = ''
    }
  }
  return rows.slice(0, -1)
}

it('keeps ledger numbers intact in a spreadsheet, with no text cell read as a formula', () => {
  const word = fc.oneof(fc.string(), fc.constantFrom('=1+1', ' =1+1', '＝1+1', '\t@SUM(A1)', '\n-2', '+8613800138000'))
  const line = fc.record({
    wallet: fc.constantFrom('consumption' as const, 'income' as const, 'gold' as const),
    amount: fc.integer({ min: -999_999_999, max: 999_999_999 }),
    after: fc.integer({ min: 0, max: 999_999_999 }),
    // Quotes are tested above: here commas, line breaks and formula signs.
    title: word.map((text) => text.replaceAll('"', '')),
    ref: fc.uuid(),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const bills = lines.map(({ title, ...rest }): Bill => ({ ...bill, ...rest, title: { zh: title, en: title, vi: title } }))
      const csv = billsCsv(bills, 'zh', 'Asia/Shanghai')
      expect(csv.charCodeAt(0)).toBe(0xfeff)
      const [head, ...rows] = cellsOf(csv.slice(1))
      expect(head).toHaveLength(8)
      expect(rows).toHaveLength(lines.length)
      for (const [index, row] of rows.entries()) {
        const { wallet, amount, after, title, ref } = lines[index] as (typeof lines)[number]
        expect(row).toHaveLength(8)
        const unit = wallet === 'gold' ? 1 : 10
        expect([Math.round(Number(row[3]) * unit), Math.round(Number(row[4]) * unit), row[6]]).toEqual([amount, after, ref])
        // Except for the apostrophes that turn a formula into text.
        expect(row[5]?.replaceAll("'", '')).toBe(title.replaceAll("'", ''))
        expect(row[5]).not.toMatch(/(^|[;\t\r\n])\s*[=+\-@＝＋－＠]/)
      }
    }),
  )
})

it('formats midnight as 00', () => {
  expect(timeCell('2026-11-21T00:00:00Z', 'UTC')).toBe('2026-11-21 00:00:00')
})
