// What was done on this device without a network and waits to be sent, as a person would name it.
import type { FollowKind } from '../../../contract/follow.ts'
import type { WishedDay } from '../../core/outbox/day-sender.ts'
import type { OutboxRecord } from '../../core/storage/db.ts'

export const waitingWritesKey = ['writes waiting'] as const

export type WriteKind = 'comment' | 'post' | 'feedback' | 'follow' | 'settings' | 'day'
export interface WaitingWrite {
  seq: number
  kind: WriteKind
  /** What was written, the name of what is followed, or a day as YYYY-MM-DD; empty where there is none. */
  text: string
  createdAt: number
  /** Code of why the server refused it for good; null: it waits. */
  refused: string | null
}

/** `nameOf`: how what is followed was called when it was followed. */
type NameOf = (kind: FollowKind, id: string) => string

/** A row of the outbox in these terms; null for what nobody did by himself. Pure. */
export function writeOf({ seq, kind, payload, createdAt, refused }: OutboxRecord, nameOf: NameOf): WaitingWrite | null {
  const shared = { seq, createdAt, refused }
  if (kind === 'comment' || kind === 'feedback') return { ...shared, kind, text: (payload as { content: string }).content }
  if (kind === 'post') return { ...shared, kind, text: (payload as { text: string }).text }
  if (kind === 'account-follow') {
    const { kind: what, id } = payload as { kind: FollowKind; id: string }
    return { ...shared, kind: 'follow', text: nameOf(what, id) }
  }
  if (kind === 'day') return { ...shared, kind, text: (payload as WishedDay)[1]?.body?.day ?? '' }
  return kind === 'subscription' || kind === 'follow-book' ? { ...shared, kind: 'settings', text: '' } : null
}

/** Of the device and of who is signed in, in the order in which they are sent. */
export async function listWaitingWrites(): Promise<WaitingWrite[]> {
  const [{ deviceOutbox }, { currentAccount }, { db }] = await Promise.all([
    import('../../core/outbox/device-outbox.ts'),
    import('../../core/storage/account.ts'),
    import('../../core/storage/db.ts'),
  ])
  const [rows, account, follows, reservations] = await Promise.all([
    deviceOutbox.pending(),
    currentAccount(),
    db.follow.toArray(),
    db.reservation.toArray(),
  ])
  const names = new Map([
    ...reservations.map(({ id, name }) => [`match:${id}`, name] as const),
    ...follows.map(({ key, name }) => [key, name] as const),
  ])
  return rows
    .filter(({ owner }) => !owner || owner === account)
    .flatMap((row) => writeOf(row, (kind, id) => names.get(`${kind}:${id}`) ?? '') ?? [])
}

const takenBack: ReadonlySet<WriteKind> = new Set(['comment', 'post', 'feedback', 'day'])

/** A follow is taken back at its star. */
export const isTakenBack = ({ kind }: WaitingWrite): boolean => takenBack.has(kind)

export async function takeBack(seq: number): Promise<void> {
  const { deviceOutbox } = await import('../../core/outbox/device-outbox.ts')
  await deviceOutbox.discard(seq)
}
