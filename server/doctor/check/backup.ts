// Checks the backups of BACKUP_DIR: the age of the newest, and whether its ledger was sound.
import type { Config } from '../../config.ts'
import { daysText, type Finding, failure, okay, reasonOf, warning } from '../finding.ts'

export interface KnownBackup {
  name: string
  /** When it was started, in milliseconds. */
  time: number
  /** Whether its ledger was sound when it was made; null if unknown. */
  holds: boolean | null
}
interface BackupEdges {
  /** Complete backups, oldest first. */
  list: () => Promise<KnownBackup[]>
  /** Whether they are on the same disk as DATA_DIR. */
  isSameDisk: () => Promise<boolean>
}

/** As in the admin pages: after two days without a backup the check fails. */
const most = 2 * 86_400_000

/** `now`: real milliseconds. */
export async function checkBackups(
  { backupDir, demo }: Pick<Config, 'backupDir' | 'demo'>,
  { list, isSameDisk }: BackupEdges,
  now: number,
): Promise<Finding> {
  if (backupDir === '') {
    const found = 'BACKUP_DIR is not set: no backups are made.'
    return demo ? okay(found) : warning(found, 'Set it to a folder on another disk.')
  }
  let backups: KnownBackup[]
  try {
    backups = await list()
  } catch (error) {
    return failure(`The backups in ${backupDir} cannot be read: ${reasonOf(error)}.`, 'Give the folder to the user of the server.')
  }
  const latest = backups.at(-1)
  if (!latest) return warning(`There is no backup in ${backupDir} yet.`, 'Make one: npm run backup -- --daily.')
  const place = (await isSameDisk()) ? ', on the disk of DATA_DIR: copy them to another machine' : ''
  const found = `${backups.length} in ${backupDir}${place}; the newest, ${latest.name}, is ${daysText(Math.max(0, now - latest.time))} old.`
  if (now - latest.time > most) return failure(found, 'Look in the log for "the backup of the day failed".')
  if (latest.holds === false) return failure(`${found} Its ledger does not hold.`, 'Find the cause: npm run ledger -- verify.')
  return okay(found)
}
