// The words of the data pages, and of the reasons under a table: one catalog, fetched with the first of them.
import type { Catalogs } from './WithWords.tsx'

export const dataWords: Catalogs = {
  zh: () => import('../../../locales/data/zh.po'),
  en: () => import('../../../locales/data/en.po'),
  vi: () => import('../../../locales/data/vi.po'),
}
