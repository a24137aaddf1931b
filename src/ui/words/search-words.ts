// Message catalog of the search panel and its page, loaded with the first of them.
import { sectionWords } from './catalogs.ts'

export const searchWords = sectionWords('search', {
  zh: () => import('../../../locales/search/zh.po'),
  en: () => import('../../../locales/search/en.po'),
  vi: () => import('../../../locales/search/vi.po'),
})
