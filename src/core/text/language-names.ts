// Name of each language in itself, not translated.
import type { Lang } from '../../../contract/limits/limits.ts'

export const languageNames: Record<Lang, string> = { zh: '简体中文', en: 'English', vi: 'Tiếng Việt' }
