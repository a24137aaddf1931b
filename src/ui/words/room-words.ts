// Message catalog of live rooms, their lists and their tools, loaded with the first of their pages.
import { sectionWords } from './catalogs.ts'

export const roomWords = sectionWords('room', {
  zh: () => import('../../../locales/room/zh.po'),
  en: () => import('../../../locales/room/en.po'),
  vi: () => import('../../../locales/room/vi.po'),
})
