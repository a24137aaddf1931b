// Translation by the browser itself, on the device: no text leaves it. A browser that translates nothing is asked for nothing.
import { type Lang, langs } from '../../../contract/limits/limits.ts'
import { langOfText } from '../../../rules/text/text-lang.ts'
import { translatorFactory } from './may-translate.ts'

interface Detector {
  /** The likeliest first. */
  detect(text: string): Promise<{ detectedLanguage?: string }[]>
  destroy(): void
}
/** https://developer.mozilla.org/docs/Web/API/LanguageDetector */
interface DetectorFactory {
  create(options: { expectedInputLanguages: readonly Lang[]; signal: AbortSignal }): Promise<Detector>
}

/** Latin letters alone may be Vietnamese without its marks: a browser that tells languages apart is asked. */
async function sourceOf(text: string, signal: AbortSignal): Promise<Lang | null> {
  const guess = langOfText(text)
  const factory = (globalThis as { LanguageDetector?: DetectorFactory }).LanguageDetector
  if (guess !== 'en' || !factory) return guess
  const detector = await factory.create({ expectedInputLanguages: langs, signal })
  try {
    const [best] = await detector.detect(text)
    return langs.find((lang) => lang === best?.detectedLanguage) ?? guess
  } finally {
    detector.destroy()
  }
}

/**
 * The text in a language; as it is where it is of that language. The first text of a pair waits until the browser has fetched what it needs.
 *
 * @throws what the browser says: it does not know this pair, has no network to fetch it by, or was told to stop
 */
export async function translate(text: string, to: Lang, signal: AbortSignal): Promise<string> {
  const [from, made] = [await sourceOf(text, signal), translatorFactory()]
  if (!made || from === null) throw new Error('nothing here can be translated')
  if (from === to) return text
  const translator = await made.create({ sourceLanguage: from, targetLanguage: to, signal })
  try {
    return await translator.translate(text)
  } finally {
    translator.destroy()
  }
}
