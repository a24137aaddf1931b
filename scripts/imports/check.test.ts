import { describe, expect, it } from 'vitest'
import { check } from './check.mjs'
import { ringsIn } from './read.mjs'

/** Files by path; a list stands for that many value imports, in a file with nothing else. */
const problemsOf = (files: Record<string, string | string[]>): string[] =>
  check(
    new Map(
      Object.entries(files).map(([file, text]) => [file, typeof text === 'string' ? text : text.map((to) => `import '${to}'`).join('\n')]),
    ),
  ).problems
const refused = (from: string, ...imports: string[]): number => problemsOf({ [from]: imports }).length

describe('rooms', () => {
  it.each([
    ['contract/match/match.ts', '../../rules/time/day.ts'],
    ['rules/time/day.ts', '../../src/core/store/store.ts'],
    ['src/core/store/store.ts', '../../features/match/queries.ts'],
    ['src/ui/use-store.ts', '../core/api/api.ts'],
    ['src/features/match/queries.ts', '../../routes/site/main.tsx'],
    ['src/features/match/queries.ts', '../../app/start.tsx'],
    ['src/app/start.tsx', '../../server/config.ts'],
    ['sw/push.ts', '../src/features/follow/wanted.ts'],
    ['server/core/live/hub.ts', '../../features/match/store.ts'],
    ['server/features/match/store.ts', '../../../src/core/store/store.ts'],
    ['server/features/match/store.ts', '../../feed/open.ts'],
    ['server/feed/open.ts', '../features/match/routes.ts'],
    ['server/app.ts', '../tests/support/app.ts'],
  ])('%s may not import %s', (from, to) => {
    expect(problemsOf({ [from]: [to] })).toEqual([expect.stringContaining(`${from} imports `)])
  })

  it.each([
    ['src/ui/use-store.ts', '../core/store/store.ts'],
    ['src/features/match/queries.ts', '../../core/api/api.ts'],
    ['src/routes/site/main.tsx', '../../features/home/HomePage.tsx'],
    ['src/app/start.tsx', '../features/shell/menu/Menu.tsx'],
    ['server/feed/open.ts', '../features/match/feed-message.ts'],
    ['server/parts/money.ts', '../features/money/ledger/table.ts'],
  ])('%s may import %s', (from, to) => {
    expect(problemsOf({ [from]: [to] })).toEqual([])
  })

  it('detects dynamic imports, re-exports and type imports', () => {
    const to = '../../features/match/queries.ts'
    expect(problemsOf({ 'src/core/store/store.ts': `const later = () => import('${to}')` })).toHaveLength(1)
    expect(problemsOf({ 'src/core/store/store.ts': `export { a } from '${to}'` })).toHaveLength(1)
    expect(problemsOf({ 'src/core/store/store.ts': `export * from '${to}'` })).toHaveLength(1)
    expect(problemsOf({ 'src/core/store/store.ts': `import type { A } from '${to}'` })).toHaveLength(1)
    expect(problemsOf({ 'src/core/store/store.ts': `type A = typeof import('${to}')` })).toHaveLength(1)
  })

  it('requires literal paths in dynamic imports', () => {
    expect(problemsOf({ 'src/core/store/store.ts': 'const later = (name: string) => import(name)' })).toEqual([
      expect.stringContaining('write the path'),
    ])
    expect(problemsOf({ 'src/begin.ts': 'void import(app.href)' })).toEqual([])
  })

  it('allows types of the contract in the app, but values only from its constants', () => {
    expect(problemsOf({ 'src/core/store/store.ts': "import type { Match } from '../../../contract/match/match.ts'" })).toEqual([])
    expect(problemsOf({ 'src/core/store/store.ts': ['../../../contract/limits/limits.ts'] })).toEqual([])
    expect(problemsOf({ 'src/core/store/store.ts': ['../../../contract/match/match.ts'] })).toEqual([
      expect.stringContaining('the type alone'),
    ])
    expect(problemsOf({ 'rules/time/day.ts': "const later = () => import('../../contract/match/match.ts')" })).toHaveLength(1)
  })
})

