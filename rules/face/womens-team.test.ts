import { describe, expect, it } from 'vitest'
import { isWomens } from './womens-team.ts'

describe('women’s team detection', () => {
  it.each([
    ['临江女足', 'Linjiang Women'],
    ['临江', 'Linjiang W'],
    ['云岭女篮', 'Yunling'],
  ])('accepts %s', (zh, en) => expect(isWomens({ zh, en })).toBe(true))
  it.each([
    ['临江', 'Linjiang'],
    ['狼队', 'Wolves'],
    ['西布罗姆维奇', 'West Brom'],
  ])('rejects %s', (zh, en) => expect(isWomens({ zh, en })).toBe(false))
})
