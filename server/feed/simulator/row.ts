// Parses the name tables: one row per line, with columns separated by bars.
import type { Name } from '../../../contract/wire/name.ts'

export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'))

/** Parses a name from 'zh|en|vi'; without a third part Vietnamese uses the English spelling. */
export function nameOf(text: string): Name {
  const [zh = '', en = '', vi = en] = text.split('|')
  return { zh, en, vi }
}
