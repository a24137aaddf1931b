// Translates with the browser's own translator, on the device: no text leaves it. Throws where the browser has none.
import { type Lang, langs } from '../../../contract/limits/limits.ts'
import { langOfText } from '../../../rules/text/text-lang.ts'
import { translatorFactory } from './may-translate.ts'

interface Detector {
  /** Most likely first. */
  detect(text: string): Promise<{ detectedLanguage?: string }[]>
  destroy(): void
}
/** https://developer.mozilla.org/docs/Web/API/LanguageDetector */
interface DetectorFactory {
  create(options: { expectedInputLanguages: readonly Lang[]; signal: AbortSignal }): Promise<Detector>
}

/** Text in plain Latin letters may be Vietnamese without diacritics, so ask the browser's language detector if there is one. */
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
 * Translates a text; returns it unchanged if it is in that language already. The first text of a language pair waits for the browser's
 * download.
 * @throws the browser's error: unsupported language pair, no network for the download, or aborted
 */
export async function translate(text: string, to: Lang, signal: AbortSignal): Promise<string> {
  const [from, made] = [await sourceOf(text, signal), translatorFactory()]
  if (!made || from === null) throw new Error('translation is not supported')
  if (from === to) return text
  const translator = await made.create({ sourceLanguage: from, targetLanguage: to, signal })
  try {
    return await translator.translate(text)
  } finally {
    translator.destroy()
  }
}
