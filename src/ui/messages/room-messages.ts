// Message catalog of live rooms, their lists and their tools, loaded with the first of their pages.
import { sectionMessages } from './catalogs.ts'

export const roomMessages = sectionMessages('room', {
  zh: () => import('../../../locales/room/zh.po'),
  en: () => import('../../../locales/room/en.po'),
  vi: () => import('../../../locales/room/vi.po'),
})
