// npm run feed -- check: reads a file as a fresh site would, and prints the result of each message.
import type { FeedAnswer } from '../../contract/feed/parts.ts'
import { type FileMessage, readFileText } from './lines.ts'
import { memorySite } from './site.ts'

export interface Remark {
  line: number
  /** Plain words, naming the message. */
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

/** A refusal's reason has no subject: its subject is what the pointer refers to. */
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
    // Only the first waiting message of a match is reported.
    if (!message || (answer.is === 'early' && waiting.has(answer.match))) return []
    if (answer.is === 'early') waiting.add(answer.match)
    return remarkOf(answer, message) ?? []
  })
  return { messages: messages.length, matches: site.states.size, remarks: remarks.sort((one, other) => one.line - other.line) }
}
