// The backups of BACKUP_DIR: how old the newest is, and whether its ledger held.
import type { Config } from '../../config.ts'
import { daysText, type Finding, failure, okay, reasonOf, warning } from '../finding.ts'

export interface KnownBackup {
  name: string
  /** When it was begun, in milliseconds. */
  time: number
  /** Whether its ledger held when it was made; null: not known. */
  holds: boolean | null
}
interface BackupEdges {
  /** Those that are whole, oldest first. */
  list: () => Promise<KnownBackup[]>
  /** Whether they lie on the disk of DATA_DIR. */
  isSameDisk: () => Promise<boolean>
}

/** As at the desk: after two days without one nothing is being backed up. */
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
