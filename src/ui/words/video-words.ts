// Message catalog of videos, loaded with the first of their pages.
import { sectionWords } from './catalogs.ts'

export const videoWords = sectionWords('video', {
  zh: () => import('../../../locales/video/zh.po'),
  en: () => import('../../../locales/video/en.po'),
  vi: () => import('../../../locales/video/vi.po'),
})
