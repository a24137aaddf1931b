import { describe, expect, it } from 'vitest'
import { readDeskId, readDeskTab } from './desk-tab.ts'

describe('the address of the desk', () => {
  it('knows its tabs and nothing else', () => {
    expect(readDeskTab('audit')).toBe('audit')
    expect([readDeskTab('toString'), readDeskTab(7), readDeskTab(undefined)]).toEqual([undefined, undefined, undefined])
  })

  it('takes an account whether it was read as text or as a number, and no path', () => {
    expect([readDeskId('100007'), readDeskId(100007)]).toEqual(['100007', '100007'])
    expect([readDeskId('../x'), readDeskId(''), readDeskId({}), readDeskId('a'.repeat(65))]).toEqual(Array(4).fill(undefined))
  })
})
