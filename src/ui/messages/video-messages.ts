// Message catalog of videos, loaded with the first of their pages.
import { sectionMessages } from './catalogs.ts'

export const videoMessages = sectionMessages('video', {
  zh: () => import('../../../locales/video/zh.po'),
  en: () => import('../../../locales/video/en.po'),
  vi: () => import('../../../locales/video/vi.po'),
})
