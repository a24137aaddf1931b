// npm run feed -- check: reads a file as a site would that knows nothing yet, and says of each message what it would answer.
import type { FeedAnswer } from '../../contract/feed/parts.ts'
import { type FileMessage, readFileText } from './lines.ts'
import { memorySite } from './site.ts'

export interface Remark {
  line: number
  /** In plain words, with the message that it is about. */
  text: string
  /** The message would not be applied. */
  isFault: boolean
}
export interface Checked {
  messages: number
  matches: number
  remarks: Remark[]
}

const nameOf = ({ id, match }: FeedAnswer): string => {
  if (id === null) return ''
  return match === null ? ` (message ${id})` : ` (message ${id} of ${match})`
}

/** A reason of a refusal has no subject: what the pointer leads to is its subject. */
function whyNot({ is, pointer, reason = '' }: FeedAnswer): string {
  if (is === 'repeated') return 'its id is that of a message of before'
  if (is === 'late') return 'it comes after a message with a higher sequence'
  return is === 'refused' ? `${pointer || 'it'} ${reason}` : reason
}

function remarkOf(answer: FeedAnswer, message: FileMessage): Remark | null {
  const { is, pointer = '', doubt } = answer
  const line = message.lineOf(pointer)
  if (is !== 'applied') return { line, text: `${whyNot(answer)}${nameOf(answer)}`, isFault: true }
  return doubt === undefined ? null : { line, text: `would be taken, but: ${doubt}${nameOf(answer)}`, isFault: false }
}

export async function checkText(text: string): Promise<Checked> {
  const read = readFileText(text)
  if ('problem' in read) return { messages: 0, matches: 0, remarks: [{ line: read.line, text: read.problem, isFault: true }] }
  const { messages } = read
  const site = memorySite()
  const { answers } = await site.taker.take(messages.map(({ item }) => item))
  const waiting = new Set<string | null>()
  const remarks = answers.flatMap((answer) => {
    const message = messages[answer.index]
    // What waits behind the first that waits says nothing new.
    if (!message || (answer.is === 'early' && waiting.has(answer.match))) return []
    if (answer.is === 'early') waiting.add(answer.match)
    return remarkOf(answer, message) ?? []
  })
  return { messages: messages.length, matches: site.states.size, remarks: remarks.sort((one, other) => one.line - other.line) }
}
