import { expect, it } from 'vitest'
import { langs } from '../../../contract/limits/limits.ts'
import { codeText, testText } from './text.ts'

const site = { zh: '球迷之家', en: 'Fan House', vi: 'Nhà cổ động' }

it('what is sent with or without a code says the site by its own name alone', () => {
  for (const lang of langs)
    for (const { subject, text } of [testText(lang, site), codeText('123456', lang, site)]) {
      expect(subject).toContain(site[lang])
      expect(text).toContain(site[lang])
      expect(`${subject} ${text}`).not.toMatch(/看台|Grandstand|Khán đài/)
    }
})
