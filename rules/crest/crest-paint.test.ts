import { describe, expect, it } from 'vitest'
import { crestPaint, inkOn } from './crest-paint.ts'

describe('crestPaint', () => {
  it('reads the colors and the character from the seed', () => {
    expect(crestPaint('#0B5A8A,#E8F1F5,潮', '12')).toMatchObject({ first: '#0B5A8A', second: '#E8F1F5', character: '潮', ink: '#FFFFFF' })
  })
  it('replaces a Chinese character with Latin letters if the seed has any', () => {
    expect(crestPaint('#0B5A8A,#E8F1F5,潮,LT', '12').character).toBe('潮')
    expect(crestPaint('#0B5A8A,#E8F1F5,潮,LT', '12', true).character).toBe('LT')
    expect(crestPaint('#0B5A8A,#E8F1F5,AR', '12', true).character).toBe('AR')
  })
  it('derives the top from the number in the id, the same for the same id', () => {
    const top = (id: string): string => crestPaint('#000,#fff,A', id).top
    expect(new Set(['t0', 't1', 't2', 't3', 't4', 't5'].map(top)).size).toBe(6)
    expect(top('team-7')).toBe(top('team-1'))
    expect(top('borough')).toBe(top('borough'))
  })
  it('uses dark text on light colors and light text on dark colors', () => {
    expect(inkOn('#F2B632')).toBe('#121D17')
    expect(inkOn('#7A1F2B')).toBe('#FFFFFF')
  })
  it('returns a fallback for a malformed seed', () => {
    expect(crestPaint('', 'x')).toMatchObject({ character: '', first: '', top: expect.stringContaining('M') })
  })
})
