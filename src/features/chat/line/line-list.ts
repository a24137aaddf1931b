// Messages of a room in display order: received, sent by this user, removed. Pure.
import type { RoomMessage } from '../../../../contract/chat.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { compare } from '../../../../rules/text/compare.ts'
import type { Failure } from '../../../core/api/failure.ts'
import type { Marker } from '../../stream/marker.ts'

/** Maximum number of rows in the list. */
export const mostLines = 300

export interface Said {
  /** Idempotency key of the message, the same for its retries. */
  key: string
  state: 'waiting' | 'failed'
  failure: Failure | null
}
export interface Goal {
  row: MatchRow
  marker: Marker
}
export interface ShownLine extends RoomMessage {
  /** State of the user's own message until the server has accepted it; null: it is in the room. */
  said: Said | null
  /** Ids of messages by others that repeat this one and are merged into it. */
  echoes: readonly string[]
  /** The row announces a goal of the room's match. */
  goal?: Goal
}
type Lines = readonly ShownLine[]

/** Window for merging repeated messages: in rows and in milliseconds. */
const near = { lines: 12, time: 30_000 }

const capped = (lines: ShownLine[]): Lines => (lines.length > mostLines ? lines.slice(-mostLines) : lines)
/** The user's own message also arrives by the socket, often before the response to the request. */
const isMine = (shown: ShownLine, came: RoomMessage): boolean =>
  shown.said !== null && shown.kind === came.kind && shown.from?.uid === came.from?.uid && shown.text.trim() === came.text
const isPlain = ({ kind, reply, mentions, from }: RoomMessage): boolean =>
  kind === 'chat' && reply === null && mentions.length === 0 && from?.role === 'viewer'

/** Index of the message that this one repeats; -1: none. */
function echoed(lines: Lines, came: RoomMessage, me: string | null): number {
  if (!isPlain(came) || came.from?.uid === me) return -1
  const first = Math.max(0, lines.length - near.lines)
  const text = came.text.toLowerCase()
  for (let place = lines.length - 1; place >= first; place -= 1) {
    const shown = lines[place] as ShownLine
    if (shown.said === null && isPlain(shown) && shown.text.toLowerCase() === text)
      return Date.parse(came.time) - Date.parse(shown.time) <= near.time ? place : -1
  }
  return -1
}

/** Entry of an ordinary viewer: of several in a row only the last is shown. */
const isEntry = (line: RoomMessage | undefined): boolean =>
  line?.kind === 'entry' && line.from?.guard === null && line.from.noble === null && line.from.role === 'viewer'

const withCombo = (line: ShownLine, combo: number): ShownLine =>
  line.gift && line.gift.combo < combo ? { ...line, gift: { ...line.gift, combo } } : line

const rowOf = (lines: Lines, comboId: string): number => lines.findLastIndex(({ gift }) => gift?.combo_id === comboId)

/** Updates the count of a gift combo in its row. */
export function countOn(lines: Lines, comboId: string, combo: number): Lines {
  const place = rowOf(lines, comboId)
  return place < 0 ? lines : lines.with(place, withCombo(lines[place] as ShownLine, combo))
}

/**
 * Adds received messages in order; a known message is replaced in place. Repeats by others are counted at the first one if `joins` is set,
 * which it is not for moderators.
 */
export function addLines(
  lines: Lines,
  came: readonly RoomMessage[],
  { me = null, joins = false }: { me?: string | null; joins?: boolean } = {},
): Lines {
  const next = [...lines]
  const places = new Map(next.map(({ id }, place) => [id, place]))
  for (const [place, { echoes }] of next.entries()) for (const id of echoes) places.set(id, -1 - place)
  for (const message of came) {
    const place = places.get(message.id)
    // Already counted.
    if (place !== undefined && place < 0) continue
    const known = place ?? (isEntry(message) && isEntry(next.at(-1)) ? next.length - 1 : next.findIndex((shown) => isMine(shown, message)))
    const repeated = known < 0 && joins ? echoed(next, message, me) : -1
    if (repeated >= 0) {
      const shown = next[repeated] as ShownLine
      next[repeated] = { ...shown, echoes: [...shown.echoes, message.id] }
      places.set(message.id, -1 - repeated)
      continue
    }
    const row = known < 0 && message.gift ? rowOf(next, message.gift.combo_id) : -1
    if (row >= Math.max(0, next.length - near.lines)) {
      // A gift combo is one row, as long as that row is among the recent ones.
      next[row] = withCombo(next[row] as ShownLine, message.gift?.combo ?? 0)
      places.set(message.id, -1 - row)
      continue
    }
    const line: ShownLine = { ...message, said: null, echoes: next[known]?.echoes ?? [] }
    if (known >= 0) next[known] = line
    else next.push(line)
    places.set(message.id, known >= 0 ? known : next.length - 1)
  }
  return capped(next)
}

/** Sorts by time, so that missed messages take their place among those already shown. */
export const inOrder = (lines: Lines): Lines => lines.toSorted((a, b) => compare(a.time, b.time))

/** Drops the quote of a message that was removed. */
export const unquoted = <T extends RoomMessage>(line: T, isGone: (id: string) => boolean): T =>
  line.reply && isGone(line.reply.id) ? { ...line, reply: null } : line

export const removeLine = (lines: Lines, id: string): Lines =>
  lines
    .filter((line) => line.id !== id)
    .map((line) => unquoted(line, (one) => one === id))
    .map((line) => (line.echoes.includes(id) ? { ...line, echoes: line.echoes.filter((one) => one !== id) } : line))

/** Maximum age of a history response, in milliseconds: it may lack messages sent in that time. */
const onItsWay = 30_000

/**
 * Drops messages whose removal was missed: those that are absent from the time range of a history. `readAt`: when the history was read, in
 * server milliseconds; `more`: the history does not reach the first message.
 */
export function withoutGone(lines: Lines, { list, more }: { list: readonly RoomMessage[]; more: boolean }, readAt: number): Lines {
  const there = new Set(list.map(({ id }) => id))
  const from = more ? Date.parse(list[0]?.time ?? '') : Number.NEGATIVE_INFINITY
  const isGone = ({ id, kind, said, time }: ShownLine): boolean =>
    kind === 'chat' && said === null && !there.has(id) && Date.parse(time) > from && Date.parse(time) < readAt - onItsWay
  return lines.filter(isGone).reduce((left, { id }) => removeLine(left, id), lines)
}

/** Adds the user's own message before the server has accepted it. A retry with the same key sets it to waiting again. */
export function sayLine(lines: Lines, message: RoomMessage, key: string): Lines {
  const line: ShownLine = { ...message, said: { key, state: 'waiting', failure: null }, echoes: [] }
  const known = lines.findIndex(({ said }) => said?.key === key)
  return known < 0 ? capped([...lines, line]) : lines.with(known, line)
}

/** The server has accepted the message under this id. */
export function lineArrived(lines: Lines, key: string, id: string): Lines {
  if (lines.some((line) => line.id === id && line.said === null)) return lines.filter(({ said }) => said?.key !== key)
  return lines.map((line) => (line.said?.key === key ? { ...line, id, said: null } : line))
}

export const lineFailed = (lines: Lines, key: string, failure: Failure): Lines =>
  lines.map((line) => (line.said?.key === key ? { ...line, said: { key, state: 'failed', failure } } : line))

export const forgetLine = (lines: Lines, key: string): Lines => lines.filter(({ said }) => said?.key !== key)
