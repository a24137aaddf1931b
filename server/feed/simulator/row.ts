// Reads the name tables: one thing a line, its parts divided by bars.
import type { Name } from '../../../contract/name.ts'

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

/** One name from several, language by language. */
export const joinNames = (names: Name[], between: Name): Name => ({
  zh: names.map((name) => name.zh).join(between.zh),
  en: names.map((name) => name.en).join(between.en),
  vi: names.map((name) => name.vi).join(between.vi),
})
