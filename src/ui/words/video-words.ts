// The words of videos: one catalog, fetched with the first of their pages.
import type { Catalogs } from './WithWords.tsx'

export const videoWords: Catalogs = {
  zh: () => import('../../../locales/video/zh.po'),
  en: () => import('../../../locales/video/en.po'),
  vi: () => import('../../../locales/video/vi.po'),
}
