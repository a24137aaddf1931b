// Fills names and figures into text live templates.
import type { Name } from '../../../contract/wire/name.ts'
import type { Random } from './random.ts'
import { nameOf } from './row.ts'

export interface Blanks {
  p?: Name
  q?: Name
  t?: Name
  o?: Name
  /** The score: 2:1 in Chinese, 2-1 elsewhere. */
  s?: readonly [number, number]
  n?: number
}
export type LineTable = Record<string, string>

/** A template split at its blanks: text at even indexes, blank letters at odd ones. */
type Template = Record<keyof Name, string[]>

const parsed = new WeakMap<LineTable, Map<string, Template[]>>()
const cut = (text: string): string[] => text.split(/\{([pqtosn])\}/)

function templatesOf(table: LineTable): Map<string, Template[]> {
  const known = parsed.get(table)
  if (known) return known
  const read = (line: string): Template => {
    const { zh, en, vi } = nameOf(line)
    return { zh: cut(zh), en: cut(en), vi: cut(vi) }
  }
  const made = new Map(Object.entries(table).map(([kind, lines]) => [kind, lines.trim().split('\n').map(read)]))
  parsed.set(table, made)
  return made
}

function word(value: Blanks[keyof Blanks], lang: keyof Name): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return String(value)
  return 'zh' in value ? value[lang] : value.join(lang === 'zh' ? ':' : '-')
}

function fill(parts: string[], lang: keyof Name, blanks: Blanks): string {
  let text = parts[0] as string
  for (let at = 1; at < parts.length; at += 2) text += word(blanks[parts[at] as keyof Blanks], lang) + parts[at + 1]
  return text
}

/** Cycles through the lines of a table, so that no line repeats immediately. */
export class Speaker<K extends string> {
  private readonly cursors = new Map<string, number>()

  constructor(
    private readonly table: Record<K, string>,
    private readonly random: Random,
  ) {}

  render(kind: K, blanks: Blanks): Name {
    const lines = templatesOf(this.table).get(kind) as Template[]
    const cursor = this.cursors.get(kind) ?? this.random.whole(0, lines.length - 1)
    const step = lines.length > 3 ? this.random.whole(1, lines.length - 1) : 1
    this.cursors.set(kind, cursor + step)
    const line = lines[cursor % lines.length] as Template
    return { zh: fill(line.zh, 'zh', blanks), en: fill(line.en, 'en', blanks), vi: fill(line.vi, 'vi', blanks) }
  }
}