describe('features', () => {
  it('import only earlier features of a fixed order, without cycles', () => {
    expect(refused('src/features/match/queries.ts', '../follow/follow-store.ts')).toBe(0)
    expect(refused('src/features/follow/follow-store.ts', '../match/queries.ts')).toBe(1)
    expect(refused('src/features/home/HomePage.tsx', '../match/queries.ts')).toBe(0)
    expect(refused('src/features/home/HomePage.tsx', '../money/queries.ts')).toBe(1)
  })

  it('expose restricted parts only to permitted importers', () => {
    expect(refused('src/features/room/live/LivePage.tsx', '../stream/clock/room-clock.ts')).toBe(0)
    expect(refused('src/features/home/HomePage.tsx', '../room/stream/clock/room-clock.ts')).toBe(1)
  })

  it('hide their inner folders, except the open ones', () => {
    expect(refused('src/features/home/HomePage.tsx', '../match/row/ScoreRow.tsx')).toBe(0)
    expect(refused('src/features/home/HomePage.tsx', '../alert/popup/PopupCards.tsx')).toBe(1)
    expect(refused('src/features/home/HomePage.tsx', '../alert/live.ts')).toBe(0)
    expect(refused('src/routes/site/main.tsx', '../../features/alert/popup/PopupCards.tsx')).toBe(0)
  })

  it('of the server expose only their store', () => {
    expect(refused('server/features/alert/alerts.ts', '../match/store.ts')).toBe(0)
    expect(refused('server/features/alert/alerts.ts', '../match/reduce/reduce.ts')).toBe(1)
  })

  it('have no cycles between inner folders', () => {
    const list = 'src/features/match/list/a.ts'
    const row = 'src/features/match/row/b.ts'
    expect(problemsOf({ [list]: ['../row/c.ts'], [row]: ['../list/d.ts'] })).toEqual([
      'folders of src/features/match need each other: list → row → list',
    ])
    expect(problemsOf({ [list]: ['../row/c.ts'], [row]: ['../state/d.ts'] })).toEqual([])
    // Files above the inner folders join them, and all may use them.
    expect(problemsOf({ 'src/features/match/a.ts': ['./list/b.ts'], 'src/features/match/list/b.ts': ['../c.ts'] })).toEqual([])
    // Types do not run.
    expect(problemsOf({ [list]: ['../row/c.ts'], [row]: "import type { D } from '../list/d.ts'" })).toEqual([])
  })
})

describe('domains of the server', () => {
  const gift = 'server/features/gift/routes.ts'
  it('import lower layers, types included, and never upward', () => {
    expect(refused(gift, '../account/store.ts', '../money/wallet/store.ts', '../report/store.ts')).toBe(0)
    expect(refused('server/features/account/store.ts', '../gift/store.ts')).toBe(1)
    expect(problemsOf({ 'server/features/account/store.ts': "import type { A } from '../gift/store.ts'" })).toEqual([
      expect.stringContaining('base is on layer 1, live on layer 4'),
    ])
    // Domains on the same layer.
    expect(refused('server/features/task/store.ts', '../room/store.ts')).toBe(1)
  })

  it('have no cycles among their features', () => {
    const [low, high] = ['server/features/gift/store.ts', 'server/features/gift/guard/store.ts']
    expect(problemsOf({ [high]: ['../store.ts'] })).toEqual([])
    expect(problemsOf({ [high]: ['../store.ts'], 'server/features/gift/events.ts': ['./guard/store.ts'], [low]: [] })).toEqual([
      'features need each other: gift/guard → gift → gift/guard',
    ])
  })
})

describe('packages', () => {
  it('write SQL in the stores of a feature only', () => {
    const sql = "import { sql } from 'drizzle-orm'"
    expect(problemsOf({ 'server/features/match/intake/intake.ts': sql })).toEqual([expect.stringContaining('SQL belongs in a store.ts')])
    expect(problemsOf({ 'server/features/match/read/odds-store.ts': sql, 'server/features/match/table.ts': sql })).toEqual([])
    expect(problemsOf({ 'server/features/match/intake/intake.ts': "import type { SQL } from 'drizzle-orm'" })).toEqual([])
    expect(problemsOf({ 'server/core/jobs/jobs.ts': sql })).toEqual([])
  })

  it.each([
    ['src/features/room/stream/Player.tsx', 'hls.js'],
    ['src/core/api/api.ts', 'react'],
    ['src/features/match/queries.ts', 'drizzle-orm/pg-core'],
    ['src/ui/Button.tsx', 'fastify'],
    ['server/features/match/store.ts', 'react'],
    ['server/features/match/store.ts', 'pg'],
    ['server/features/match/store.ts', '@tanstack/react-query'],
    ['src/features/match/queries.ts', 'typebox'],
    ['src/features/match/queries.ts', 'left-pad'],
    ['rules/time/day.ts', 'node:fs'],
    ['sw/push.ts', 'node:crypto'],
  ])('%s may not import %s', (from, name) => {
    expect(problemsOf({ [from]: [name] })).toHaveLength(1)
    expect(problemsOf({ [from]: `const later = () => import('${name}')` })).toHaveLength(1)
    expect(problemsOf({ [from]: `import type { A } from '${name}'` })).toHaveLength(1)
  })

  it.each([
    ['src/features/room/stream/engine/hls-engine.ts', 'hls.js/dist/hls.worker.js?url'],
    ['src/ui/layer/Dialog.tsx', '@base-ui/react/dialog'],
    ['server/features/match/table.ts', 'drizzle-orm/pg-core'],
    ['server/core/hasher.ts', 'node:crypto'],
    ['contract/match/match.ts', 'typebox'],
    ['tests/e2e/match/list.spec.ts', '@playwright/test'],
    ['src/core/api/api.test.ts', 'fast-check'],
  ])('%s may import %s', (from, name) => {
    expect(problemsOf({ [from]: [name] })).toEqual([])
  })
})

