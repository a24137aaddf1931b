import { describe, expect, it } from 'vitest'
import { codeOfAddress, readShort, spacedShort } from './short-code.ts'

describe('short code', () => {
  it('is parsed as displayed and as commonly typed', () => {
    expect(spacedShort('K7PQ2M')).toBe('K7P Q2M')
    for (const typed of ['K7PQ2M', 'k7p q2m', ' K7P-Q2M ', 'Ｋ７Ｐｑ２ｍ']) expect(readShort(typed)).toBe('K7PQ2M')
  })

  it('is rejected with another length or with letters no code contains', () => {
    for (const typed of ['', 'K7PQ2', 'K7PQ2MM', 'K7PQ20', 'K7PQ2I', 'K7PQ2é']) expect(readShort(typed)).toBeNull()
  })
})

describe('scanned camera text', () => {
  const code = 'Ab_-'.repeat(8)
  it('yields the code of a login URL on any host', () => {
    expect(codeOfAddress(`https://stand.example/login?qr=${code}`)).toBe(code)
    expect(codeOfAddress(`http://192.168.0.9:8080/login?lang=zh&qr=${code}`)).toBe(code)
  })

  it('is ignored otherwise', () => {
    for (const text of ['WIFI:S:stand;;', code, `https://stand.example/pay?qr=${code}`, 'https://stand.example/login?qr=short', ''])
      expect(codeOfAddress(text)).toBeNull()
  })
})
