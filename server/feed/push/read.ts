// Parses input: a document or lines, and the type, head and errors of each message.
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { type FeedMessage, type FeedMessageType, feedMessages, feedMessageTypes } from '../../../contract/feed/document.ts'
import { catalogueHead, feedVersion, matchHead, SenderId } from '../../../contract/feed/parts.ts'
import { closed } from '../../../contract/wire/endpoint.ts'
import { type Fault, faultOf } from './fault.ts'

/** One message as received: a value, or a text that is not JSON. */
export type Item = { value: unknown } | { broken: string }

/** A message's position. */
export interface Head {
  id: string
  /** The sequence's name: the match, or `league:ID` or `team:ID`, which no match id can equal. */
  stream: string
  /** Null: a league or a team. */
  match: string | null
  seq: number
  /** Sequence number of the previous message. */
  before: number
}
export type Read = { message: FeedMessage; head: Head } | { fault: Fault; head: Head | null }

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object' && !Array.isArray(value)

/** Required fields of a head, whatever else is wrong with the message. */
const LeagueHead = Type.Object({ id: catalogueHead.id, seq: catalogueHead.seq, league: SenderId })
const TeamHead = Type.Object({ id: catalogueHead.id, seq: catalogueHead.seq, team: SenderId })
const MatchHead = Type.Object({ id: matchHead.id, seq: matchHead.seq, match: matchHead.match, after: matchHead.after })

/** Null if the sequence is undeterminable. */
function headOf(value: Record<string, unknown>, type: FeedMessageType | undefined): Head | null {
  const outside = (id: string, stream: string, seq: number): Head => ({ id, stream, match: null, seq, before: 0 })
  if (type === 'league') return Value.Check(LeagueHead, value) ? outside(value.id, `league:${value.league}`, value.seq) : null
  if (type === 'team') return Value.Check(TeamHead, value) ? outside(value.id, `team:${value.team}`, value.seq) : null
  if (!Value.Check(MatchHead, value)) return null
  const { id, match, seq, after } = value
  return { id, stream: match, match, seq, before: Math.min(after ?? seq - 1, seq - 1) }
}

/** Constraints on the position that a schema cannot express. */
function placeFault({ seq, after }: Record<string, unknown>): Fault | null {
  const isBehind = typeof seq === 'number' && typeof after === 'number' && after >= seq
  return isBehind ? { pointer: '/after', reason: 'must be below seq' } : null
}

export function readItem(item: Item): Read {
  if ('broken' in item) return { fault: { pointer: '', reason: item.broken }, head: null }
  const { value } = item
  if (!isObject(value)) return { fault: { pointer: '', reason: 'must be an object' }, head: null }
  const type = feedMessageTypes.find((one) => one === value.type)
  const head = headOf(value, type)
  if (!type) return { fault: { pointer: '/type', reason: `must be one of ${feedMessageTypes.join(', ')}` }, head }
  const fault = faultOf(feedMessages[type], value) ?? placeFault(value)
  // A valid message has a head.
  if (!fault && head) return { message: value as FeedMessage, head }
  return { fault: fault ?? { pointer: '', reason: 'has no place in a sequence' }, head }
}

const Document = Type.Object({ feed: Type.Literal(feedVersion), messages: Type.Array(Type.Unknown()) }, closed)

function jsonOf(text: string): Item {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    return { broken: `is no JSON: ${(error as Error).message}` }
  }
}

/** Parses a whole document: `{ "feed": "feed/v1", "messages": [...] }`. */
export function readDocument(text: string): { items: Item[] } | { fault: Fault } {
  const read = jsonOf(text)
  if ('broken' in read) return { fault: { pointer: '', reason: read.broken } }
  const { value } = read
  if (!Value.Check(Document, value)) return { fault: faultOf(Document, value) ?? { pointer: '', reason: 'is no document' } }
  return { items: value.messages.map((message) => ({ value: message })) }
}

/** One message per line; blank lines are skipped. */
export const readLines = (text: string): { items: Item[] } => ({
  items: text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(jsonOf),
})

/** Either format, for files and URLs. */
export function readText(text: string): { items: Item[] } | { fault: Fault } {
  const plain = text.replace(/^\uFEFF/, '')
  const [first = ''] = plain.trimStart().split('\n', 1)
  const isLines = isMessageLine(first)
  return isLines ? readLines(plain) : readDocument(plain)
}

/** Whether a first line is a complete message rather than the start of a document. */
function isMessageLine(line: string): boolean {
  const read = jsonOf(line)
  return 'value' in read && isObject(read.value) && 'type' in read.value
}
