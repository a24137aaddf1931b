// The lines of a room in the order in which they are shown: what came, what this reader says, what was taken away. Pure.
import type { RoomMessage } from '../../../../contract/chat.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { compare } from '../../../../rules/text/compare.ts'
import type { Failure } from '../../../core/api/failure.ts'
import type { Marker } from '../../stream/marker.ts'

/** Rows that the list keeps. */
export const mostLines = 300

export interface Said {
  /** Of this saying, kept over its retries. */
  key: string
  state: 'waiting' | 'failed'
  failure: Failure | null
}
export interface Goal {
  row: MatchRow
  marker: Marker
}
export interface ShownLine extends RoomMessage {
  /** Of my own line until the server has it; null: it is in the room. */
  said: Said | null
  /** Ids of the lines of others that said the same right after it, and are not shown again. */
  echoes: readonly string[]
  /** It tells a goal of the match that the room shows. */
  goal?: Goal
}
type Lines = readonly ShownLine[]

/** Lines back, and milliseconds, in which the same is not shown again. */
const near = { lines: 12, time: 30_000 }

const capped = (lines: ShownLine[]): Lines => (lines.length > mostLines ? lines.slice(-mostLines) : lines)
/** My own line comes by the socket as well, often before the answer of the call. */
const isMine = (shown: ShownLine, came: RoomMessage): boolean =>
  shown.said !== null && shown.kind === came.kind && shown.from?.uid === came.from?.uid && shown.text.trim() === came.text
const isPlain = ({ kind, reply, mentions, from }: RoomMessage): boolean =>
  kind === 'chat' && reply === null && mentions.length === 0 && from?.role === 'viewer'

/** The place of the line that this one repeats; -1: it is to be shown itself. */
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

/** Somebody like everybody came in: of many the last is enough. */
const isEntry = (line: RoomMessage | undefined): boolean =>
  line?.kind === 'entry' && line.from?.guard === null && line.from.noble === null && line.from.role === 'viewer'

const withCombo = (line: ShownLine, combo: number): ShownLine =>
  line.gift && line.gift.combo < combo ? { ...line, gift: { ...line.gift, combo } } : line

const rowOf = (lines: Lines, comboId: string): number => lines.findLastIndex(({ gift }) => gift?.combo_id === comboId)

/** Another tap of a row: its line counts on. */
export function countOn(lines: Lines, comboId: string, combo: number): Lines {
  const place = rowOf(lines, comboId)
  return place < 0 ? lines : lines.with(place, withCombo(lines[place] as ShownLine, combo))
}

/**
 * Adds what came, in its order; a line that is there already is renewed in its place. What others repeat is counted at the first
 * of it, unless the reader looks after the room.
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
    // It is counted already.
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
      // A row of taps is one line, while it can still be seen.
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

/** What was missed comes between what is there: in the order in which it was said. */
export const inOrder = (lines: Lines): Lines => lines.toSorted((a, b) => compare(a.time, b.time))

/** What was taken away stands in no quote either. */
export const unquoted = <T extends RoomMessage>(line: T, isGone: (id: string) => boolean): T =>
  line.reply && isGone(line.reply.id) ? { ...line, reply: null } : line

export const removeLine = (lines: Lines, id: string): Lines =>
  lines
    .filter((line) => line.id !== id)
    .map((line) => unquoted(line, (one) => one === id))
    .map((line) => (line.echoes.includes(id) ? { ...line, echoes: line.echoes.filter((one) => one !== id) } : line))

/** Milliseconds that the way of a history may take: a line said meanwhile need not be in it. */
const onItsWay = 30_000

/**
 * Without what was taken away while nobody here heard of it: in the time that a history covers it is there no more. `readAt`: when
 * the history was read, server milliseconds; `more`: it does not go back to the first line.
 */
export function withoutGone(lines: Lines, { list, more }: { list: readonly RoomMessage[]; more: boolean }, readAt: number): Lines {
  const there = new Set(list.map(({ id }) => id))
  const from = more ? Date.parse(list[0]?.time ?? '') : Number.NEGATIVE_INFINITY
  const isGone = ({ id, kind, said, time }: ShownLine): boolean =>
    kind === 'chat' && said === null && !there.has(id) && Date.parse(time) > from && Date.parse(time) < readAt - onItsWay
  return lines.filter(isGone).reduce((left, { id }) => removeLine(left, id), lines)
}

/** My own line, before the server has it. Said again under its key it waits once more. */
export function sayLine(lines: Lines, message: RoomMessage, key: string): Lines {
  const line: ShownLine = { ...message, said: { key, state: 'waiting', failure: null }, echoes: [] }
  const known = lines.findIndex(({ said }) => said?.key === key)
  return known < 0 ? capped([...lines, line]) : lines.with(known, line)
}

/** The server has it under this id. */
export function lineArrived(lines: Lines, key: string, id: string): Lines {
  if (lines.some((line) => line.id === id && line.said === null)) return lines.filter(({ said }) => said?.key !== key)
  return lines.map((line) => (line.said?.key === key ? { ...line, id, said: null } : line))
}

export const lineFailed = (lines: Lines, key: string, failure: Failure): Lines =>
  lines.map((line) => (line.said?.key === key ? { ...line, said: { key, state: 'failed', failure } } : line))

export const forgetLine = (lines: Lines, key: string): Lines => lines.filter(({ said }) => said?.key !== key)
