// npm run backup -- TARGET [--recordings] [--keys FILE] [--previous BACKUP]: database and files as they are now, beside a running server
// or without one.
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createBackup } from './backup/create.ts'
import { exists } from './backup/files.ts'
import { type Config, readConfig } from './config.ts'
import { ConfigError } from './config-environment.ts'
import { takeServerLock } from './core/database/advisory.ts'
import { createLog } from './core/log.ts'
import { maskText } from './core/mask.ts'
import { StartError } from './core/start-error.ts'
import { type FoundDatabase, findDatabase } from './find-database.ts'

const usage = 'npm run backup -- TARGET [--recordings] [--keys FILE] [--previous BACKUP]'
/** This file is server/backup.ts in the sources and dist/server/backup.js when built. */
const here = dirname(fileURLToPath(import.meta.url))
const root = resolve(here, basename(dirname(here)) === 'dist' ? '../..' : '..')
const say = (text: string): void => void process.stdout.write(`${text}\n`)
const sizeOf = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

function readArguments() {
  try {
    const options = { recordings: { type: 'boolean' }, keys: { type: 'string' }, previous: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [target = '', ...more] = positionals
    if (target !== '' && more.length === 0) return { ...values, target }
  } catch {
    // Whatever is wrong with them, the usage says it.
  }
  process.stderr.write(`${usage}\n`)
  process.exit(2)
}

/** What was started for the backup ends with it, unless a server took it over meanwhile. */
async function end(found: FoundDatabase): Promise<void> {
  if (!found.started) return
  const lock = await takeServerLock(found, createLog('silent'), () => undefined).catch(() => null)
  if (!lock) return
  await lock.release()
  await found.stop()
}

async function run(config: Config, { target, keys, ...rest }: ReturnType<typeof readArguments>): Promise<void> {
  if (!config.databaseUrl && !(await exists(join(config.dataDir, 'postgres', 'PG_VERSION'))))
    throw new StartError(`There is nothing to back up in DATA_DIR (${config.dataDir}).`)
  const onProgress = (text: string): void => say(`… ${text}`)
  const began = Date.now()
  const found = await findDatabase(config, { onProgress })
  try {
    const { manifest, keysFile, lost } = await createBackup(config, found, { ...rest, target, keysFile: keys && resolve(keys), onProgress })
    const { tables, leftOut } = manifest.database
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const bytes = tables.reduce((sum, { size }) => sum + size, manifest.files.bytes)
    if (leftOut.length > 0) say(`Left out, for they are not Grandstand's: ${leftOut.join(', ')}.`)
    for (const path of lost) say(`Lost before this backup: ${path}, which the database names and which is nowhere.`)
    if (keysFile) say(`The keys are in ${keysFile}: keep that file safe, and apart from the backup. Without it nobody could log in again.`)
    const size = `${tables.length} tables, ${rows} rows, ${manifest.files.count} files, ${sizeOf(bytes)}`
    say(`The backup is ${resolve(target)}: ${size}, in ${((Date.now() - began) / 1000).toFixed(1)} s.`)
  } finally {
    await end(found)
  }
}

const given = readArguments()
await Promise.resolve()
  .then(() => run(readConfig(process.env, join(root, 'dist', 'app')), given))
  .catch((error: unknown) => {
    const known = error instanceof StartError || error instanceof ConfigError
    process.stderr.write(known ? `${maskText(error.message)}\n` : `${error instanceof Error ? error.stack : String(error)}\n`)
    process.exitCode = 1
  })
