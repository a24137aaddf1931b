// The message catalog of each language, loaded on demand.
import type { Lang } from '../../contract/limits/limits.ts'

const loaders: Record<Lang, () => Promise<{ messages: Record<string, unknown> }>> = {
  zh: () => import('../../locales/zh.po'),
  en: () => import('../../locales/en.po'),
  vi: () => import('../../locales/vi.po'),
}

export async function loadCatalog(lang: Lang): Promise<Record<string, unknown>> {
  return (await loaders[lang]()).messages
}
