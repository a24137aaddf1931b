// Ordinary sentences about sport, the same ones on every run; the word filter must refuse none of them.
import { chance } from '../soak.ts'
import * as chinese from './chinese.ts'
import * as english from './english.ts'
import * as vietnamese from './vietnamese.ts'

const seed = 16
const endings = ['', '', '', '！', '？', '!', '?', '。', '…', ' 👏👏', ' 😂', '[鼓掌]', ' 🇻🇳🇨🇳', '~', ' 666', ' ⚽']

interface Language {
  templates: readonly string[]
  fillers: Readonly<Record<string, readonly string[]>>
}

/** `count` different sentences of a language, using each template equally often. */
function sentences({ templates, fillers }: Language, count: number, below: (end: number) => number): string[] {
  const pick = (list: readonly string[]): string => list[below(list.length)] ?? ''
  const made = new Set<string>()
  for (let at = 0; made.size < count && at < count * 20; at += 1) {
    const template = templates[at % templates.length] ?? ''
    const line = template.replace(/\{(\w+)\}/g, (_, name: string) => {
      const list = fillers[name]
      if (!list) throw new Error(`no such place: ${name} in ${template}`)
      return pick(list)
    })
    made.add(`${line}${pick(endings)}`)
  }
  return [...made]
}

export const sportTalk: Readonly<Record<'zh' | 'en' | 'vi', string[]>> = {
  zh: sentences(chinese, 1_600, chance(seed)),
  en: sentences(english, 1_400, chance(seed + 1)),
  vi: sentences(vietnamese, 1_400, chance(seed + 2)),
}
