import { setupI18n } from '@lingui/core'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { preferences } from '../../core/preferences.ts'
import { loadCatalog } from '../catalog.ts'
import { followLanguage } from './language.ts'

vi.mock('../catalog.ts', () => ({ loadCatalog: vi.fn() }))
vi.mock('../manifest-path.ts', () => ({ linkManifest: () => undefined }))

/** The words of each language arrive when they are told to. */
const arrive = new Map<string, () => void>()
vi.mocked(loadCatalog).mockImplementation((lang) => new Promise((resolve) => arrive.set(lang, () => resolve({}))))
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

it('a page takes the language that its reader chose', async () => {
  preferences.set({ lang: 'en' })
  await came('en')
  expect([i18n.locale, page.documentElement.lang]).toEqual(['en', 'en'])
})

it('words that arrive after another choice change nothing', async () => {
  preferences.set({ lang: 'en' })
  preferences.set({ lang: 'vi' })
  await came('vi')
  await came('en')
  expect([i18n.locale, page.documentElement.lang]).toEqual(['vi', 'vi'])
})

it('nor do they when the reader went back to the language of the page', async () => {
  preferences.set({ lang: 'en' })
  preferences.set({ lang: 'zh' })
  await came('en')
  expect([i18n.locale, page.documentElement.lang]).toEqual(['zh', 'zh'])
})
