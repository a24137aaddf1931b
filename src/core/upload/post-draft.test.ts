import { describe, expect, it } from 'vitest'
import { memberLimits } from '../../../contract/limits/member-limits.ts'
import { draftFault, emptyPost, isEmptyPost, type PostDraft } from './post-draft.ts'

const file = (type: string, size = 10) => ({ type, size }) as Blob
const png = file('image/png')
const mp4 = file('video/mp4')
const draft = (more: Partial<PostDraft>): PostDraft => ({ ...emptyPost('c1'), text: '看球', ...more })

describe('what a post lacks', () => {
  it('is nothing with circle and words, and with up to four pictures', () => {
    expect(draftFault(draft({}))).toBeNull()
    expect(draftFault(draft({ pictures: [png, png, png, png] }))).toBeNull()
    expect(draftFault(draft({ pictures: [png, png, png, png, png] }))).toBe('pictures')
    expect(draftFault(draft({ pictures: [file('image/gif')] }))).toBe('pictures')
  })
  it('is said one after the other: circle, cover, video, words', () => {
    const video: Partial<PostDraft> = { type: 'video', circle: '', text: '' }
    expect(draftFault(draft(video))).toBe('circle-needed')
    expect(draftFault(draft({ ...video, circle: 'c1' }))).toBe('cover-needed')
    expect(draftFault(draft({ ...video, circle: 'c1', cover: png }))).toBe('video-needed')
    expect(draftFault(draft({ ...video, circle: 'c1', cover: png, video: file('video/avi') }))).toBe('video-format')
    expect(draftFault(draft({ ...video, circle: 'c1', cover: png, video: mp4 }))).toBe('content-needed')
    expect(draftFault(draft({ type: 'video', cover: png, video: mp4 }))).toBeNull()
  })
  it('is room: a video is below 50M, a text has a limit', () => {
    const of = (size: number) => draftFault(draft({ type: 'video', cover: png, video: file('video/mp4', size) }))
    expect(of(memberLimits.videoBytes - 1)).toBeNull()
    expect(of(memberLimits.videoBytes)).toBe('video-size')
    expect(draftFault(draft({ text: '球'.repeat(2_001) }))).toBe('too-long')
  })
  it('is everything of an empty one', () => {
    expect(isEmptyPost(emptyPost('c1'))).toBe(true)
    expect(isEmptyPost(draft({}))).toBe(false)
  })
})
