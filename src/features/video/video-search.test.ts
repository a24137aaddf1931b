import { describe, expect, it } from 'vitest'
import { readClassify, readVideoList, readVideoPlayer } from './video-search.ts'

describe('video page URL', () => {
  it('contains the tab, and the range and kind of the ranking', () => {
    expect(readVideoList({})).toEqual({})
    expect(readVideoList({ tab: 'recommend', range: 'week' })).toEqual({})
    expect(readVideoList({ tab: 'rank', range: 'month', by: 'likes' })).toEqual({ tab: 'rank', range: 'month', by: 'likes' })
    expect(readVideoList({ tab: 'hot', range: 'month', by: 'likes' })).toEqual({ tab: 'hot' })
    expect(readVideoList({ tab: '<script>', range: 7, by: null })).toEqual({})
  })

  it('identifies one video, including by a numeric id', () => {
    expect(readVideoPlayer({ id: 17 })).toEqual({ id: '17' })
    expect(readVideoPlayer({ id: '../x' })).toEqual({})
  })

  it('identifies a category together with its name', () => {
    expect(readClassify({ type: 3, id: 'football', name: '足球' })).toEqual({ type: 3, id: 'football', name: '足球' })
    expect(readClassify({ id: 'football', sort: 'hot' })).toEqual({ type: 3, id: 'football', sort: 'hot' })
    expect(readClassify({ type: 3, name: '足球' })).toEqual({})
  })
})
