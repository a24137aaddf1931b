// The words of experts and of the fun-guess: one catalog, fetched with the first of their pages.
import type { Catalogs } from './WithWords.tsx'

export const expertWords: Catalogs = {
  zh: () => import('../../../locales/expert/zh.po'),
  en: () => import('../../../locales/expert/en.po'),
  vi: () => import('../../../locales/expert/vi.po'),
}
