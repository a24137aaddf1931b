// Message catalog of circles, posts, comment threads and reports, loaded with the first of them.
import { sectionMessages } from './catalogs.ts'

export const communityMessages = sectionMessages('community', {
  zh: () => import('../../../locales/community/zh.po'),
  en: () => import('../../../locales/community/en.po'),
  vi: () => import('../../../locales/community/vi.po'),
})
