// The words of the open search and of its page: one catalog, fetched with the first of them.
import { sectionWords } from './catalogs.ts'

export const searchWords = sectionWords('search', {
  zh: () => import('../../../locales/search/zh.po'),
  en: () => import('../../../locales/search/en.po'),
  vi: () => import('../../../locales/search/vi.po'),
})
