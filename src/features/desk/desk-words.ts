// Message catalog of the admin console, loaded only there.
import type { Catalogs } from '../../ui/words/catalogs.ts'

export const deskWords: Catalogs = {
  zh: () => import('../../../locales/desk/zh.po'),
  en: () => import('../../../locales/desk/en.po'),
  vi: () => import('../../../locales/desk/vi.po'),
}
