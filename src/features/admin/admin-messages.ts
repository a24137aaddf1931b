// Message catalog of the admin console, loaded only there.
import type { Catalogs } from '../../ui/messages/catalogs.ts'

export const adminMessages: Catalogs = {
  zh: () => import('../../../locales/desk/zh.po'),
  en: () => import('../../../locales/desk/en.po'),
  vi: () => import('../../../locales/desk/vi.po'),
}
