// The words of the personal centre and of what belongs to this device: one catalog, fetched with the first of its pages.
import { sectionWords } from './catalogs.ts'

export const deviceWords = sectionWords('device', {
  zh: () => import('../../../locales/device/zh.po'),
  en: () => import('../../../locales/device/en.po'),
  vi: () => import('../../../locales/device/vi.po'),
})
