// npm run operator -- create NAME: gives an account the desk, and makes it when there is none; also list and revoke.
import { randomInt } from 'node:crypto'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type Config, readConfig } from './config.ts'
import { ConfigError } from './config-environment.ts'
import { writeAudit } from './core/audit/store.ts'
import { takeServerLock } from './core/database/advisory.ts'
import { migrateDatabase, migrationsFolder, openDatabase } from './core/database/database.ts'
import type { Tx } from './core/database/transaction.ts'
import { createHasher } from './core/hasher.ts'
import { openKeys } from './core/keys.ts'
import { createLog } from './core/log.ts'
import { StartError } from './core/start-error.ts'
import { readTypedMobile } from './features/account/mobile/typed-mobile.ts'
import { hashPassword } from './features/account/passwords.ts'
import { type AccountRow, findByMobile, grantRole, insertAccount, listByRole } from './features/account/store.ts'
import { findDatabase } from './find-database.ts'

const usage = `npm run operator -- create NAME   gives the account of a phone number (86-13800138000) or address the desk, and makes it when there is none
npm run operator -- revoke NAME   takes it away
npm run operator -- list`
/** This file is server/operator.ts in the sources and dist/server/operator.js when built. */
const here = dirname(fileURLToPath(import.meta.url))
const root = resolve(here, basename(dirname(here)) === 'dist' ? '../..' : '..')
const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Letters and digits that nobody takes for each other. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const newPassword = (): string => Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('')

function mobileOf(name: string) {
  const mobile = readTypedMobile(name)
  if (!mobile) throw new StartError(`${name} is neither a phone number such as 86-13800138000 nor an email address.`)
  return mobile
}
const nameOf = ({ mobile, email }: AccountRow): string => mobile ?? email ?? ''

/** Who runs the server may give and take the desk; it is written down there as well. `known`: null before there was such an account. */
function note(tx: Tx, act: 'operator.create' | 'operator.revoke', id: string, known: AccountRow | null): Promise<void> {
  const before = known && { operator: known.roles.includes('operator') }
  const after = { operator: act === 'operator.create' }
  return writeAudit(tx, { by: 'console', act, subject: `user ${id}`, before, after, at: Date.now() })
}

async function create(config: Config, db: NodePgDatabase, name: string): Promise<void> {
  const mobile = mobileOf(name)
  const known = await findByMobile(db, mobile)
  if (known) {
    await db.transaction(async (tx) => {
      await grantRole(tx, known.id, 'operator', true)
      await note(tx, 'operator.create', known.id, known)
    })
    say(`${mobile.text} (account ${known.id}) is an operator. Its password stays as it is.`)
    return
  }
  const password = newPassword()
  const hasher = createHasher((await openKeys(config)).derive('pepper'))
  const phc = await hashPassword(hasher, password)
  const made = await db.transaction(async (tx) => {
    const nickname = (id: string): string => `Operator ${id}`
    const row = await insertAccount(tx, { mobile, nickname, password: phc, roles: ['operator'] })
    if (row) await note(tx, 'operator.create', row.id, null)
    return row
  })
  if (!made) throw new StartError(`${mobile.text} was registered at this moment: try again.`)
  say(`${mobile.text} (account ${made.id}) is an operator. Its password, said only here: ${password}`)
}

async function revoke(db: NodePgDatabase, name: string): Promise<void> {
  const known = await findByMobile(db, mobileOf(name))
  if (!known) throw new StartError(`There is no account ${name}.`)
  await db.transaction(async (tx) => {
    await grantRole(tx, known.id, 'operator', false)
    await note(tx, 'operator.revoke', known.id, known)
  })
  say(`${nameOf(known)} (account ${known.id}) is no operator any more.`)
}

async function list(db: NodePgDatabase): Promise<void> {
  const operators = await listByRole(db, 'operator')
  for (const row of operators) say(`${row.id}  ${nameOf(row)}  ${row.nickname}`)
  if (operators.length === 0) say('There is no operator yet.')
}

async function run(command: string, name: string): Promise<void> {
  const config = readConfig(process.env, join(root, 'dist', 'app'))
  const log = createLog('warn')
  // Before the database: a name that is none changes nothing.
  if (command !== 'list') mobileOf(name)
  const found = await findDatabase(config, { onProgress: (text) => say(`… ${text}`) })
  // Without the lock it is a running server's database: used, and left as it is.
  const lock = await takeServerLock(found, log, () => undefined).catch((error: unknown) => {
    if (found.started || !(error instanceof StartError)) throw error
    return null
  })
  const database = openDatabase(found.connection, log)
  try {
    if (lock) await migrateDatabase(database.db, migrationsFolder(config.appDir))
    if (command === 'create') await create(config, database.db, name)
    else if (command === 'revoke') await revoke(database.db, name)
    else await list(database.db)
  } finally {
    await database.pool.end()
    await lock?.release()
    if (lock) await found.stop()
  }
}

const [command = '', name = '', ...more] = process.argv.slice(2)
const isKnown = command === 'list' ? name === '' : ['create', 'revoke'].includes(command) && name !== ''
if (!isKnown || more.length > 0) {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}
await run(command, name).catch((error: unknown) => {
  const known = error instanceof StartError || error instanceof ConfigError
  process.stderr.write(known ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
