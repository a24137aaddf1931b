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

describe('a text of another language', () => {
  it('is translated where the browser can, and let go of', async () => {
    const { create, destroy } = browser(async () => '今晚谁踢得最好')
    expect(mayTranslate('Tối nay ai đá hay nhất', 'zh')).toBe(true)
    expect(await translate('Tối nay ai đá hay nhất', 'zh', signal)).toBe('今晚谁踢得最好')
    expect(create).toHaveBeenCalledWith({ sourceLanguage: 'vi', targetLanguage: 'zh', signal })
    expect(destroy).toHaveBeenCalledOnce()
  })

  it('of Latin letters alone is of the language that the browser finds', async () => {
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

  it('is not offered in a browser that has no translation', async () => {
    expect(mayTranslate('Tối nay ai đá hay nhất', 'zh')).toBe(false)
    await expect(translate('Tối nay ai đá hay nhất', 'zh', signal)).rejects.toThrow()
  })

  it('that could not be translated is let go of too, and says so', async () => {
    const { destroy } = browser(() => Promise.reject(new Error('QuotaExceededError')))
    await expect(translate('今晚看谁的', 'en', signal)).rejects.toThrow('QuotaExceededError')
    expect(destroy).toHaveBeenCalledOnce()
  })
})

it('a text of the reader’s own language, or of no letters, is left as it is', () => {
  browser(async () => '')
  expect(mayTranslate('今晚看谁的', 'zh')).toBe(false)
  expect(mayTranslate('2:1 !!!', 'zh')).toBe(false)
  expect(mayTranslate('今晚看谁的', 'vi')).toBe(true)
})