describe('tests', () => {
  it.each([
    ['tests/e2e/match/list.spec.ts', '../../../src/core/store/store.ts'],
    ['tests/e2e/match/list.spec.ts', '../../server/match/match.test.ts'],
    ['tests/support/match/sample-row.ts', '../../server/match/shared.ts'],
    ['tests/server/match/match.test.ts', '../../../src/features/match/queries.ts'],
    ['src/core/store/store.test.ts', '../../features/match/queries.ts'],
    ['server/features/match/store.test.ts', '../alert/decide.ts'],
    ['tests/match.test.ts', './support/soak.ts'],
  ])('%s may not import %s', (from, to) => {
    expect(refused(from, to)).toBe(1)
  })

  it.each([
    ['tests/e2e/match/list.spec.ts', '../../../contract/match/match.ts'],
    ['tests/server/match/match.test.ts', '../../support/app.ts'],
    ['tests/bench/danmaku/page.ts', '../../../src/features/danmaku/stage/stage.ts'],
    ['src/core/store/store.test.ts', '../../../contract/match/match.ts'],
    ['src/features/match/queries.test.ts', '../../../tests/support/match/sample-row.ts'],
    ['server/feed/scheduler.test.ts', '../features/match/reduce/reduce.ts'],
  ])('%s may import %s', (from, to) => {
    expect(refused(from, to)).toBe(0)
  })

  it('beside a source boot nothing, not even indirectly', () => {
    expect(problemsOf({ 'rules/time/day.test.ts': ['../../tests/support/app.ts'] })).toEqual([expect.stringContaining('move it to tests/')])
    expect(
      problemsOf({
        'server/features/money/ledger/book.test.ts': ['./book.ts'],
        'server/features/money/ledger/book.ts': ['pg'],
      }),
    ).toEqual(['server/features/money/ledger/book.test.ts boots pg, through server/features/money/ledger/book.ts: move it to tests/'])
    expect(
      problemsOf({
        'server/features/money/ledger/book.test.ts': ['./book.ts'],
        'server/features/money/ledger/book.ts': "import type { Pool } from 'pg'",
      }),
    ).toEqual([])
  })
})

describe('source files', () => {
  it('have no static import cycles', () => {
    const ring = { 'rules/a.ts': ['./b.ts'], 'rules/b.ts': ['./c.ts'], 'rules/c.ts': ['./a.ts'] }
    expect(problemsOf(ring)).toEqual(['a cycle: rules/a.ts → rules/b.ts → rules/c.ts → rules/a.ts'])
    expect(problemsOf({ ...ring, 'rules/c.ts': "import type { A } from './a.ts'" })).toEqual([])
    expect(problemsOf({ ...ring, 'rules/c.ts': "const later = () => import('./a.ts')" })).toEqual([])
  })

  it('load demo code only on demand, not even indirectly before', () => {
    const world = { 'server/parts/demo/demo-world.ts': ['../../world/seed.ts'], 'server/world/seed.ts': '' }
    expect(problemsOf({ ...world, 'server/app.ts': ['./parts/demo/demo-world.ts'] })).toEqual([
      'server/app.ts needs server/world/seed.ts before it can run: load it where it is wanted',
    ])
    expect(problemsOf({ ...world, 'server/app.ts': "const later = () => import('./parts/demo/demo-world.ts')" })).toEqual([])
    expect(problemsOf({ ...world, 'server/app.ts': "import type { World } from './world/seed.ts'" })).toEqual([])
  })

  it('have at most 300 lines, tests at most 500, and folders at most 25 files', () => {
    const lines = (count: number) => '// a line\n'.repeat(count)
    expect(problemsOf({ 'rules/a.ts': lines(300), 'rules/a.test.ts': lines(500), 'server/feed/names/clubs.ts': lines(900) })).toEqual([])
    expect(problemsOf({ 'rules/a.ts': lines(301) })).toEqual(['rules/a.ts has 301 lines: 300 at most'])
    expect(problemsOf({ 'rules/a.test.ts': lines(501) })).toEqual(['rules/a.test.ts has 501 lines: 500 at most'])
    const folder = (count: number) =>
      check(
        new Map(),
        Array.from({ length: count }, (_, at) => `rules/${at}.css`),
      )
    expect(folder(25).problems).toEqual([])
    expect(folder(26).problems).toEqual(['rules has 26 files, 25 at most: divide it by its parts'])
  })

  it('report the error of an unparsable file', () => {
    expect(problemsOf({ 'rules/a.ts': 'const = 1' })).toEqual([expect.stringMatching(/^rules\/a\.ts: /)])
  })

  it('yield all packages that they import', () => {
    expect(
      check(new Map([['server/core/log.ts', "import { pino } from 'pino'\nconst later = () => import('@node-rs/argon2/x')"]])).packages,
    ).toEqual(new Set(['pino', '@node-rs/argon2']))
  })
})

it('finds every cycle of a graph, even if entered from outside', () => {
  const ways: Record<string, string[]> = { a: ['b'], b: ['c'], c: ['b'], d: ['d'] }
  expect(ringsIn(Object.keys(ways), (node: string) => ways[node] ?? [])).toEqual([
    ['b', 'c', 'b'],
    ['d', 'd'],
  ])
})
