// Notices of the matches and streamers that a device follows since a given time: 'since you left'.
import type { GoalNotice } from '../../../../contract/alert.ts'
import { limits } from '../../../../contract/limits/limits.ts'
import { alertDefaults } from '../../../../rules/alert/alert-choice.ts'
import { type Reader, wants } from '../decide.ts'
import { type Db, type Device, listEffectiveFollows, listFollows } from '../store.ts'
import { listDelivered, listTouching } from './since-store.ts'

/** Maximum number of alerts scanned: a league has many that its follower does not want. */
const looked = 1_000

/** Newest first. Notices carry product time; `since` is real time. */
export async function noticesSince(db: Db, device: Device, since: Date): Promise<GoalNotice[]> {
  return noticesFor(db, { device_id: device.id, settings: device.settings, follows: await listFollows(db, device) }, since)
}

/** The same for an account's follows, on any device. */
export async function accountNotices(db: Db, accountId: string, since: Date): Promise<GoalNotice[]> {
  return noticesFor(db, { device_id: '', settings: alertDefaults, follows: await listEffectiveFollows(db, accountId) }, since)
}

async function noticesFor(db: Db, reader: Reader, since: Date): Promise<GoalNotice[]> {
  const { device_id, follows } = reader
  if (follows.length === 0) return []
  const rows = await listTouching(db, reader, since, looked)
  const delivered = await listDelivered(
    db,
    device_id,
    rows.map(({ key }) => key),
  )
  return rows
    .filter(({ key, notice, kind, lead, happened_at }) => {
      const decidable = { notice, kind, lead, happened_at: happened_at.getTime(), players: notice.players ?? [] }
      return delivered.has(key) || wants(reader, decidable)
    })
    .slice(0, limits.sinceNotices)
    .map(({ notice }) => notice)
}
