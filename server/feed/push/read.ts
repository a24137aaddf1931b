// Reads what came: a document or lines, and of each message what it is, or what is wrong with it.
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { type FeedMessage, type FeedMessageType, feedMessages, feedMessageTypes } from '../../../contract/feed/document.ts'
import { catalogueHead, feedVersion, matchHead, SenderId } from '../../../contract/feed/parts.ts'
import { closed } from '../../../contract/wire/endpoint.ts'
import { type Fault, faultOf } from './fault.ts'

/** One message as it came: a value, or a text that is no JSON. */
export type Item = { value: unknown } | { broken: string }

/** Where a message stands. */
export interface Head {
  id: string
  /** What its sequence is of: the match, or `league:ID` or `team:ID`, which no match is called. */
  stream: string
  /** Null: of a league or a team. */
  match: string | null
  seq: number
  /** The sequence of the message before. */
  before: number
}
export type Read = { message: FeedMessage; head: Head } | { fault: Fault; head: Head | null }

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object' && !Array.isArray(value)

/** What a head must have, whatever else of the message is wrong. */
const LeagueHead = Type.Object({ id: catalogueHead.id, seq: catalogueHead.seq, league: SenderId })
const TeamHead = Type.Object({ id: catalogueHead.id, seq: catalogueHead.seq, team: SenderId })
const MatchHead = Type.Object({ id: matchHead.id, seq: matchHead.seq, match: matchHead.match, after: matchHead.after })

/** Null: nobody can say in which sequence it stands. */
function headOf(value: Record<string, unknown>, type: FeedMessageType | undefined): Head | null {
  const outside = (id: string, stream: string, seq: number): Head => ({ id, stream, match: null, seq, before: 0 })
  if (type === 'league') return Value.Check(LeagueHead, value) ? outside(value.id, `league:${value.league}`, value.seq) : null
  if (type === 'team') return Value.Check(TeamHead, value) ? outside(value.id, `team:${value.team}`, value.seq) : null
  if (!Value.Check(MatchHead, value)) return null
  const { id, match, seq, after } = value
  return { id, stream: match, match, seq, before: Math.min(after ?? seq - 1, seq - 1) }
}

/** What no schema says of a place in a sequence. */
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
  // As the schema says it has a head.
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

/** A document as a whole: `{ "feed": "feed/v1", "messages": [...] }`. */
export function readDocument(text: string): { items: Item[] } | { fault: Fault } {
  const read = jsonOf(text)
  if ('broken' in read) return { fault: { pointer: '', reason: read.broken } }
  const { value } = read
  if (!Value.Check(Document, value)) return { fault: faultOf(Document, value) ?? { pointer: '', reason: 'is no document' } }
  return { items: value.messages.map((message) => ({ value: message })) }
}

/** A message a line; blank lines are none. */
export const readLines = (text: string): { items: Item[] } => ({
  items: text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(jsonOf),
})

/** Either of both, as a file or an address has them. */
export function readText(text: string): { items: Item[] } | { fault: Fault } {
  const plain = text.replace(/^\uFEFF/, '')
  const [first = ''] = plain.trimStart().split('\n', 1)
  const isLines = isMessageLine(first)
  return isLines ? readLines(plain) : readDocument(plain)
}

/** Whether a first line is a message by itself, and not the beginning of a document. */
function isMessageLine(line: string): boolean {
  const read = jsonOf(line)
  return 'value' in read && isObject(read.value) && 'type' in read.value
}
