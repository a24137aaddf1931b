import { describe, expect, it } from 'vitest'
import { memberLimits } from '../../../contract/limits/member-limits.ts'
import { draftFaults, emptyPost, isEmptyPost, type PostDraft } from './post-draft.ts'

const file = (type: string, size = 10) => ({ type, size }) as Blob
const png = file('image/png')
const mp4 = file('video/mp4')
const draft = (more: Partial<PostDraft>): PostDraft => ({ ...emptyPost('c1'), text: '看球', ...more })

const faultsOf = (more: Partial<PostDraft>) => [...draftFaults(draft(more))]

describe('what a post lacks', () => {
  it('is nothing with circle and words, and with up to four pictures', () => {
    expect(faultsOf({})).toEqual([])
    expect(faultsOf({ pictures: [png, png, png, png] })).toEqual([])
    expect(faultsOf({ pictures: [png, png, png, png, png] })).toEqual(['pictures'])
    expect(faultsOf({ pictures: [file('image/gif')] })).toEqual(['pictures'])
  })
  it('is said all at once: circle, words, video, cover', () => {
    const video: Partial<PostDraft> = { type: 'video', circle: '', text: '' }
    expect(faultsOf(video)).toEqual(['circle-needed', 'content-needed', 'video-needed', 'cover-needed'])
    expect(faultsOf({ ...video, cover: png, video: file('video/avi') })).toEqual(['circle-needed', 'content-needed', 'video-format'])
    expect(faultsOf({ ...video, circle: 'c1', cover: file('image/gif'), video: mp4 })).toEqual(['content-needed', 'cover-format'])
    expect(faultsOf({ type: 'video', cover: png, video: mp4 })).toEqual([])
    // What the other kind of post has kept is no fault of this one.
    expect(faultsOf({ cover: file('image/gif'), video: file('video/avi') })).toEqual([])
  })
  it('is room: a video is below 50M, a text has a limit', () => {
    const of = (size: number) => faultsOf({ type: 'video', cover: png, video: file('video/mp4', size) })
    expect(of(memberLimits.videoBytes - 1)).toEqual([])
    expect(of(memberLimits.videoBytes)).toEqual(['video-size'])
    expect(faultsOf({ text: '球'.repeat(2_001) })).toEqual(['too-long'])
  })
  it('is everything of an empty one', () => {
    expect(isEmptyPost(emptyPost('c1'))).toBe(true)
    expect(isEmptyPost(draft({}))).toBe(false)
  })
})
