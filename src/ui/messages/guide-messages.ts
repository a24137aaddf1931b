// Message catalog of the first-visit guide, loaded with its invitation.
import type { Catalogs } from './catalogs.ts'

export const guideMessages: Catalogs = {
  zh: () => import('../../../locales/guide/zh.po'),
  en: () => import('../../../locales/guide/en.po'),
  vi: () => import('../../../locales/guide/vi.po'),
}
