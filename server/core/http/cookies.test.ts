import { describe, expect, it } from 'vitest'
import { screenCookies } from './cookies.ts'

describe('cookies of the first screen', () => {
  it('reads language, theme, zone and whether the guide was answered, and nothing else', () => {
    expect(screenCookies('token=secret; lang=vi;theme=dark; tz=Asia%2FHo_Chi_Minh; guided=1; x=1')).toEqual({
      lang: 'vi',
      theme: 'dark',
      tz: 'Asia/Ho_Chi_Minh',
      guided: '1',
    })
  })

  it('takes broken values for none, and the first of two', () => {
    expect(screenCookies('lang=%zz')).toEqual({ lang: '' })
    expect(screenCookies('lang=en; lang=vi')).toEqual({ lang: 'en' })
    expect(screenCookies('=x; ;lang')).toEqual({})
    expect(screenCookies(undefined)).toEqual({})
  })
})
