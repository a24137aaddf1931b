// Whether a text contains a refused word, however disguised, without false matches inside of other words. R-WORD-1, decision 49.
import { type Folded, foldText, foldWord } from './fold.ts'
import { HanScan, isAllHan } from './han-scan.ts'
import { latin, loosePatterns, strictPatterns, type Word } from './inflect.ts'
import { LatinScan } from './latin-scan.ts'
import { flagsAsLetters, signsAsLetters } from './spelling.ts'
import { withoutPhrases } from './vietnamese-phrases.ts'

export interface WordFilter {
  /** Whether it contains a refused word. */
  refuses(text: string): boolean
}

const picture = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u
/** Emoji in comparable form: a heart with and without colour is the same. */
const drawnForm = (text: string): string => text.normalize('NFKC').replaceAll('\ufe0f', '')

/** Without duplicates; a single Latin letter is no word. */
function wordsOf(refused: readonly string[]): Word[] {
  const words = new Map<string, Word>()
  for (const parts of refused.map(foldWord)) {
    const text = parts.join('')
    const known = words.get(text)
    if (text.length > (latin.test(text) ? 1 : 0)) words.set(text, known && known.parts.length > parts.length ? known : { text, parts })
  }
  return [...words.values()]
}

export function createWordFilter(refused: readonly string[]): WordFilter {
  const words = wordsOf(refused)
  // Words of only emoji are empty when folded: they are searched unfolded.
  const drawn = [
    ...new Set(refused.filter((word) => foldWord(word).length === 0 && picture.test(word)).map((word) => drawnForm(word).trim())),
  ]
  const han = new HanScan(words.map(({ text }) => text).filter(isAllHan))
  const others = words.filter(({ text }) => !isAllHan(text))
  const strict = new LatinScan(strictPatterns(others), false)
  const loose = new LatinScan(loosePatterns(others), true)

  const isLatinIn = (folded: Folded): boolean => strict.finds(folded) || loose.finds(folded)
  /** Searches the text as written, and for Latin words also with signs read as letters. */
  function isRead(text: string): boolean {
    const folded = foldText(text)
    if (isLatinIn(folded) || han.finds(folded)) return true
    const spelled = signsAsLetters(text)
    return spelled !== text && isLatinIn(foldText(spelled))
  }
  /** A match is searched again without the phrases that may cause it: only few texts are read twice. */
  function isFound(text: string): boolean {
    if (!isRead(text)) return false
    const without = withoutPhrases(text)
    return without === text || isRead(without)
  }

  return {
    refuses(text) {
      if (drawn.length > 0) {
        const shown = drawnForm(text)
        if (drawn.some((word) => shown.includes(word))) return true
      }
      if (words.length === 0) return false
      const lettered = flagsAsLetters(text)
      return isFound(text) || (lettered !== text && isFound(lettered))
    },
  }
}
