// Cells and lines of CSV by RFC 4180, as spreadsheets read them and never run them. Pure.

/** Before the first line, so that spreadsheets read UTF-8. */
export const csvMark = '\uFEFF'

/** `figure`: a number as it is written. Null: nothing. */
export type CsvCell = string | number | { figure: string } | null

/**
 * Where a formula would begin: at the front, also behind blanks and in full-width signs; and behind a semicolon, a tab or the end of a
 * line, where spreadsheets of countries with decimal commas part cells, whatever quotes stand within.
 */
const formula = /^(?=\s*[=+\-@＝＋－＠]|[\t\r\n])|(?<=[;\t\r\n])(?=[^\S\t\r\n]*[=+\-@＝＋－＠])/g

/** A cell of words. What a spreadsheet would take for a formula is made a text. */
export function csvText(text: string): string {
  const safe = text.replace(formula, "'")
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A sum of fen as yuan with two decimals. */
export function yuanCell(fen: number): { figure: string } {
  const sum = Math.abs(fen)
  return { figure: `${fen < 0 ? '-' : ''}${Math.floor(sum / 100)}.${String(sum % 100).padStart(2, '0')}` }
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return csvText(cell)
  if (typeof cell === 'object') return cell.figure
  if (!Number.isFinite(cell)) throw new RangeError(`${cell} is no number of a table`)
  return String(cell)
}

/** How many rows such a text has beside its head. A doubled quote is two quoted pieces side by side here. */
export const csvRows = (csv: string): number => Math.max(0, csv.replace(/"[^"]*"/g, '').split('\r\n').length - 2)

/** One line with its end. @throws RangeError for a number that is none */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`
