// Writes queued on this device while offline, described for the user.
import type { FollowKind } from '../../../contract/follow/follow.ts'
import type { LikeWrite } from '../../core/like/waiting-likes.ts'
import type { ChatWrite } from '../../core/outbox/chat-sender.ts'
import type { RequestedDay } from '../../core/outbox/day-sender.ts'
import type { OutboxRecord } from '../../core/storage/db.ts'

export const waitingWritesKey = ['writes waiting'] as const

export type WriteKind = 'comment' | 'like' | 'unlike' | 'post' | 'chat' | 'feedback' | 'follow' | 'reservation' | 'settings' | 'day'
export interface WaitingWrite {
  seq: number
  kind: WriteKind
  /** The text that was written or liked, the name of a followed entity, or a day as YYYY-MM-DD; empty if there is none. */
  text: string
  createdAt: number
  /** Error code of a permanent refusal by the server; null while waiting. */
  refused: string | null
}

/** A follow or reservation on this device, with its name at that time. */
export interface Noted {
  kind: FollowKind | 'reservation'
  id: string
  name: string
  /** Real time of the tap in milliseconds. */
  at: number
}
export interface DeviceState {
  noted: readonly Noted[]
  /** Real time in milliseconds of the last complete sync to the server; 0: never. */
  syncedAt: number
}

/** A reserved match counts as a followed match for the account. */
const isOf =
  (kind: FollowKind, id: string) =>
  (one: Noted): boolean =>
    one.id === id && (one.kind === kind || (one.kind === 'reservation' && kind === 'match'))

/** The text of a message, or its file name. */
const textOf = (draft: ChatWrite['draft']): string => (draft.type === 'text' ? draft.text : draft.type === 'file' ? draft.file.name : '')

/** Describes an outbox row; null for rows that no user action created. Pure. */
export function writeOf({ seq, kind, payload, createdAt, refused }: OutboxRecord, { noted }: DeviceState): WaitingWrite | null {
  const shared = { seq, createdAt, refused }
  if (kind === 'comment' || kind === 'feedback') return { ...shared, kind, text: (payload as { content: string }).content }
  if (kind === 'like') {
    const { on, about } = payload as LikeWrite
    return { ...shared, kind: on ? 'like' : 'unlike', text: about }
  }
  if (kind === 'post') return { ...shared, kind, text: (payload as { text: string }).text }
  if (kind === 'chat') return { ...shared, kind, text: textOf((payload as ChatWrite).draft) }
  if (kind === 'account-follow') {
    const { kind: what, id } = payload as { kind: FollowKind; id: string }
    const found = noted.find(isOf(what, id))
    return { ...shared, kind: found?.kind === 'reservation' ? found.kind : 'follow', text: found?.name ?? '' }
  }
  if (kind === 'day') return { ...shared, kind, text: (payload as RequestedDay)[1]?.body?.day ?? '' }
  return kind === 'subscription' || kind === 'follow-book' ? { ...shared, kind: 'settings', text: '' } : null
}

/**
 * Lists the rows for the user. A subscription row sends all follows of the device at once, so each follow since the last sync is listed by
 * name, unless it also waits in an account row.
 */
export function writesOf(rows: readonly OutboxRecord[], device: DeviceState): WaitingWrite[] {
  const account = rows.filter(({ kind }) => kind === 'account-follow').map(({ payload }) => payload as { kind: FollowKind; id: string })
  const fresh = device.noted.filter(({ at }) => at > device.syncedAt)
  const newest = rows.findLast(({ kind }) => kind === 'subscription')
  return rows.flatMap((row) => {
    if (row.kind !== 'subscription') return writeOf(row, device) ?? []
    // Only the latest subscription row counts: it replaces earlier ones when it is sent.
    if (row !== newest) return []
    const { seq, refused } = row
    const alone = fresh.filter((one) => !account.some(({ kind, id }) => isOf(kind, id)(one)))
    const named = alone.map(({ kind, name, at }): WaitingWrite => {
      return { seq, kind: kind === 'reservation' ? kind : 'follow', text: name, createdAt: at, refused }
    })
    return fresh.length > 0 ? named : (writeOf(row, device) ?? [])
  })
}

/** Queued writes of the device and of the signed-in user, in sending order. */
export async function listWaitingWrites(): Promise<WaitingWrite[]> {
  const [{ deviceOutbox }, { readSetting, settingKeys }, { currentAccount }, { db }] = await Promise.all([
    import('../../core/outbox/device-outbox.ts'),
    import('../../core/outbox/subscription-sender.ts'),
    import('../../core/storage/account.ts'),
    import('../../core/storage/db.ts'),
  ])
  const [rows, account, follows, reservations, syncedAt = 0] = await Promise.all([
    deviceOutbox.pending(),
    currentAccount(),
    db.follow.toArray(),
    db.reservation.toArray(),
    readSetting<number>(settingKeys.syncedAt),
  ])
  const noted = [...follows, ...reservations.map((one) => ({ ...one, kind: 'reservation' as const }))].sort((a, b) => a.at - b.at)
  return writesOf(
    rows.filter(({ owner }) => !owner || owner === account),
    { noted, syncedAt },
  )
}

const takenBack: ReadonlySet<WriteKind> = new Set(['comment', 'like', 'unlike', 'post', 'chat', 'feedback', 'day'])

/** Whether this list can undo the write. Follows are undone at their star. */
export const isTakenBack = ({ kind }: WaitingWrite): boolean => takenBack.has(kind)

export async function takeBack(seq: number): Promise<void> {
  const { deviceOutbox } = await import('../../core/outbox/device-outbox.ts')
  await deviceOutbox.discard(seq)
  // Redraws likes that were undone.
  const { readWaitingLikes } = await import('../../core/like/waiting-likes.ts')
  await readWaitingLikes()
}
