import { expect, it } from 'vitest'
import { langs } from '../../../../contract/limits/limits.ts'
import { codeText, testText } from './text.ts'

it('uses the name of the site in each language', () => {
  const site = { zh: '球迷之家', en: 'The Terrace', vi: 'Nhà cổ động' }
  for (const lang of langs)
    for (const { subject, text } of [codeText('123456', lang, site), testText(lang, site)]) {
      expect([subject, text]).toEqual([expect.stringContaining(site[lang]), expect.stringContaining(site[lang])])
      expect(`${subject} ${text}`).not.toMatch(/看台|Grandstand|Khán đài/)
    }
})
