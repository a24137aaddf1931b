// Puts names and figures into the lines of text live.
import type { Name } from '../../../contract/name.ts'
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

const parsed = new WeakMap<LineTable, Map<string, Name[]>>()

function templatesOf(table: LineTable): Map<string, Name[]> {
  const known = parsed.get(table)
  if (known) return known
  const made = new Map(Object.entries(table).map(([kind, lines]) => [kind, lines.trim().split('\n').map(nameOf)]))
  parsed.set(table, made)
  return made
}

function fill(text: string, lang: keyof Name, blanks: Blanks): string {
  return text.replace(/\{([pqtosn])\}/g, (_, letter: keyof Blanks) => {
    const value = blanks[letter]
    if (value === undefined) return ''
    if (typeof value === 'number') return String(value)
    if ('zh' in value) return value[lang]
    return value.join(lang === 'zh' ? ':' : '-')
  })
}

/** Says lines of a table in turn, so that a line is never said twice running. */
export class Speaker<K extends string> {
  private readonly turns = new Map<string, number>()

  constructor(
    private readonly table: Record<K, string>,
    private readonly random: Random,
  ) {}

  say(kind: K, blanks: Blanks): Name {
    const lines = templatesOf(this.table).get(kind) as Name[]
    const turn = this.turns.get(kind) ?? this.random.whole(0, lines.length - 1)
    const step = lines.length > 3 ? this.random.whole(1, lines.length - 1) : 1
    this.turns.set(kind, turn + step)
    const line = lines[turn % lines.length] as Name
    return { zh: fill(line.zh, 'zh', blanks), en: fill(line.en, 'en', blanks), vi: fill(line.vi, 'vi', blanks) }
  }
}
