// Whether the browser translates, on the device: small, for it is asked wherever people write.
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

/** Whether a text is in another of our languages, and the browser may know both. */
export function mayTranslate(text: string, to: Lang): boolean {
  const from = langOfText(text)
  return translatorFactory() !== undefined && from !== null && from !== to
}
