// The words of the desk: a catalog that nobody else fetches.
import type { Catalogs } from '../../ui/words/catalogs.ts'

export const deskWords: Catalogs = {
  zh: () => import('../../../locales/desk/zh.po'),
  en: () => import('../../../locales/desk/en.po'),
  vi: () => import('../../../locales/desk/vi.po'),
}
