// The bell's list in the device's database: survives a reload and is the same in all tabs, except for notices that would run ahead of
// the picture watched in this one.
import { liveQuery } from 'dexie'
import type { GoalNotice } from '../../../../contract/alert.ts'
import { pictureHold } from '../../../core/room/picture-hold.ts'
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

const readStored = async (): Promise<readonly ListedNotice[]> => (await db.notice.orderBy('at').reverse().toArray()).map(listedOf)

/** Reads, adds, and drops replaced and surplus notices in one transaction, so that tabs do not overwrite each other's changes. */
export async function storeNotices(added: readonly ListedNotice[]): Promise<void> {
  await db.transaction('rw', db.notice, async () => {
    const before = await readStored()
    const after = added.reduce(withListed, before)
    if (after === before) return
    const stored = new Set(after.map(({ notice }) => noticeKey(notice)))
    await db.notice.bulkDelete(before.map(({ notice }) => noticeKey(notice)).filter((key) => !stored.has(key)))
    await db.notice.bulkPut(after.map(recordOf))
  })
}

async function markRead(key?: string): Promise<void> {
  if (key === undefined) await db.notice.toCollection().modify({ read: 1 })
  else await db.notice.update(key, { read: 1 })
}

/** Writes in progress: until they finish, the database is incomplete. */
let writing: Promise<void> = Promise.resolve()
let waiting = 0
function write(work: () => Promise<void>): void {
  waiting += 1
  writing = writing
    .then(work)
    .catch((error: unknown) => console.warn('alert list write failed', error))
    .then(() => {
      waiting -= 1
    })
    .then(readStored)
    .then(showStored)
    .catch((error: unknown) => console.warn('the kept alerts cannot be read', error))
}

/** The last state of the database; null before the first read. */
let stored: readonly ListedNotice[] | null = null
/** Keys of notices that wait for the picture, and of those that it has reached. */
const awaited = new Set<string>()
const reached = new Set<string>()

/** Another tab may be ahead of the picture here: its notices show when the picture reaches them. */
function isDue({ notice }: ListedNotice): boolean {
  const key = noticeKey(notice)
  if (reached.has(key) || !pictureHold.isOpen(notice.match_id)) return true
  if (awaited.has(key)) return false
  awaited.add(key)
  let later = false
  pictureHold.wait(notice.match_id, notice.at, () => {
    awaited.delete(key)
    reached.add(key)
    if (later && stored) showStored(stored)
  })
  later = true
  return reached.has(key)
}

function showStored(list: readonly ListedNotice[]): void {
  if (waiting > 0) return
  const known = new Set(notices.get().list.map(({ notice }) => noticeKey(notice)))
  const due = list.filter((one) => known.has(noticeKey(one.notice)) || isDue(one))
  if (stored === null) notices.beginWith(due)
  stored = list
  notices.showStored(due)
}

export function startPersisting(): void {
  notices.persistTo({ add: (added) => write(() => storeNotices(added)), read: (key) => write(() => markRead(key)) })
  liveQuery(readStored).subscribe({
    next: showStored,
    error: (error: unknown) => console.warn('the kept alerts cannot be read', error),
  })
}
