// Cells and lines of CSV by RFC 4180, which spreadsheets read but never execute. Pure.

/** Byte-order mark before the first line, so that spreadsheets detect UTF-8. */
export const csvMark = '\uFEFF'

/** `figure`: a preformatted number. Null: empty. */
export type CsvCell = string | number | { figure: string } | null

/**
 * Places where a formula could begin: at the start, also after spaces and in full-width characters; and after a semicolon, a tab or a line
 * break, where spreadsheets of countries with decimal commas split cells, even inside quotes.
 */
const formula = /^(?=\s*[=+\-@＝＋－＠]|[\t\r\n])|(?<=[;\t\r\n])(?=[^\S\t\r\n]*[=+\-@＝＋－＠])/g

/** A text cell. Escapes what a spreadsheet would treat as a formula. */
export function csvText(text: string): string {
  const safe = text.replace(formula, "'")
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** An amount of fen as yuan with two decimals. */
export function yuanCell(fen: number): { figure: string } {
  const sum = Math.abs(fen)
  return { figure: `${fen < 0 ? '-' : ''}${Math.floor(sum / 100)}.${String(sum % 100).padStart(2, '0')}` }
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return csvText(cell)
  if (typeof cell === 'object') return cell.figure
  if (!Number.isFinite(cell)) throw new RangeError(`${cell} is not a finite number`)
  return String(cell)
}

/** Number of rows of such a text without its header. A doubled quote counts as two adjacent quoted parts here. */
export const csvRows = (csv: string): number => Math.max(0, csv.replace(/"[^"]*"/g, '').split('\r\n').length - 2)

/** One line with its line break. @throws RangeError for an invalid number */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`
