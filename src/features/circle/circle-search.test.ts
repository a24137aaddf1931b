import { describe, expect, it } from 'vitest'
import { readCircleDetailSearch, readCircleSearch, readNewPostSearch } from './circle-search.ts'

describe('community addresses', () => {
  it('keep valid parameters', () => {
    expect(readCircleSearch({ tab: 'hot', range: 'week' })).toEqual({ tab: 'hot', range: 'week' })
    expect(readCircleDetailSearch({ id: 7, post: 'p-1', tab: 'new' })).toEqual({ id: '7', post: 'p-1', tab: 'new' })
    expect(readNewPostSearch({ circle: 'c1', match: 'm1' })).toEqual({ circle: 'c1', match: 'm1' })
  })
  it('drop invalid ones', () => {
    expect(readCircleSearch({ tab: 'x', range: ['day'], more: 1 })).toEqual({})
    expect(readCircleDetailSearch({ id: '../x', post: '', tab: null })).toEqual({})
    expect(readNewPostSearch({ circle: {}, post: 'a b' })).toEqual({})
  })
})
