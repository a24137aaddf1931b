import { expect, it } from 'vitest'
import { checkDatabase, type FoundDatabase } from './database.ts'

const migrations = [100, 200, 300]
const facts: FoundDatabase = {
  state: 'found',
  name: 'DATABASE_URL db/site',
  version: 180_004,
  encoding: 'UTF8',
  collation: 'C.UTF-8',
  isCollationChanged: false,
  maxConnections: 100,
  lastMigration: 300,
  now: 0,
  askedAt: 0,
  answeredAt: 0,
}
const check = (changed: Partial<FoundDatabase>) => checkDatabase(async () => ({ ...facts, ...changed }), migrations)

it.each([
  ['of this build', {}, 'ok'],
  ['empty', { lastMigration: null }, 'ok'],
  ['of an earlier build', { lastMigration: 100 }, 'warn'],
  ['of a newer build', { lastMigration: 400 }, 'fail'],
  ['of an older PostgreSQL', { version: 170_010 }, 'warn'],
  ['in another encoding', { encoding: 'SQL_ASCII' }, 'fail'],
  ['sorted otherwise than its indexes', { isCollationChanged: true }, 'warn'],
  ['short of connections', { maxConnections: 20 }, 'warn'],
])('verdict for a database: %s', async (_, changed, verdict) => expect((await check(changed)).verdict).toBe(verdict))

it('reports the database and how many migrations are pending', async () => {
  expect((await check({})).found).toBe('DATABASE_URL db/site is PostgreSQL 18.4, UTF8, sorted by C.UTF-8.')
  expect((await check({ lastMigration: 100 })).found).toContain('2 changes of its tables wait')
})

it('reports why the connection is refused', async () => {
  const refuse = () => Promise.reject(new Error('The database (x) cannot be used: nothing listens there.'))
  const refused = await checkDatabase(refuse, migrations)
  expect(refused).toMatchObject({ verdict: 'fail', found: 'The database (x) cannot be used: nothing listens there.' })
})

it('passes when the database is stopped with the server and has a program to start', async () => {
  const atRest = (major: string | null, isProgramThere = true) =>
    checkDatabase(async () => ({ state: 'at rest', major, isProgramThere }), migrations)
  expect((await atRest(null)).found).toBe('The first start makes it.')
  expect((await atRest('18')).found).toContain('PostgreSQL 18 starts with the server')
  expect((await atRest('18', false)).verdict).toBe('fail')
})
