// The words of circles, posts, threads of comments and reports: one catalog, fetched with the first of them.
import type { Catalogs } from './WithWords.tsx'

export const communityWords: Catalogs = {
  zh: () => import('../../../locales/community/zh.po'),
  en: () => import('../../../locales/community/en.po'),
  vi: () => import('../../../locales/community/vi.po'),
}
