// Reads message files: a document, a message per line, or a recording; also locates each value's line.
import { type Item, readDocument, readLines } from '../feed/push/read.ts'

export interface FileMessage {
  item: Item
  /** Real milliseconds of arrival; null if the file is not a recording. */
  received: number | null
  /** From 1, for a value's JSON pointer into the message. */
  lineOf(pointer: string): number
}
export type ReadFile = { messages: FileMessage[] } | { problem: string; line: number }

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object' && !Array.isArray(value)

/** The lines, from 1, where the values of a JSON text begin, by pointer. The text must be valid JSON. */
export function pointerLines(text: string): Map<string, number> {
  const lines = new Map<string, number>()
  let at = 0
  let line = 1

  function skip(): void {
    for (; /\s/.test(text.charAt(at)); at += 1) if (text.charAt(at) === '\n') line += 1
  }
  function readString(): string {
    const from = at
    for (at += 1; text.charAt(at) !== '"'; at += 1) if (text.charAt(at) === '\\') at += 1
    at += 1
    return JSON.parse(text.slice(from, at)) as string
  }
  /** Parses the comma-separated entries up to a closing bracket. */
  function list(end: string, entry: (index: number) => void): void {
    at += 1
    skip()
    for (let index = 0; text.charAt(at) !== end; index += 1) {
      entry(index)
      skip()
      if (text.charAt(at) === ',') at += 1
      skip()
    }
    at += 1
  }
  function value(pointer: string): void {
    skip()
    lines.set(pointer, line)
    const sign = text.charAt(at)
    if (sign === '[') list(']', (index) => value(`${pointer}/${index}`))
    else if (sign === '{')
      list('}', () => {
        const name = readString().replaceAll('~', '~0').replaceAll('/', '~1')
        skip()
        at += 1
        value(`${pointer}/${name}`)
      })
    else if (sign === '"') readString()
    else while (/[^\s,\]}]/.test(text.charAt(at))) at += 1
  }

  value('')
  return lines
}

/** The line of a value, or of its innermost existing ancestor. */
function lineIn(lines: ReadonlyMap<string, number>, pointer: string): number {
  for (let path = pointer; ; path = path.slice(0, path.lastIndexOf('/'))) {
    const line = lines.get(path)
    if (line !== undefined) return line
    if (path === '') return 1
  }
}

/** A line of a recording wraps the message. */
function recorded(item: Item): { item: Item; received: number | null } {
  if ('broken' in item || !isObject(item.value) || !('received' in item.value)) return { item, received: null }
  const { received, message, text } = item.value
  const at = typeof received === 'string' ? Date.parse(received) : Number.NaN
  const inner: Item = typeof text === 'string' ? { broken: text } : { value: message }
  return { item: inner, received: Number.isNaN(at) ? null : at }
}

function readMessageLines(text: string): FileMessage[] {
  return text.split('\n').flatMap((line, index): FileMessage[] => {
    const [item] = readLines(line).items
    return item ? [{ ...recorded(item), lineOf: () => index + 1 }] : []
  })
}

/** The line of a JSON error, by its position. */
function lineOfFault(text: string, reason: string): number {
  const [, position] = /position (\d+)/.exec(reason) ?? []
  return position === undefined ? 1 : text.slice(0, Number(position)).split('\n').length
}

export function readFileText(given: string): ReadFile {
  const text = given.replace(/^\uFEFF/, '')
  const [first] = readLines(text.trimStart().split('\n', 1)[0] ?? '').items
  const isLine = first && 'value' in first && isObject(first.value) && !('messages' in first.value)
  if (isLine) return { messages: readMessageLines(text) }
  const read = readDocument(text)
  if ('fault' in read) {
    const { pointer, reason } = read.fault
    return { problem: `${pointer || 'the file'} ${reason}`, line: lineOfFault(text, reason) }
  }
  const lines = pointerLines(text)
  return {
    messages: read.items.map((item, index) => ({
      item,
      received: null,
      lineOf: (pointer) => lineIn(lines, `/messages/${index}${pointer}`),
    })),
  }
}
