// Whether the browser can translate on the device. A small module, because every place with user texts loads it.
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

export const translatorFactory = (): TranslatorFactory | undefined => (globalThis as { Translator?: TranslatorFactory }).Translator

/** Whether a text is in another supported language and the browser has a translator. */
export function mayTranslate(text: string, to: Lang): boolean {
  const from = langOfText(text)
  return translatorFactory() !== undefined && from !== null && from !== to
}
