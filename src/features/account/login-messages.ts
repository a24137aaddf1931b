// The catalog of the login, loaded with the first dialog.
import type { Catalogs } from '../../ui/messages/catalogs.ts'

export const loginMessages: Catalogs = {
  zh: () => import('../../../locales/login/zh.po'),
  en: () => import('../../../locales/login/en.po'),
  vi: () => import('../../../locales/login/vi.po'),
}
