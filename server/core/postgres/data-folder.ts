// Creates the data folder of the embedded PostgreSQL, completely or not at all.
import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isDiskFull, StartError } from '../start-error.ts'
import type { Binaries } from './binaries.ts'
import type { ClusterOptions } from './cluster.ts'
import { chooseLauncher } from './launcher.ts'
import { isFullDisk } from './log-file.ts'
import { isAlive } from './postmaster-file.ts'
import { secretFile } from './roles.ts'
import { initArguments } from './settings.ts'

const run = promisify(execFile)
const major = '18'

/** An upgraded data folder that has not replaced the old one yet. */
export const upgradedFolder = 'postgres.upgraded'

/** Major version of a data folder; null: it does not exist. */
async function versionOf(dataDir: string): Promise<string | null> {
  try {
    return (await readFile(join(dataDir, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Completes an upgrade that was interrupted between its two renames: the new folder is complete by then. */
async function finishUpgrade(folder: string, dataDir: string): Promise<void> {
  const upgraded = join(folder, upgradedFolder)
  if ((await versionOf(dataDir)) === null && (await versionOf(upgraded)) !== null) await rename(upgraded, dataDir)
}

/** Creates `dataDir` if it is absent. Upgrades an existing one of an earlier version; refuses any other version. */
export async function createDataFolder(
  folder: string,
  dataDir: string,
  binaries: Binaries,
  { onProgress, onEarlier }: Pick<ClusterOptions, 'onProgress' | 'onEarlier'> = {},
): Promise<void> {
  await finishUpgrade(folder, dataDir)
  const version = await versionOf(dataDir)
  if (version === major) return
  if (version !== null) {
    const isEarlier = Number(version) < Number(major)
    if (isEarlier && onEarlier) return onEarlier({ from: version, to: major, binaries })
    const hint = isEarlier ? 'npm start moves them over' : 'start the build that they belong to'
    throw new StartError(`The data in ${dataDir} belong to PostgreSQL ${version}, and this is ${major}: ${hint}.`)
  }
  onProgress?.('creating the database')
  await removeLeftovers(folder)
  // Renamed into place when complete: an interrupted start leaves nothing that looks like data.
  const making = join(folder, `postgres.new-${process.pid}`)
  await mkdir(making, { mode: 0o700 })
  try {
    await initialise(folder, making, binaries)
    await rename(making, dataDir)
  } catch (error) {
    await rm(making, { recursive: true, force: true })
    const taken = ['ENOTEMPTY', 'EEXIST'].includes(String((error as NodeJS.ErrnoException).code))
    if (!taken) throw error
  }
}

/** Runs initdb in the empty folder `making`. */
export async function initialise(folder: string, making: string, binaries: Binaries): Promise<void> {
  const launcher = await chooseLauncher(binaries.initdb, making)
  const [command = '', ...rest] = [...launcher.prefix, binaries.initdb, ...initArguments(making, join(folder, secretFile))]
  try {
    await run(command, rest, { env: { ...process.env, LC_ALL: 'C' } })
  } catch (error) {
    const output = `${(error as { stderr?: string }).stderr ?? ''}${(error as { stdout?: string }).stdout ?? ''}`
    await writeFile(join(folder, 'postgres.log'), output, { flag: 'a', mode: 0o600 }).catch((failed: unknown) => {
      if (!isDiskFull(failed)) throw failed
    })
    if (isDiskFull(error) || isFullDisk(output)) throw new StartError(`The disk of DATA_DIR (${folder}) is full.`, error)
    const line = output.split('\n').find((entry) => /error|could not|FATAL/.test(entry)) ?? String(error)
    throw new StartError(`The database could not be created: ${line.trim()}.`, error)
  }
}

async function removeLeftovers(folder: string): Promise<void> {
  const entries = await readdir(folder)
  const left = entries.filter((entry) => /^postgres\.new-\d+$/.test(entry) && entry !== `postgres.new-${process.pid}`)
  for (const entry of left) {
    const pid = Number(entry.slice('postgres.new-'.length))
    if (!isAlive(pid)) await rm(join(folder, entry), { recursive: true, force: true })
  }
}
