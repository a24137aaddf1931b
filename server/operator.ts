// npm run operator -- create NAME: gives an account the desk, and makes it when there is none; also grant, revoke and list.
import { randomInt } from 'node:crypto'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type DeskRole, deskRoles } from '../contract/wire/role.ts'
import { type Config, readConfig } from './config.ts'
import { ConfigError } from './config-environment.ts'
import { lockSubject, writeAudit } from './core/audit/store.ts'
import { takeServerLock } from './core/database/advisory.ts'
import { migrateDatabase, migrationsFolder, openDatabase } from './core/database/database.ts'
import type { Tx } from './core/database/transaction.ts'
import { createHasher } from './core/hasher.ts'
import { openKeys } from './core/keys.ts'
import { createLog } from './core/log.ts'
import { StartError } from './core/start-error.ts'
import { readTypedMobile } from './features/account/mobile/typed-mobile.ts'
import { hashPassword } from './features/account/passwords.ts'
import { type AccountRow, findByMobile, grantRole, insertAccount, listStaff, lockAccount } from './features/account/store.ts'
import { findDatabase } from './find-database.ts'

const usage = `npm run operator -- create NAME [--role ROLE]   gives the account of a phone number (86-13800138000) or address a role at the desk, and makes it when there is none
npm run operator -- grant NAME [--role ROLE]    the same for an account that there is
npm run operator -- revoke NAME [--role ROLE]   takes it away
npm run operator -- list
ROLE is one of ${deskRoles.join(', ')}; without it operator, which may do all.`
/** This file is server/operator.ts in the sources and dist/server/operator.js when built. */
const here = dirname(fileURLToPath(import.meta.url))
const root = resolve(here, basename(dirname(here)) === 'dist' ? '../..' : '..')
const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Letters and digits that nobody takes for each other. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const newPassword = (): string => Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('')

interface Wanted {
  command: 'create' | 'grant' | 'revoke' | 'list'
  name: string
  role: DeskRole
}
/** Undefined: not how it is called. */
function readArguments([command, name = '', flag, value, ...more]: string[]): Wanted | undefined {
  if (command === 'list') return name === '' ? { command, name, role: 'operator' } : undefined
  const role = flag === undefined ? 'operator' : flag === '--role' ? deskRoles.find((one) => one === value) : undefined
  if ((command !== 'create' && command !== 'grant' && command !== 'revoke') || name === '' || !role || more.length > 0) return undefined
  return { command, name, role }
}

function mobileOf(name: string) {
  const mobile = readTypedMobile(name)
  if (!mobile) throw new StartError(`${name} is neither a phone number such as 86-13800138000 nor an email address.`)
  return mobile
}
const nameOf = ({ mobile, email }: AccountRow): string => mobile ?? email ?? ''

const roleName: Record<DeskRole, string> = {
  operator: 'an operator',
  support: 'support',
  moderator: 'a moderator',
  treasurer: 'a treasurer',
  editor: 'an editor',
}

/** Who runs the server may give and take roles; it is written down at the desk as well. `known`: null before there was such an account. */
function note(tx: Tx, { role, on, id, known }: { role: DeskRole; on: boolean; id: string; known: AccountRow | null }): Promise<void> {
  const done = { by: 'console', subject: `user ${id}`, at: Date.now() }
  if (role === 'operator') {
    const before = known && { operator: known.roles.includes(role) }
    return writeAudit(tx, { ...done, act: on ? 'operator.create' : 'operator.revoke', before, after: { operator: on } })
  }
  const others = known?.roles.filter((one) => one !== role) ?? []
  const states = { before: known && { roles: known.roles }, after: { roles: on ? [...others, role] : others } }
  return writeAudit(tx, { ...done, act: 'user.roles', ...states })
}

/** Gives an account a role or takes it away. */
async function change(db: NodePgDatabase, { id }: AccountRow, role: DeskRole, on: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSubject(tx, 'roles')
    const known = await lockAccount(tx, id)
    if (!known) throw new StartError(`There is no account ${id}.`)
    await grantRole(tx, id, role, on)
    await note(tx, { role, on, id, known })
  })
}

async function knownOf(db: NodePgDatabase, name: string): Promise<AccountRow> {
  const known = await findByMobile(db, mobileOf(name))
  if (!known) throw new StartError(`There is no account ${name}.`)
  return known
}

async function grant(db: NodePgDatabase, known: AccountRow, role: DeskRole): Promise<void> {
  await change(db, known, role, true)
  say(`${nameOf(known)} (account ${known.id}) is ${roleName[role]}. Its password stays as it is.`)
}

async function create(config: Config, db: NodePgDatabase, name: string, role: DeskRole): Promise<void> {
  const mobile = mobileOf(name)
  const known = await findByMobile(db, mobile)
  if (known) return grant(db, known, role)
  const password = newPassword()
  const hasher = createHasher((await openKeys(config)).derive('pepper'))
  const phc = await hashPassword(hasher, password)
  const made = await db.transaction(async (tx) => {
    const nickname = (id: string): string => `Operator ${id}`
    const row = await insertAccount(tx, { mobile, nickname, password: phc, roles: [role] })
    if (row) await note(tx, { role, on: true, id: row.id, known: null })
    return row
  })
  if (!made) throw new StartError(`${mobile.text} was registered at this moment: try again.`)
  say(`${mobile.text} (account ${made.id}) is ${roleName[role]}. Its password, said only here: ${password}`)
}

async function revoke(db: NodePgDatabase, known: AccountRow, role: DeskRole): Promise<void> {
  await change(db, known, role, false)
  say(`${nameOf(known)} (account ${known.id}) is ${role === 'operator' ? 'no operator' : `not ${roleName[role]}`} any more.`)
}

async function list(db: NodePgDatabase): Promise<void> {
  const staff = await listStaff(db)
  for (const row of staff) say(`${row.id}  ${nameOf(row)}  ${row.nickname}  ${row.roles.join(', ')}`)
  if (!staff.some(({ roles }) => roles.includes('operator'))) say('There is no operator yet.')
}

async function run({ command, name, role }: Wanted): Promise<void> {
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
    if (command === 'create') await create(config, database.db, name, role)
    else if (command === 'grant') await grant(database.db, await knownOf(database.db, name), role)
    else if (command === 'revoke') await revoke(database.db, await knownOf(database.db, name), role)
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
