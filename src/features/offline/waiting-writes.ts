// What was done on this device without a network and waits to be sent, as a person would name it.
import type { FollowKind } from '../../../contract/follow.ts'
import type { LikeWrite } from '../../core/like/waiting-likes.ts'
import type { ChatWrite } from '../../core/outbox/chat-sender.ts'
import type { WishedDay } from '../../core/outbox/day-sender.ts'
import type { OutboxRecord } from '../../core/storage/db.ts'

export const waitingWritesKey = ['writes waiting'] as const

export type WriteKind = 'comment' | 'like' | 'unlike' | 'post' | 'chat' | 'feedback' | 'follow' | 'reservation' | 'settings' | 'day'
export interface WaitingWrite {
  seq: number
  kind: WriteKind
  /** What was written or liked, the name of what is followed, or a day as YYYY-MM-DD; empty where there is none. */
  text: string
  createdAt: number
  /** Code of why the server refused it for good; null: it waits. */
  refused: string | null
}

/** What this device follows or has reserved, as it was called then. */
export interface Noted {
  kind: FollowKind | 'reservation'
  id: string
  name: string
  /** Real milliseconds of the tap. */
  at: number
}
export interface DeviceState {
  noted: readonly Noted[]
  /** Real milliseconds when the server last heard all of it; 0: never. */
  toldAt: number
}

/** A match that is reserved and not followed is followed at the account too. */
const isOf =
  (kind: FollowKind, id: string) =>
  (one: Noted): boolean =>
    one.id === id && (one.kind === kind || (one.kind === 'reservation' && kind === 'match'))

/** What a message says, or what its file is called. */
const textOf = (draft: ChatWrite['draft']): string => (draft.type === 'text' ? draft.text : draft.type === 'file' ? draft.file.name : '')

/** A row of the outbox in these terms; null for what nobody did by himself. Pure. */
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
  if (kind === 'day') return { ...shared, kind, text: (payload as WishedDay)[1]?.body?.day ?? '' }
  return kind === 'subscription' || kind === 'follow-book' ? { ...shared, kind: 'settings', text: '' } : null
}

/**
 * Rows as a person would list them. The device tells the server all that it follows at once: what came since it was last told stands
 * there by name, unless it waits for the account too.
 */
export function writesOf(rows: readonly OutboxRecord[], device: DeviceState): WaitingWrite[] {
  const account = rows.filter(({ kind }) => kind === 'account-follow').map(({ payload }) => payload as { kind: FollowKind; id: string })
  const fresh = device.noted.filter(({ at }) => at > device.toldAt)
  const told = rows.findLast(({ kind }) => kind === 'subscription')
  return rows.flatMap((row) => {
    if (row.kind !== 'subscription') return writeOf(row, device) ?? []
    // What it replaces goes when it is sent.
    if (row !== told) return []
    const { seq, refused } = row
    const alone = fresh.filter((one) => !account.some(({ kind, id }) => isOf(kind, id)(one)))
    const named = alone.map(({ kind, name, at }): WaitingWrite => {
      return { seq, kind: kind === 'reservation' ? kind : 'follow', text: name, createdAt: at, refused }
    })
    return fresh.length > 0 ? named : (writeOf(row, device) ?? [])
  })
}

/** Of the device and of who is signed in, in the order in which they are sent. */
export async function listWaitingWrites(): Promise<WaitingWrite[]> {
  const [{ deviceOutbox }, { readSetting, settingKeys }, { currentAccount }, { db }] = await Promise.all([
    import('../../core/outbox/device-outbox.ts'),
    import('../../core/outbox/subscription-sender.ts'),
    import('../../core/storage/account.ts'),
    import('../../core/storage/db.ts'),
  ])
  const [rows, account, follows, reservations, toldAt = 0] = await Promise.all([
    deviceOutbox.pending(),
    currentAccount(),
    db.follow.toArray(),
    db.reservation.toArray(),
    readSetting<number>(settingKeys.toldAt),
  ])
  const noted = [...follows, ...reservations.map((one) => ({ ...one, kind: 'reservation' as const }))].sort((a, b) => a.at - b.at)
  return writesOf(
    rows.filter(({ owner }) => !owner || owner === account),
    { noted, toldAt },
  )
}

const takenBack: ReadonlySet<WriteKind> = new Set(['comment', 'like', 'unlike', 'post', 'chat', 'feedback', 'day'])

/** A follow is taken back at its star. */
export const isTakenBack = ({ kind }: WaitingWrite): boolean => takenBack.has(kind)

export async function takeBack(seq: number): Promise<void> {
  const { deviceOutbox } = await import('../../core/outbox/device-outbox.ts')
  await deviceOutbox.discard(seq)
  // A like that was taken back is drawn so.
  const { readWaitingLikes } = await import('../../core/like/waiting-likes.ts')
  await readWaitingLikes()
}
