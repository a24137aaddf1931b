// Reads the name tables: one thing a line, its parts divided by bars.
import type { Name } from '../../../contract/wire/name.ts'

export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'))

/** A name from 'zh|en|vi'; without a third part Vietnamese writes it as English does. */
export function nameOf(text: string): Name {
  const [zh = '', en = '', vi = en] = text.split('|')
  return { zh, en, vi }
}
