// The backups of BACKUP_DIR: which there are, how the next one is made, and which go once it is whole.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { readManifest } from './check.ts'
import { hasValidSeal, ledgerHolds, type Manifest, unfinishedSuffix } from './format.ts'
import { readServerKeys } from './keys-file.ts'
import { backupNameAt, backupTimeOf, listExpired } from './retention.ts'

export interface ValidBackup {
  name: string
  /** When it was begun, in milliseconds. */
  time: number
  manifest: Manifest
}

/** Finished backups with a valid seal, oldest first; foreign files are ignored. */
export async function listValidBackups(
  { backupDir, secretKey, dataDir }: Pick<Config, 'backupDir' | 'secretKey' | 'dataDir'>,
  log: Pick<Logger, 'warn'>,
): Promise<ValidBackup[]> {
  const keys = await readServerKeys({ secretKey, dataDir })
  const valid: ValidBackup[] = []
  for (const name of (await readdir(backupDir)).sort()) {
    const time = backupTimeOf(name)
    if (time === null) continue
    const manifest = await readManifest(join(backupDir, name)).catch((error: unknown) => {
      log.warn({ err: error, backup: name }, 'a backup cannot be read')
      return null
    })
    if (!manifest) continue
    if (hasValidSeal(keys, manifest)) valid.push({ name, time, manifest })
    else log.warn({ backup: name }, 'a backup does not bear our seal')
  }
  return valid
}

/** Where the backup of `now`, in milliseconds, goes, and which one it links its uploads from. */
export function nextBackup(backupDir: string, now: number, previous: ValidBackup | undefined) {
  return {
    target: join(backupDir, backupNameAt(new Date(now))),
    keys: join(backupDir, 'backup.keys'),
    ...(previous && { previous: join(backupDir, previous.name) }),
  }
}

/** Deletes folders of killed backups. Safe after a successful backup: none can be running then. */
async function removeLeftovers(backupDir: string): Promise<void> {
  for (const name of await readdir(backupDir))
    if (name.endsWith(unfinishedSuffix) && backupTimeOf(name.slice(0, -unfinishedSuffix.length)) !== null)
      await rm(join(backupDir, name), { recursive: true, force: true })
}

/** Deletes what is not kept beside a backup that has just become whole. Returns all that there were with it, oldest first. */
export async function deleteExpired(
  config: Pick<Config, 'backupDir' | 'secretKey' | 'dataDir'>,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<ValidBackup[]> {
  const { backupDir } = config
  await removeLeftovers(backupDir)
  const valid = await listValidBackups(config, log)
  for (const name of listExpired(valid.map((one) => ({ name: one.name, holds: ledgerHolds(one.manifest) })))) {
    await rm(join(backupDir, name), { recursive: true, force: true })
    log.info({ backup: name }, 'an old backup was deleted')
  }
  return valid
}
