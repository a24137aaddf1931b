// Message catalog of the data pages and of the reasons below a table, loaded with the first of them.
import { sectionWords } from './catalogs.ts'

export const dataWords = sectionWords('data', {
  zh: () => import('../../../locales/data/zh.po'),
  en: () => import('../../../locales/data/en.po'),
  vi: () => import('../../../locales/data/vi.po'),
})
