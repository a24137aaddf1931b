// Languages of the product, each by its own name.
import type { Lang } from '../../../../../contract/limits/limits.ts'

export const langNames: Record<Lang, string> = { zh: '中文', en: 'English', vi: 'Tiếng Việt' }
