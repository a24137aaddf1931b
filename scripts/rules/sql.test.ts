// SQL in Drizzle's `sql` is written in lower case: one way to write it, and text that a search finds.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const keyword =
  /\b(?:SELECT|INSERT|UPDATE|DELETE|FROM|WHERE|JOIN|ORDER|GROUP|BY|DESC|LIMIT|AND|OR|NOT|NULL|IN|AS|ON|EXISTS|CASE|WHEN|UNION)\b/
/** Without what is quoted in SQL. */
const statements = (text: string): string[] =>
  [...text.matchAll(/\bsql(?:<[^`]*?>)?(?:\.raw\()?`([^`]*)`/g)].map(([, statement = '']) => statement.replaceAll(/'[^']*'|"[^"]*"/g, ''))

it('uses lower case', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join('server', file))
  const found = files.flatMap((file) => statements(readFileSync(file, 'utf8')).map((statement) => ({ file, statement })))
  expect(found.length).toBeGreaterThan(200)
  expect(found.filter(({ statement }) => keyword.test(statement))).toEqual([])
})
