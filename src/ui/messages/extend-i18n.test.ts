import { setupI18n } from '@lingui/core'
import { expect, it, vi } from 'vitest'
import { extendI18n } from './extend-i18n.ts'

const base = setupI18n({ locale: 'zh', messages: { zh: { aaaaaa: ['首页'] } } })

it('the i18n of a section includes the messages of the page and its own', () => {
  const own = extendI18n(base, { bbbbbb: ['运营台'] })
  expect([own._('aaaaaa'), own._('bbbbbb')]).toEqual(['首页', '运营台'])
})

it('reports an id missing in all loaded catalogs and never renders it; server text is rendered as is', () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const own = extendI18n(base, {})
  expect(own._('D4D/+G')).toBe('…')
  expect(reported).toHaveBeenCalledTimes(1)
  expect([own._('余额不足'), own._('Closed ')]).toEqual(['余额不足', 'Closed '])
  reported.mockRestore()
})
