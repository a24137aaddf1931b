// npm run operator -- create NAME: gives an account access to the admin pages, and creates it if needed; also grant, revoke and list.
import { randomInt } from 'node:crypto'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { AdminRole } from '../contract/wire/role.ts'
import { type Config, readConfig } from './config.ts'
import { ConfigError } from './config-environment.ts'
import { takeServerLock } from './core/database/advisory.ts'
import { migrateDatabase, migrationsFolder, openDatabase } from './core/database/database.ts'
import { createHasher } from './core/hasher.ts'
import { openKeys } from './core/keys.ts'
import { createLog } from './core/log.ts'
import { StartError } from './core/start-error.ts'
import { giveRole, noteRole, takeRole } from './features/account/console-roles.ts'
import { hashPassword } from './features/account/login/passwords.ts'
import { readTypedMobile } from './features/account/mobile/typed-mobile.ts'
import { listStaff } from './features/account/staff-store.ts'
import { type AccountRow, findByMobile, insertAccount } from './features/account/store.ts'
import { findDatabase } from './find-database.ts'
import { readArguments, usage, type Wanted } from './operator/operator-arguments.ts'

/** This file is server/operator.ts in the sources and dist/server/operator.js when built. */
const here = dirname(fileURLToPath(import.meta.url))
const root = resolve(here, basename(dirname(here)) === 'dist' ? '../..' : '..')
const print = (text: string): void => void process.stdout.write(`${text}\n`)

/** Letters and digits that cannot be confused with each other. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const newPassword = (): string => Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('')

function mobileOf(name: string) {
  const mobile = readTypedMobile(name)
  if (!mobile) throw new StartError(`${name} is neither a phone number such as 86-13800138000 nor an email address.`)
  return mobile
}
const nameOf = ({ mobile, email }: AccountRow): string => mobile ?? email ?? ''

const roleName: Record<AdminRole, string> = {
  operator: 'an operator',
  support: 'support',
  moderator: 'a moderator',
  treasurer: 'a treasurer',
  editor: 'an editor',
}

async function knownOf(db: NodePgDatabase, name: string): Promise<AccountRow> {
  const known = await findByMobile(db, mobileOf(name))
  if (!known) throw new StartError(`There is no account ${name}.`)
  return known
}

async function grant(db: NodePgDatabase, known: AccountRow, role: AdminRole): Promise<void> {
  await giveRole(db, known.id, role)
  print(`${nameOf(known)} (account ${known.id}) is ${roleName[role]}. Its password stays as it is.`)
}

async function create(config: Config, db: NodePgDatabase, name: string, role: AdminRole): Promise<void> {
  const mobile = mobileOf(name)
  const known = await findByMobile(db, mobile)
  if (known) return grant(db, known, role)
  const password = newPassword()
  const hasher = createHasher((await openKeys(config)).derive('pepper'))
  const phc = await hashPassword(hasher, password)
  const made = await db.transaction(async (tx) => {
    const nickname = (id: string): string => `Operator ${id}`
    const row = await insertAccount(tx, { mobile, nickname, password: phc, roles: [role] })
    if (row) await noteRole(tx, { role, on: true, id: row.id, known: null })
    return row
  })
  if (!made) throw new StartError(`${mobile.text} was registered at this moment: try again.`)
  print(`${mobile.text} (account ${made.id}) is ${roleName[role]}. Its password, said only here: ${password}`)
}

async function revoke(db: NodePgDatabase, known: AccountRow, { role, force }: Pick<Wanted, 'role' | 'force'>): Promise<void> {
  await takeRole(db, known.id, role, force)
  print(`${nameOf(known)} (account ${known.id}) is ${role === 'operator' ? 'no operator' : `not ${roleName[role]}`} any more.`)
}

async function list(db: NodePgDatabase): Promise<void> {
  const staff = await listStaff(db)
  for (const row of staff) print(`${row.id}  ${nameOf(row)}  ${row.nickname}  ${row.roles.join(', ')}`)
  if (!staff.some(({ roles }) => roles.includes('operator'))) print('There is no operator yet.')
}

async function run(wanted: Wanted): Promise<void> {
  const { command, name, role } = wanted
  const config = readConfig(process.env, join(root, 'dist', 'app'))
  const log = createLog('warn')
  // Before the database is opened, so that an invalid name changes nothing.
  if (command !== 'list') mobileOf(name)
  const found = await findDatabase(config, { onProgress: (text) => print(`… ${text}`) })
  // Without the lock the database belongs to a running server: it is used, but not stopped.
  const lock = await takeServerLock(found, log, () => undefined).catch((error: unknown) => {
    if (found.started || !(error instanceof StartError)) throw error
    return null
  })
  const database = openDatabase(found.connection, log)
  try {
    if (lock) await migrateDatabase(database.db, migrationsFolder(config.appDir))
    if (command === 'create') await create(config, database.db, name, role)
    else if (command === 'grant') await grant(database.db, await knownOf(database.db, name), role)
    else if (command === 'revoke') await revoke(database.db, await knownOf(database.db, name), wanted)
    else await list(database.db)
  } finally {
    await database.pool.end()
    await lock?.release()
    if (lock) await found.stop()
  }
}

const wanted = readArguments(process.argv.slice(2))
if (!wanted) {
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}
await run(wanted).catch((error: unknown) => {
  const known = error instanceof StartError || error instanceof ConfigError
  process.stderr.write(known ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
