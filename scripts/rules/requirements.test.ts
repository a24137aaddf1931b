// docs/requirements.md lists all requirements and their tests: each number occurs there once, each path exists, and every number cited
// anywhere is listed.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const page = readFileSync('docs/requirements.md', 'utf8')
const rows = [...page.matchAll(/^\| (R-[A-Z0-9]+-\d+) \| (.+) \| (.+) \|$/gm)].map(([, number = '', promise = '', proof = '']) => ({
  number,
  promise,
  proof,
}))
const pathsIn = (text: string): string[] => [...text.matchAll(/`([^`\s]+\/[^`\s]+)`/g)].map(([, path = '']) => path)

it('lists each number once, consecutively within its group', () => {
  expect(rows.length).toBe([...page.matchAll(/^\| R-/gm)].length)
  expect(rows.length).toBeGreaterThan(200)
  const counts = new Map<string, number>()
  for (const { number } of rows) {
    const [, group = '', place = ''] = /^(.+)-(\d+)$/.exec(number) ?? []
    counts.set(group, (counts.get(group) ?? 0) + 1)
    expect(`${group}-${place}`).toBe(`${group}-${counts.get(group)}`)
  }
})

it('lists existing tests or benchmarks for each requirement', () => {
  // Struck-out requirements no longer apply.
  const open = rows.filter(({ promise }) => !promise.startsWith('~~'))
  const isProof = (path: string): boolean => /\.(test|spec|bench)\.tsx?$/.test(path) || path.startsWith('tests/')
  expect(open.filter(({ proof }) => !pathsIn(proof).some(isProof))).toEqual([])
  expect(rows.flatMap(({ proof }) => pathsIn(proof)).filter((path) => !existsSync(path))).toEqual([])
})

const files = ['contract', 'docs', 'rules', 'scripts', 'server', 'src', 'sw', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|mjs|css|md)$/.test(path))
    .map((path) => `${folder}/${path}`),
)
const citedIn = (path: string): string[] => [...readFileSync(path, 'utf8').matchAll(/\bR-[A-Z0-9]+-\d+\b/g)].map(([number = '']) => number)
const cited = files.flatMap((path) => citedIn(path).map((number) => ({ number, path })))

it('lists every cited number', () => {
  const known = new Set(rows.map(({ number }) => number))
  expect(cited.length).toBeGreaterThan(rows.length)
  expect(cited.filter(({ number }) => !known.has(number))).toEqual([])
})
