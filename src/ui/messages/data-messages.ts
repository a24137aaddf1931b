// Message catalog of the data pages and of the reasons below a table, loaded with the first of them.
import { sectionMessages } from './catalogs.ts'

export const dataMessages = sectionMessages('data', {
  zh: () => import('../../../locales/data/zh.po'),
  en: () => import('../../../locales/data/en.po'),
  vi: () => import('../../../locales/data/vi.po'),
})
