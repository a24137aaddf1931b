// The bell's list on the device's disk: it survives a reload and is the same in all tabs.
import { liveQuery } from 'dexie'
import type { GoalNotice } from '../../../../contract/push.ts'
import { db, type NoticeRecord } from '../../../core/storage/db.ts'
import { type ListedNotice, noticeKey, withListed } from './notice-list.ts'
import { notices } from './notice-store.ts'

const listedOf = ({ notice, at, read }: NoticeRecord): ListedNotice => ({ notice: notice as GoalNotice, at, read: read === 1 })
const recordOf = ({ notice, at, read }: ListedNotice): NoticeRecord => ({
  key: noticeKey(notice),
  match_id: notice.match_id,
  seq: notice.seq,
  notice,
  at,
  read: read ? 1 : 0,
})

const readKept = async (): Promise<readonly ListedNotice[]> => (await db.notice.orderBy('at').reverse().toArray()).map(listedOf)

/** Reads, adds, drops what gave way and what is too much: one transaction, so that two tabs cannot undo each other. */
export async function keepNotices(added: readonly ListedNotice[]): Promise<void> {
  await db.transaction('rw', db.notice, async () => {
    const before = await readKept()
    const after = added.reduce(withListed, before)
    if (after === before) return
    const kept = new Set(after.map(({ notice }) => noticeKey(notice)))
    await db.notice.bulkDelete(before.map(({ notice }) => noticeKey(notice)).filter((key) => !kept.has(key)))
    await db.notice.bulkPut(after.map(recordOf))
  })
}

async function markRead(key?: string): Promise<void> {
  if (key === undefined) await db.notice.toCollection().modify({ read: 1 })
  else await db.notice.update(key, { read: 1 })
}

/** Writes that are on their way: what the disk says meanwhile is not yet the whole truth. */
let writing: Promise<void> = Promise.resolve()
let waiting = 0
function write(work: () => Promise<void>): void {
  waiting += 1
  writing = writing
    .then(work)
    .catch((error: unknown) => console.warn('the list of alerts was not kept', error))
    .then(() => {
      waiting -= 1
    })
    .then(readKept)
    .then(showKept)
    .catch((error: unknown) => console.warn('the kept alerts cannot be read', error))
}

function showKept(list: readonly ListedNotice[]): void {
  if (waiting === 0) notices.showKept(list)
}

export function startKeeping(): void {
  notices.keepIn({ add: (added) => write(() => keepNotices(added)), read: (key) => write(() => markRead(key)) })
  liveQuery(readKept).subscribe({
    next: showKept,
    error: (error: unknown) => console.warn('the kept alerts cannot be read', error),
  })
}
