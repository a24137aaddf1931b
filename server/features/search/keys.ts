// Search keys of a name: every spelling folded in each of its forms, with and without spaces, plus the syllables of Chinese ones.
import type { Name } from '../../../contract/wire/name.ts'
import { foldForms } from '../../../rules/text/text-fold.ts'
import { aliasesOf } from './alias.ts'
import { readingsOf } from './reading.ts'

export interface SearchKeys {
  /** Folded spellings, one per line; those with Chinese characters first. */
  keys: string
  /** Syllables of these first lines. */
  pinyin: string
}

const han = /\p{Script=Han}/u

/** One group per character: 'chong/zhong qing'. A dash stands for a character without a reading. */
export const syllablesOf = (spelling: string): string => Array.from(spelling, (character) => readingsOf(character) || '-').join(' ')

/** `whole` are texts of many words, which nobody types without spaces. */
export function searchKeys(spellings: readonly string[], kind: 'names' | 'whole' = 'names'): SearchKeys {
  const folded = spellings.flatMap(foldForms).filter(Boolean)
  const chinese = [...new Set(folded.filter((spelling) => han.test(spelling)).map((spelling) => spelling.replaceAll(' ', '')))]
  const others = folded.filter((spelling) => !han.test(spelling))
  const joined = (spelling: string): string[] => (kind === 'whole' ? [] : [spelling.replace(/[ .'’&/-]+/gu, '')])
  const latin = new Set(others.flatMap((spelling) => [spelling, ...joined(spelling)]))
  return { keys: [...chinese, ...latin].join('\n'), pinyin: chinese.map(syllablesOf).join('\n') }
}

/** The spellings of a team or league: names, short names, code and aliases. */
export function namedKeys(one: { name: Name; short: Name; code?: string }): SearchKeys {
  const spellings = [...Object.values(one.name), ...Object.values(one.short), one.code ?? '']
  return searchKeys([...spellings, ...aliasesOf(spellings)])
}

/** Caches the keys of items that have not changed since the last index. */
export interface KeyCache {
  of(spellings: readonly string[], kind?: 'names' | 'whole'): SearchKeys
  /** Evicts the keys that were not requested since the last turn. */
  rotate(): void
}

export function createKeyCache(): KeyCache {
  let [last, fresh] = [new Map<string, SearchKeys>(), new Map<string, SearchKeys>()]
  return {
    of(spellings, kind = 'names') {
      const text = `${kind}\n${spellings.join('\n')}`
      const known = fresh.get(text) ?? last.get(text) ?? searchKeys(spellings, kind)
      fresh.set(text, known)
      return known
    },
    rotate() {
      last = fresh
      fresh = new Map()
    },
  }
}
