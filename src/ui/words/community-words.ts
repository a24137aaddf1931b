// Message catalog of circles, posts, comment threads and reports, loaded with the first of them.
import { sectionWords } from './catalogs.ts'

export const communityWords = sectionWords('community', {
  zh: () => import('../../../locales/community/zh.po'),
  en: () => import('../../../locales/community/en.po'),
  vi: () => import('../../../locales/community/vi.po'),
})
