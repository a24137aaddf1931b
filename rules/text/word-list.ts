// Parses a list of blocked words, one per line.
import { chatLimits } from '../../contract/limits/chat-limits.ts'
import { lineFault, lineForm } from './line-text.ts'

/** Unique, in order, without empty lines. */
export const wordsOf = (typed: string): string[] => [...new Set(typed.split('\n').map(lineForm))].filter((word) => word !== '')

/** Returns the first invalid word; null: all are valid. */
export const wrongWord = (words: readonly string[]): string | null =>
  words.find((word) => lineFault(word, chatLimits.wordLength) !== null) ?? null
