// Message catalog of the search panel and its page, loaded with the first of them.
import { sectionMessages } from './catalogs.ts'

export const searchMessages = sectionMessages('search', {
  zh: () => import('../../../locales/search/zh.po'),
  en: () => import('../../../locales/search/en.po'),
  vi: () => import('../../../locales/search/vi.po'),
})
