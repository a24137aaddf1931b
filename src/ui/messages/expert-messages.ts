// Message catalog of experts and the fun-guess, loaded with the first of their pages.
import { sectionMessages } from './catalogs.ts'

export const expertMessages = sectionMessages('expert', {
  zh: () => import('../../../locales/expert/zh.po'),
  en: () => import('../../../locales/expert/en.po'),
  vi: () => import('../../../locales/expert/vi.po'),
})
