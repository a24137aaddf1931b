import { describe, expect, it } from 'vitest'
import { platformOf } from './platform.ts'

describe('device platform', () => {
  it('detects an iPad that identifies itself as a Mac', () => {
    const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'
    expect(platformOf(mac, 5)).toBe('ios')
    expect(platformOf(mac, 0)).toBe('desktop')
  })
  it('detects Android and treats everything else as desktop', () => {
    expect(platformOf('Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140', 5)).toBe('android')
    expect(platformOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140', 10)).toBe('desktop')
  })
})
