// Draft of a red envelope and its validation. Pure.
import type { EnvelopeCondition, EnvelopeKind } from '../../../../contract/gift/envelope.ts'
import { envelopeLimits } from '../../../../contract/limits/gift-limits.ts'
import { countCharacters } from '../../../../rules/text/characters.ts'
import { plainNumber, readTenths } from '../../../core/text/typed-number.ts'

export interface EnvelopeDraft {
  /** Diamonds, as typed. */
  total: string
  num: string
  kind: EnvelopeKind
  condition: EnvelopeCondition
  word: string
  greeting: string
  delay: '0' | '60' | '180' | '300' | '600'
}
export type DraftFault = 'total' | 'least' | 'most' | 'num' | 'thin' | 'word' | 'greeting'

export const emptyDraft: EnvelopeDraft = {
  total: '',
  num: '',
  kind: 'random',
  condition: 'everyone',
  word: '',
  greeting: '',
  delay: '60',
}
/** Counts as the server does; the contract allows four code points per character. */
const isLong = (text: string, most: number): boolean => countCharacters(text) > most || [...text].length > most * 4

/** Returns the first fault, or the request body. */
export function readDraft(
  draft: EnvelopeDraft,
  { least, most }: { least: number; most: number },
): { fault: DraftFault } | { fault: null; total: number; num: number } {
  const total = readTenths(draft.total)
  if (total === null || total === 0) return { fault: 'total' }
  if (total < least) return { fault: 'least' }
  if (total > most) return { fault: 'most' }
  const shares = plainNumber(draft.num)
  const num = Number(shares)
  if (!/^\d{1,3}$/.test(shares) || num < 1 || num > envelopeLimits.shares) return { fault: 'num' }
  // Each share is at least a tenth of a diamond.
  if (total < num) return { fault: 'thin' }
  const word = draft.word.trim()
  if (draft.condition === 'word' && (word === '' || isLong(word, envelopeLimits.word))) return { fault: 'word' }
  if (isLong(draft.greeting.trim(), envelopeLimits.greeting)) return { fault: 'greeting' }
  return { fault: null, total, num }
}
