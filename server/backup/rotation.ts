// The backups of BACKUP_DIR: lists them, names the next one, and deletes expired ones after a successful backup.
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
  /** When it was started, in milliseconds. */
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
      log.warn({ err: error, backup: name }, 'reading a backup failed')
      return null
    })
    if (!manifest) continue
    if (hasValidSeal(keys, manifest)) valid.push({ name, time, manifest })
    else log.warn({ backup: name }, 'backup ignored: its seal is invalid')
  }
  return valid
}

/** Target of a backup at `now` (milliseconds), and the backup from which it links uploads. */
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

/** Deletes expired backups after a new one is complete. Returns all that existed, including the new one, oldest first. */
export async function deleteExpired(
  config: Pick<Config, 'backupDir' | 'secretKey' | 'dataDir'>,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<ValidBackup[]> {
  const { backupDir } = config
  await removeLeftovers(backupDir)
  const valid = await listValidBackups(config, log)
  for (const name of listExpired(valid.map((one) => ({ name: one.name, holds: ledgerHolds(one.manifest) })))) {
    await rm(join(backupDir, name), { recursive: true, force: true })
    log.info({ backup: name }, 'expired backup deleted')
  }
  return valid
}
