import { describe, expect, it } from 'vitest'
import { readClassify, readVideoList, readVideoPlayer } from './video-search.ts'

describe('the address of a video page', () => {
  it('says the tab, and of the ranking range and kind', () => {
    expect(readVideoList({})).toEqual({})
    expect(readVideoList({ tab: 'recommend', range: 'week' })).toEqual({})
    expect(readVideoList({ tab: 'rank', range: 'month', by: 'likes' })).toEqual({ tab: 'rank', range: 'month', by: 'likes' })
    expect(readVideoList({ tab: 'hot', range: 'month', by: 'likes' })).toEqual({ tab: 'hot' })
    expect(readVideoList({ tab: '<script>', range: 7, by: null })).toEqual({})
  })

  it('names one video, also by digits alone', () => {
    expect(readVideoPlayer({ id: 17 })).toEqual({ id: '17' })
    expect(readVideoPlayer({ id: '../x' })).toEqual({})
  })

  it('names a category with what it is called', () => {
    expect(readClassify({ type: 3, id: 'football', name: '足球' })).toEqual({ type: 3, id: 'football', name: '足球' })
    expect(readClassify({ id: 'football', sort: 'hot' })).toEqual({ type: 3, id: 'football', sort: 'hot' })
    expect(readClassify({ type: 3, name: '足球' })).toEqual({})
  })
})
