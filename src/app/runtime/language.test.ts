import { setupI18n } from '@lingui/core'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { preferences } from '../../core/store/preferences.ts'
import { toasts } from '../../ui/layer/toast/toast.ts'
import { loadCatalog } from '../catalog.ts'
import { followLanguage } from './language.ts'

vi.mock('@lingui/core/macro', () => ({ msg: ([text]: TemplateStringsArray) => ({ id: text }) }))
vi.mock('../catalog.ts', () => ({ loadCatalog: vi.fn() }))
vi.mock('../manifest/manifest-path.ts', () => ({ linkManifest: () => undefined }))

/** Controls when the catalog of each language loads or fails. */
const arrive = new Map<string, () => void>()
const fall = new Map<string, () => void>()
vi.mocked(loadCatalog).mockImplementation(
  (lang) =>
    new Promise((resolve, reject) => {
      arrive.set(lang, () => resolve({}))
      fall.set(lang, () => reject(new Error('no network')))
    }),
)
const page = { documentElement: { lang: 'zh' }, cookie: '' }
vi.stubGlobal('document', page)
afterAll(() => vi.unstubAllGlobals())

const i18n = setupI18n({ locale: 'zh', messages: { zh: {} } })
followLanguage(i18n)
const came = async (lang: string): Promise<void> => {
  arrive.get(lang)?.()
  await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(() => {
  preferences.set({ lang: 'zh' })
  i18n.activate('zh')
  page.documentElement.lang = 'zh'
})

it('a page switches to the language that its reader chose', async () => {
  preferences.set({ lang: 'en' })
  await came('en')
  expect([i18n.locale, page.documentElement.lang]).toEqual(['en', 'en'])
})

it('a catalog that arrives after another choice changes nothing', async () => {
  preferences.set({ lang: 'en' })
  preferences.set({ lang: 'vi' })
  await came('vi')
  await came('en')
  expect([i18n.locale, page.documentElement.lang]).toEqual(['vi', 'vi'])
})

it('a late catalog changes nothing when the reader went back to the language of the page', async () => {
  preferences.set({ lang: 'en' })
  preferences.set({ lang: 'zh' })
  await came('en')
  expect([i18n.locale, page.documentElement.lang]).toEqual(['zh', 'zh'])
})

it('a catalog that fails to load keeps the language of the page, is reported, and can be retried', async () => {
  preferences.set({ lang: 'en' })
  fall.get('en')?.()
  await expect.poll(() => toasts.get()?.tone).toBe('danger')
  expect([i18n.locale, page.documentElement.lang, preferences.get().lang]).toEqual(['zh', 'zh', 'zh'])
  preferences.set({ lang: 'en' })
  await came('en')
  expect([i18n.locale, preferences.get().lang]).toEqual(['en', 'en'])
})
