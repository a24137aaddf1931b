import { describe, expect, it } from 'vitest'
import { emptyVideo, isEmptyVideo, videoBody, videoFaults, withFrame, withVideo } from './video-draft.ts'

const whole = { ...emptyVideo, title: '绝杀', category: 'football', cover: '/media/c.webp', video: '/media/v.mp4' }

describe('video upload draft', () => {
  it('reports each missing part', () => {
    expect([...videoFaults(emptyVideo)]).toEqual(['title', 'category', 'cover', 'video'])
    expect([...videoFaults(whole)]).toEqual([])
    expect([...videoFaults({ ...whole, title: '长'.repeat(61), description: '长'.repeat(501) })]).toEqual([
      'title-long',
      'description-long',
    ])
    expect([...videoFaults({ ...whole, match_id: 'm1', begin: { at: 0, after: '-3' } })]).toEqual(['after'])
  })

  it('starts as long before the event as the author chose', () => {
    const at = Date.parse('2026-03-07T12:09:00Z')
    expect(videoBody({ ...whole, title: ' 绝杀 ', match_id: 'm1', begin: { at, after: '10' } })).toMatchObject({
      title: '绝杀',
      begins_at: '2026-03-07T12:08:50.000Z',
    })
    expect(videoBody({ ...whole, begin: { at, after: '10' } }).begins_at).toBeNull()
    const wide = { ...whole, match_id: 'm1', begin: { at, after: '１０' } }
    expect([...videoFaults(wide)]).toEqual([])
    expect(videoBody(wide).begins_at).toBe('2026-03-07T12:08:50.000Z')
  })

  it('is worth saving once it has text or a file, and sends nothing of the local file', () => {
    const file = { name: 'goal.mp4', size: 9, blob: null }
    expect(isEmptyVideo({ ...emptyVideo, title: ' ' })).toBe(true)
    expect(isEmptyVideo({ ...emptyVideo, title: '绝杀' })).toBe(false)
    expect(isEmptyVideo({ ...emptyVideo, file })).toBe(false)
    expect(videoBody({ ...whole, file })).not.toHaveProperty('file')
  })

  it('takes its cover from its own video: a new file replaces it, but not a cover chosen by the author', () => {
    const framed = withFrame(withVideo(emptyVideo, '/media/a.mp4'), '/media/a.webp')
    expect(framed).toMatchObject({ video: '/media/a.mp4', cover: '/media/a.webp' })
    expect(videoBody(framed)).not.toHaveProperty('framed')
    const other = withVideo(framed, '')
    expect(other).toMatchObject({ video: '', cover: '' })
    expect(withFrame(withVideo(other, '/media/b.mp4'), '/media/b.webp').cover).toBe('/media/b.webp')
    const chosen = { ...framed, cover: '/media/own.webp' }
    expect(withFrame(withVideo(chosen, ''), '/media/b.webp').cover).toBe('/media/own.webp')
  })
})
