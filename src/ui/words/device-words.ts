// The words of the personal centre and of what belongs to this device: one catalog, fetched with the first of its pages.
import type { Catalogs } from './WithWords.tsx'

export const deviceWords: Catalogs = {
  zh: () => import('../../../locales/device/zh.po'),
  en: () => import('../../../locales/device/en.po'),
  vi: () => import('../../../locales/device/vi.po'),
}
