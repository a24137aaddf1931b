// Message catalog of the member pages and of device settings, loaded with the first of these pages.
import { sectionMessages } from './catalogs.ts'

export const deviceMessages = sectionMessages('device', {
  zh: () => import('../../../locales/device/zh.po'),
  en: () => import('../../../locales/device/en.po'),
  vi: () => import('../../../locales/device/vi.po'),
})
