// The roles of the embedded PostgreSQL: the superuser sets up; the application owns its database and nothing else.
import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Connection } from './cluster.ts'

export const secretFile = 'postgres.secret'
export const applicationRole = 'grandstand'

/** Returns the password of this DATA_DIR, created atomically at its first start; only its owner can read it. */
export async function readSecret(folder: string): Promise<string> {
  const path = join(folder, secretFile)
  const known = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (known !== null) return known
  const making = `${path}.${randomUUID()}`
  await writeFile(making, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 })
  try {
    // Of servers that start concurrently, the first one wins.
    await link(making, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(making, { force: true })
  }
  return readFile(path, 'utf8')
}

/** duplicate_object, duplicate_database, unique_violation. */
const alreadyThere = ['42710', '42P04', '23505']

/** Creates the application's role and database if missing; returns its connection. */
export async function prepareDatabase(admin: Connection): Promise<Connection> {
  const client = new Client(admin)
  // The failing query reports the error; an unhandled 'error' would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [applicationRole])
    const password = client.escapeLiteral(admin.password)
    if (role.rowCount === 0) await create(`CREATE ROLE ${applicationRole} LOGIN PASSWORD ${password}`)
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [applicationRole])
    if (database.rowCount === 0) await create(`CREATE DATABASE ${applicationRole} OWNER ${applicationRole}`)
  } finally {
    await client.end()
  }
  return { ...admin, user: applicationRole, database: applicationRole }

  /** Two servers that start at once both try; the advisory lock decides later which one stays. */
  async function create(statement: string): Promise<void> {
    await client.query(statement).catch((error: { code?: string }) => {
      if (!alreadyThere.includes(error.code ?? '')) throw error
    })
  }
}
