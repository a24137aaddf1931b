// Refused words as they are typed: one a line.
import { chatLimits } from '../../contract/limits/chat-limits.ts'
import { lineFault, lineForm } from './line-text.ts'

/** Each once, in their order, without empty lines. */
export const wordsOf = (typed: string): string[] => [...new Set(typed.split('\n').map(lineForm))].filter((word) => word !== '')

/** The first that cannot be one; null: all can. */
export const wrongWord = (words: readonly string[]): string | null =>
  words.find((word) => lineFault(word, chatLimits.wordLength) !== null) ?? null
