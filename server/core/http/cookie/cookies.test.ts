import { describe, expect, it } from 'vitest'
import { screenCookies } from './cookies.ts'

describe('first screen cookies', () => {
  it('reads only the language, theme, time zone and whether the guide was answered', () => {
    expect(screenCookies('token=secret; lang=vi;theme=dark; tz=Asia%2FHo_Chi_Minh; guided=1; x=1')).toEqual({
      lang: 'vi',
      theme: 'dark',
      tz: 'Asia/Ho_Chi_Minh',
      guided: '1',
    })
  })

  it('ignores malformed values, and uses the first of duplicates', () => {
    expect(screenCookies('lang=%zz')).toEqual({ lang: '' })
    expect(screenCookies('lang=en; lang=vi')).toEqual({ lang: 'en' })
    expect(screenCookies('=x; ;lang')).toEqual({})
    expect(screenCookies(undefined)).toEqual({})
  })
})
