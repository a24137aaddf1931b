import { afterEach, describe, expect, it, vi } from 'vitest'
import { mayTranslate } from './may-translate.ts'
import { translate } from './translator.ts'

afterEach(() => vi.unstubAllGlobals())

/** Stubs a browser translator and records the requested languages; `translateText` supplies each translation. */
function browser(translateText: () => Promise<string>) {
  const destroy = vi.fn()
  const create = vi.fn(async (_options: object) => ({ translate: translateText, destroy }))
  vi.stubGlobal('Translator', { create })
  return { create, destroy }
}
const { signal } = new AbortController()

describe('text in another language', () => {
  it('is translated where the browser supports it, and the translator is released', async () => {
    const { create, destroy } = browser(async () => '今晚谁踢得最好')
    expect(mayTranslate('Tối nay ai đá hay nhất', 'zh')).toBe(true)
    expect(await translate('Tối nay ai đá hay nhất', 'zh', signal)).toBe('今晚谁踢得最好')
    expect(create).toHaveBeenCalledWith({ sourceLanguage: 'vi', targetLanguage: 'zh', signal })
    expect(destroy).toHaveBeenCalledOnce()
  })

  it('in Latin letters only uses the language detected by the browser', async () => {
    const { create } = browser(async () => '今晚谁踢得最好')
    const detector = { detect: vi.fn(async () => [{ detectedLanguage: 'vi' }]), destroy: vi.fn() }
    vi.stubGlobal('LanguageDetector', { create: async () => detector })
    await translate('Toi nay ai da hay nhat', 'zh', signal)
    expect(create).toHaveBeenCalledWith({ sourceLanguage: 'vi', targetLanguage: 'zh', signal })
    expect(detector.destroy).toHaveBeenCalledOnce()
    // Returns a text in the user's language unchanged.
    expect(await translate('Toi nay ai da hay nhat', 'vi', signal)).toBe('Toi nay ai da hay nhat')
    expect(create).toHaveBeenCalledOnce()
  })

  it('is not offered in a browser without translation', async () => {
    expect(mayTranslate('Tối nay ai đá hay nhất', 'zh')).toBe(false)
    await expect(translate('Tối nay ai đá hay nhất', 'zh', signal)).rejects.toThrow()
  })

  it('that could not be translated also releases the translator, and reports the failure', async () => {
    const { destroy } = browser(() => Promise.reject(new Error('QuotaExceededError')))
    await expect(translate('今晚看谁的', 'en', signal)).rejects.toThrow('QuotaExceededError')
    expect(destroy).toHaveBeenCalledOnce()
  })
})

it('text in the reader’s own language, or without letters, is left as it is', () => {
  browser(async () => '')
  expect(mayTranslate('今晚看谁的', 'zh')).toBe(false)
  expect(mayTranslate('2:1 !!!', 'zh')).toBe(false)
  expect(mayTranslate('今晚看谁的', 'vi')).toBe(true)
})
