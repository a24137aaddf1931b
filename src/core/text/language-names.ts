// Each language by its own name: they are not translated.
import type { Lang } from '../../../contract/limits/limits.ts'

export const languageNames: Record<Lang, string> = { zh: '简体中文', en: 'English', vi: 'Tiếng Việt' }
