// Messages of a room in display order: received, sent by this user, removed. Pure.
import type { RoomMessage } from '../../../../contract/chat/chat.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { compare } from '../../../../rules/text/compare.ts'
import type { Failure } from '../../../core/api/failure.ts'
import type { Marker } from '../../room/stream/marker.ts'

/** Maximum number of rows in the list. */
export const maxMessages = 300

export interface Delivery {
  /** Idempotency key of the message, the same for its retries. */
  key: string
  state: 'waiting' | 'failed'
  failure: Failure | null
}
export interface Goal {
  row: MatchRow
  marker: Marker
}
export interface ShownMessage extends RoomMessage {
  /** State of the user's own message until the server has accepted it; null: it is in the room. */
  delivery: Delivery | null
  /** Ids of messages by others that repeat this one and are merged into it. */
  echoes: readonly string[]
  /** The row announces a goal of the room's match. */
  goal?: Goal
}
type Messages = readonly ShownMessage[]

/** Window for merging repeated messages: in rows and in milliseconds. */
const near = { messages: 12, time: 30_000 }

const capped = (messages: ShownMessage[]): Messages => (messages.length > maxMessages ? messages.slice(-maxMessages) : messages)
/** The user's own message also arrives by the socket, often before the response to the request. */
const isMine = (shown: ShownMessage, came: RoomMessage): boolean =>
  shown.delivery !== null && shown.kind === came.kind && shown.from?.uid === came.from?.uid && shown.text.trim() === came.text
const isPlain = ({ kind, reply, mentions, from }: RoomMessage): boolean =>
  kind === 'chat' && reply === null && mentions.length === 0 && from?.role === 'viewer'

/** Index of the message that this one repeats; -1: none. */
function echoed(messages: Messages, came: RoomMessage, me: string | null): number {
  if (!isPlain(came) || came.from?.uid === me) return -1
  const first = Math.max(0, messages.length - near.messages)
  const text = came.text.toLowerCase()
  for (let place = messages.length - 1; place >= first; place -= 1) {
    const shown = messages[place] as ShownMessage
    if (shown.delivery === null && isPlain(shown) && shown.text.toLowerCase() === text)
      return Date.parse(came.time) - Date.parse(shown.time) <= near.time ? place : -1
  }
  return -1
}

/** Entry of an ordinary viewer: of several in a row only the last is shown. */
const isEntry = (item: RoomMessage | undefined): boolean =>
  item?.kind === 'entry' && item.from?.guard === null && item.from.noble === null && item.from.role === 'viewer'

const withCombo = (item: ShownMessage, combo: number): ShownMessage =>
  item.gift && item.gift.combo < combo ? { ...item, gift: { ...item.gift, combo } } : item

const rowOf = (messages: Messages, comboId: string): number => messages.findLastIndex(({ gift }) => gift?.combo_id === comboId)

/** Updates the count of a gift combo in its row. */
export function countOn(messages: Messages, comboId: string, combo: number): Messages {
  const place = rowOf(messages, comboId)
  return place < 0 ? messages : messages.with(place, withCombo(messages[place] as ShownMessage, combo))
}

/**
 * Adds received messages in order; a known message is replaced in place. Repeats by others are counted at the first one if `joins` is set,
 * which it is not for moderators.
 */
export function addMessages(
  messages: Messages,
  came: readonly RoomMessage[],
  { me = null, joins = false }: { me?: string | null; joins?: boolean } = {},
): Messages {
  const next = [...messages]
  const places = new Map(next.map(({ id }, place) => [id, place]))
  for (const [place, { echoes }] of next.entries()) for (const id of echoes) places.set(id, -1 - place)
  for (const message of came) {
    const place = places.get(message.id)
    // Already counted.
    if (place !== undefined && place < 0) continue
    const known = place ?? (isEntry(message) && isEntry(next.at(-1)) ? next.length - 1 : next.findIndex((shown) => isMine(shown, message)))
    const repeated = known < 0 && joins ? echoed(next, message, me) : -1
    if (repeated >= 0) {
      const shown = next[repeated] as ShownMessage
      next[repeated] = { ...shown, echoes: [...shown.echoes, message.id] }
      places.set(message.id, -1 - repeated)
      continue
    }
    const row = known < 0 && message.gift ? rowOf(next, message.gift.combo_id) : -1
    if (row >= Math.max(0, next.length - near.messages)) {
      // A gift combo is one row, as long as that row is among the recent ones.
      next[row] = withCombo(next[row] as ShownMessage, message.gift?.combo ?? 0)
      places.set(message.id, -1 - row)
      continue
    }
    const item: ShownMessage = { ...message, delivery: null, echoes: next[known]?.echoes ?? [] }
    if (known >= 0) next[known] = item
    else next.push(item)
    places.set(message.id, known >= 0 ? known : next.length - 1)
  }
  return capped(next)
}

/** Sorts by time, so that missed messages take their place among those already shown. */
export const inOrder = (messages: Messages): Messages => messages.toSorted((a, b) => compare(a.time, b.time))

/** Drops the quote of a message that was removed. */
export const unquoted = <T extends RoomMessage>(item: T, isGone: (id: string) => boolean): T =>
  item.reply && isGone(item.reply.id) ? { ...item, reply: null } : item

export const removeMessage = (messages: Messages, id: string): Messages =>
  messages
    .filter((item) => item.id !== id)
    .map((item) => unquoted(item, (one) => one === id))
    .map((item) => (item.echoes.includes(id) ? { ...item, echoes: item.echoes.filter((one) => one !== id) } : item))

/** Maximum age of a history response, in milliseconds: it may lack messages sent in that time. */
const onItsWay = 30_000

/**
 * Drops messages whose removal was missed: those that are absent from the time range of a history. `readAt`: when the history was read, in
 * server milliseconds; `more`: the history does not reach the first message.
 */
export function withoutGone(messages: Messages, { list, more }: { list: readonly RoomMessage[]; more: boolean }, readAt: number): Messages {
  const there = new Set(list.map(({ id }) => id))
  const from = more ? Date.parse(list[0]?.time ?? '') : Number.NEGATIVE_INFINITY
  const isGone = ({ id, kind, delivery, time }: ShownMessage): boolean =>
    kind === 'chat' && delivery === null && !there.has(id) && Date.parse(time) > from && Date.parse(time) < readAt - onItsWay
  return messages.filter(isGone).reduce((left, { id }) => removeMessage(left, id), messages)
}

/** Adds the user's own message before the server has accepted it. A retry with the same key sets it to waiting again. */
export function addPending(messages: Messages, message: RoomMessage, key: string): Messages {
  const item: ShownMessage = { ...message, delivery: { key, state: 'waiting', failure: null }, echoes: [] }
  const known = messages.findIndex(({ delivery }) => delivery?.key === key)
  return known < 0 ? capped([...messages, item]) : messages.with(known, item)
}

/** The server has accepted the message under this id. */
export function markSent(messages: Messages, key: string, id: string): Messages {
  if (messages.some((item) => item.id === id && item.delivery === null)) return messages.filter(({ delivery }) => delivery?.key !== key)
  return messages.map((item) => (item.delivery?.key === key ? { ...item, id, delivery: null } : item))
}

export const markUnsent = (messages: Messages, key: string, failure: Failure): Messages =>
  messages.map((item) => (item.delivery?.key === key ? { ...item, delivery: { key, state: 'failed', failure } } : item))

export const discardMessage = (messages: Messages, key: string): Messages => messages.filter(({ delivery }) => delivery?.key !== key)
