// Announced broadcasts: creating, changing and arranging them, and their presentation.
import { randomBytes } from 'node:crypto'
import { roomLimits } from '../../../../contract/limits/room-limits.ts'
import type { Announcement } from '../../../../contract/room/announcement.ts'
import { takeAttempt } from '../../../core/attempt/store.ts'
import { inTransaction } from '../../../core/database/transaction.ts'
import { fail } from '../../../core/http/fail.ts'
import { endFollowsOf } from '../../alert/store.ts'
import type { RoomDeps } from '../deps.ts'
import type { RoomState } from '../directory.ts'
import { coverOf, matchOf, titleOf } from '../form.ts'
import { liveNotice } from '../notice.ts'
import {
  type AnnouncementRow,
  countReserves,
  deleteAnnouncement,
  earliest,
  findAnnouncement,
  insertAnnouncement,
  listOwn,
  shownFor,
  updateAnnouncement,
} from './store.ts'

type Deps = Pick<RoomDeps, 'db' | 'directory' | 'clock' | 'now' | 'isMatch' | 'words' | 'notify'>

/** Limits of rescheduling: each alerts everyone who reserved the broadcast. */
const movesOfOne = [
  { seconds: 3_600, most: 3 },
  { seconds: 86_400, most: 6 },
]
const movesOfRoom = [{ seconds: 3_600, most: 12 }]

/** Returns the state of an announced broadcast; pure. Product milliseconds; `startedAt`: start of the current broadcast. */
export function announcementState(startAt: number, startedAt: number | null, now: number): Announcement['state'] {
  if (startedAt !== null && now >= startAt - earliest && startedAt >= startAt - 4 * 3_600_000) return 'live'
  return now > startAt + (startedAt === null ? earliest : shownFor) ? 'over' : 'announced'
}

export async function presentAnnouncements(
  { db, directory, clock, now }: Pick<Deps, 'db' | 'directory' | 'clock' | 'now'>,
  rows: readonly AnnouncementRow[],
): Promise<Announcement[]> {
  const reserves = await countReserves(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap((row) => {
    const state = directory.get(row.room_id)
    if (!state) return []
    const { uid, nickname, avatar } = state.card
    // Its start in product time.
    const began = state.broadcast ? clock.now() - (now() - state.broadcast.started_at.getTime()) * clock.origin.speed : null
    return {
      id: row.id,
      room_id: row.room_id,
      uid,
      nickname,
      avatar,
      title: row.title,
      cover: row.cover,
      category: row.category,
      match_id: row.match_id,
      start_at: row.start_at.toISOString(),
      state: announcementState(row.start_at.getTime(), began, clock.now()),
      reserves: reserves.get(row.id) ?? 0,
      hidden: row.hidden,
      place: row.place,
    }
  })
}

export interface AnnouncementInput {
  title?: string
  start_at?: string
  category?: number
  match_id?: string | null
  cover?: string
}

function startOf({ clock }: Pick<Deps, 'clock'>, text: string): Date {
  const at = Date.parse(text)
  if (Number.isNaN(at) || at <= clock.now() || at > clock.now() + roomLimits.announceDays * 86_400_000)
    throw fail('invalid-input', { field: 'start_at' })
  return new Date(at)
}
async function fieldsOf(deps: Deps, uid: string, { title, start_at, category, match_id, cover }: AnnouncementInput, before = '') {
  if (title !== undefined) await deps.words.check(titleOf(title))
  return {
    ...(title === undefined ? {} : { title: titleOf(title) }),
    ...(start_at === undefined ? {} : { start_at: startOf(deps, start_at) }),
    ...(category === undefined ? {} : { category }),
    ...(match_id === undefined ? {} : { match_id: await matchOf(deps, match_id) }),
    ...(cover === undefined ? {} : { cover: await coverOf(deps, uid, cover, before) }),
  }
}
async function present(deps: Deps, row: AnnouncementRow | undefined): Promise<Announcement> {
  if (row) await deps.directory.read([row.room_id])
  const [one] = row ? await presentAnnouncements(deps, [row]) : []
  if (!one) throw fail('not-found')
  return one
}

export async function announce(
  deps: Deps,
  { row: room }: RoomState,
  input: Required<Pick<AnnouncementInput, 'title' | 'start_at' | 'category'>> & AnnouncementInput,
): Promise<Announcement> {
  const id = randomBytes(9).toString('base64url')
  const row = {
    ...(await fieldsOf(deps, room.uid, input)),
    id,
    room_id: room.id,
    title: titleOf(input.title),
    category: input.category,
    start_at: startOf(deps, input.start_at),
  }
  const limit = { most: roomLimits.announcements, now: new Date(deps.clock.now()) }
  const made = await inTransaction(deps.db, (tx) => insertAnnouncement(tx, row, limit))
  if (made === null) throw fail('limit-reached')
  return present(deps, await findAnnouncement(deps.db, made))
}

export async function changeAnnouncement(deps: Deps, state: RoomState, id: string, input: AnnouncementInput): Promise<Announcement> {
  const before = await findAnnouncement(deps.db, id)
  if (before?.room_id !== state.row.id) throw fail('not-found')
  const fields = await fieldsOf(deps, state.row.uid, input, before.cover)
  if (fields.start_at && fields.start_at.getTime() !== before.start_at.getTime()) {
    const counted = [
      { kind: 'announcement-move', subject: id, windows: movesOfOne },
      { kind: 'announcement-moves', subject: state.row.id, windows: movesOfRoom },
    ]
    const wait = await takeAttempt(deps.db, counted, deps.now())
    if (wait > 0) throw fail('too-many', { retryAfter: wait })
  }
  const row = Object.keys(fields).length > 0 ? await updateAnnouncement(deps.db, state.row.id, id, fields) : before
  if (row && row.start_at.getTime() !== before.start_at.getTime() && !row.hidden) {
    const minutes = Math.round((row.start_at.getTime() - deps.clock.now()) / 60_000)
    const start = { id, start_at: row.start_at.toISOString(), title: row.title, minutes }
    const at = new Date(deps.now()).toISOString()
    await deps.notify(`announced:${id}:moved:${row.start_at.toISOString()}`, liveNotice(state.card, 'announced-moved', at, start))
  }
  return present(deps, row)
}

export async function removeAnnouncement({ db, directory }: Deps, { row }: RoomState, id: string): Promise<void> {
  const gone = await inTransaction(db, async (tx) => {
    if (!(await deleteAnnouncement(tx, row.id, id))) return false
    await endFollowsOf(tx, 'broadcast', [id])
    return true
  })
  if (!gone) throw fail('not-found')
  await directory.read([row.id])
}

export const ownAnnouncements = async (deps: Deps, { row }: RoomState): Promise<Announcement[]> =>
  presentAnnouncements(deps, await listOwn(deps.db, row.id, new Date(deps.clock.now() - shownFor)))

/** Sets order and visibility, all or nothing. */
export async function arrange(deps: Deps, state: RoomState, list: readonly { id: string; hidden: boolean }[]): Promise<Announcement[]> {
  await inTransaction(deps.db, async (tx) => {
    for (const [place, { id, hidden }] of list.entries())
      if (!(await updateAnnouncement(tx, state.row.id, id, { place: place + 1, hidden }))) throw fail('not-found', { broadcast: id })
  })
  await deps.directory.read([state.row.id])
  return ownAnnouncements(deps, state)
}
