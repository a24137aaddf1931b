// Translation by the browser itself, on the device: no text leaves it. A browser that translates nothing is asked for nothing.
import type { Lang } from '../../../contract/limits/limits.ts'
import { langOfText } from '../../../rules/text/text-lang.ts'

interface Translator {
  translate(text: string): Promise<string>
  destroy(): void
}
/** https://developer.mozilla.org/docs/Web/API/Translator */
interface TranslatorFactory {
  create(options: { sourceLanguage: Lang; targetLanguage: Lang; signal: AbortSignal }): Promise<Translator>
}

const factory = (): TranslatorFactory | undefined => (globalThis as { Translator?: TranslatorFactory }).Translator

/** Whether a text is in another of our languages, and the browser may know both. */
export function mayTranslate(text: string, to: Lang): boolean {
  const from = langOfText(text)
  return factory() !== undefined && from !== null && from !== to
}

/**
 * The text in a language. The first text of a pair waits until the browser has fetched what it needs.
 *
 * @throws what the browser says: it does not know this pair, has no network to fetch it by, or was told to stop
 */
export async function translate(text: string, to: Lang, signal: AbortSignal): Promise<string> {
  const [from, made] = [langOfText(text), factory()]
  if (!made || from === null) throw new Error('nothing here can be translated')
  const translator = await made.create({ sourceLanguage: from, targetLanguage: to, signal })
  try {
    return await translator.translate(text)
  } finally {
    translator.destroy()
  }
}
