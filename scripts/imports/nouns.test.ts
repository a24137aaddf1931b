// docs/nouns.md shows the table of scripts/imports/nouns.mjs, with the names that the contract has on the wire.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { featureOf, nounProblems, nouns } from './nouns.mjs'

type Sides = Partial<Record<'contract' | 'server' | 'app', true | 'inner'>>
const table = Object.entries(nouns as Record<string, Sides>)
const rows = new Map(
  [
    ...readFileSync('docs/nouns.md', 'utf8').matchAll(
      /^\| `([\w/-]+)` \| ([^|]+) \| (✓|inner|) \| (✓|inner|) \| (✓|inner|) \| ([^|]*) \|$/gm,
    ),
  ].map(([, noun = '', meaning = '', contract, server, app, wire = '']) => [noun, { meaning, sides: [contract, server, app], wire }]),
)
const mark = (side: true | 'inner' | undefined): string => (side === true ? '✓' : (side ?? ''))

/** Names on the wire by noun, from the endpoints of the contract. */
function wireNames(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const name of readdirSync('contract', { recursive: true, encoding: 'utf8' }).filter((file) => /^[^.]+\.ts$/.test(file))) {
    const [noun] = table
      .filter(([one, { contract }]) => contract && (name.startsWith(`${one}/`) || name === `${one}.ts`))
      .map(([one]) => one)
      .sort((a, b) => b.length - a.length)
    if (noun === undefined || noun === 'admin') continue
    for (const [, word = ''] of readFileSync(`contract/${name}`, 'utf8').matchAll(/^ {2}'(?:GET|POST) api\/(\w+)\//gm))
      if (word !== 'Desk') found.set(noun, (found.get(noun) ?? new Set()).add(word))
  }
  return found.set('admin', new Set(['Desk']))
}

it('the page has each noun once, with its sides', () => {
  expect([...rows.keys()]).toEqual(table.map(([noun]) => noun))
  for (const [noun, { contract, server, app }] of table) expect(rows.get(noun)?.sides, noun).toEqual([contract, server, app].map(mark))
})

it('the page has the names on the wire', () => {
  const names = wireNames()
  expect(names.size).toBeGreaterThan(30)
  for (const [noun, row] of rows) expect(row.wire, noun).toBe([...(names.get(noun) ?? [])].sort().join(', '))
})

it('reports a folder without a noun, and a noun without a folder', () => {
  expect(nounProblems(['server/features/lottery/routes.ts'])).toContain(
    'server/features/lottery/routes.ts has no noun in scripts/imports/nouns.mjs',
  )
  expect(nounProblems(['src/features/lottery/Page.tsx'])[0]).toContain('has no noun')
  expect(nounProblems(['contract/lottery.ts'])[0]).toContain('has no noun')
  expect(nounProblems(['tests/server/lottery/draw.test.ts'])[0]).toContain('neither a noun')
  expect(nounProblems([])).toContain('gift/guard has nothing in contract')
})

it('knows the feature of a file: the innermost noun with rules of its own', () => {
  expect(featureOf('server/features/gift/routes.ts')).toBe('server/features/gift')
  expect(featureOf('server/features/gift/guard/routes.ts')).toBe('server/features/gift/guard')
  expect(featureOf('src/features/gift/guard/MyStatus.tsx')).toBe('src/features/gift')
  expect(featureOf('src/features/room/stream/clock/room-clock.ts')).toBe('src/features/room/stream')
  expect(featureOf('server/core/log.ts')).toBeUndefined()
})
