import { describe, expect, it } from 'vitest'
import { meaning, Repeats } from './merge.ts'

describe('repeats', () => {
  it('join the first identical line for a few seconds', () => {
    const repeats = new Repeats()
    expect(repeats.join('a', '韩砚！！！', 0)).toBeNull()
    expect(repeats.join('b', '韩砚!!!!!!!', 1_000)).toEqual({ id: 'a', count: 2 })
    expect(repeats.join('c', '别的', 1_500)).toBeNull()
    expect(repeats.join('d', '韩砚！！', 5_000)).toEqual({ id: 'a', count: 3 })
    expect(repeats.join('e', '韩砚！！', 5_001)).toBeNull()
  })
  it('do not join a removed line', () => {
    const repeats = new Repeats()
    repeats.join('a', '韩砚！', 0)
    repeats.join('x', '别的', 0)
    repeats.remove('a')
    expect(repeats.join('b', '韩砚！', 1_000)).toBeNull()
    expect(repeats.join('c', '韩砚！', 2_000)).toEqual({ id: 'b', count: 2 })
    expect(repeats.join('y', '别的', 2_000)).toEqual({ id: 'x', count: 2 })
  })
  it('do not include lines that only look alike', () => {
    expect(meaning('1:0')).not.toBe(meaning('1:00'))
    expect(meaning('加油加油')).not.toBe(meaning('加油'))
  })
})
