// Whether a text has a refused word in it, however it is disguised, and not where it only seems to. R-WORD-1, decision 49.
import { type Folded, foldText, foldWord } from './fold.ts'
import { HanScan, isAllHan } from './han-scan.ts'
import { latin, loosePatterns, strictPatterns, type Word } from './inflect.ts'
import { LatinScan } from './latin-scan.ts'
import { flagsAsLetters, signsAsLetters } from './spelling.ts'
import { withoutPhrases } from './vietnamese-phrases.ts'

export interface WordFilter {
  /** Whether a refused word is in it. */
  refuses(text: string): boolean
}

const picture = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u
/** Emoji as they are compared: whether a heart is drawn in colour makes no other one of it. */
const drawnForm = (text: string): string => text.normalize('NFKC').replaceAll('\ufe0f', '')

/** Each once; a single Latin letter is no word. */
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
  // Of emoji alone nothing is left to look for: they are found as they stand.
  const drawn = [
    ...new Set(refused.filter((word) => foldWord(word).length === 0 && picture.test(word)).map((word) => drawnForm(word).trim())),
  ]
  const han = new HanScan(words.map(({ text }) => text).filter(isAllHan))
  const others = words.filter(({ text }) => !isAllHan(text))
  const strict = new LatinScan(strictPatterns(others), false)
  const loose = new LatinScan(loosePatterns(others), true)

  const isLatinIn = (folded: Folded): boolean => strict.finds(folded) || loose.finds(folded)
  /** As it is written, and Latin words also with signs as the letters that they look like. */
  function isRead(text: string): boolean {
    const folded = foldText(text)
    if (isLatinIn(folded) || han.finds(folded)) return true
    const spelled = signsAsLetters(text)
    return spelled !== text && isLatinIn(foldText(spelled))
  }
  /** What is found is looked for again without the phrases that it may come from: only few texts are read twice. */
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
