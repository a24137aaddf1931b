import { afterEach, describe, expect, it, vi } from 'vitest'
import { memberLimits } from '../../../contract/limits/member-limits.ts'
import { draftFaults, emptyPost, isEmptyPost, type PostDraft, publishPost } from './post-draft.ts'

const file = (type: string, size = 10) => ({ type, size }) as Blob
const png = file('image/png')
const mp4 = file('video/mp4')
const draft = (more: Partial<PostDraft>): PostDraft => ({ ...emptyPost('c1'), text: '看球', ...more })

const faultsOf = (more: Partial<PostDraft>) => [...draftFaults(draft(more))]

describe('missing parts of a post', () => {
  it('are none with a circle and text, and with up to four pictures', () => {
    expect(faultsOf({})).toEqual([])
    expect(faultsOf({ pictures: [png, png, png, png] })).toEqual([])
    expect(faultsOf({ pictures: [png, png, png, png, png] })).toEqual(['pictures'])
    expect(faultsOf({ pictures: [file('image/gif')] })).toEqual(['pictures'])
  })
  it('are reported all at once: circle, text, video, cover', () => {
    const video: Partial<PostDraft> = { type: 'video', circle: '', text: '' }
    expect(faultsOf(video)).toEqual(['circle-needed', 'content-needed', 'video-needed', 'cover-needed'])
    expect(faultsOf({ ...video, cover: png, video: file('video/avi') })).toEqual(['circle-needed', 'content-needed', 'video-format'])
    expect(faultsOf({ ...video, circle: 'c1', cover: file('image/gif'), video: mp4 })).toEqual(['content-needed', 'cover-format'])
    expect(faultsOf({ type: 'video', cover: png, video: mp4 })).toEqual([])
    // Files left over from the other type of post are not faults.
    expect(faultsOf({ cover: file('image/gif'), video: file('video/avi') })).toEqual([])
  })
  it('include exceeded limits: a video must be below 50M, a text has a maximum length', () => {
    const of = (size: number) => faultsOf({ type: 'video', cover: png, video: file('video/mp4', size) })
    expect(of(memberLimits.videoBytes - 1)).toEqual([])
    expect(of(memberLimits.videoBytes)).toEqual(['video-size'])
    expect(faultsOf({ text: '球'.repeat(2_001) })).toEqual(['too-long'])
  })
  it('include every part of an empty post', () => {
    expect(isEmptyPost(emptyPost('c1'))).toBe(true)
    expect(isEmptyPost(draft({}))).toBe(false)
  })
})

describe('publishing', () => {
  afterEach(() => vi.unstubAllGlobals())
  /** A server that already has every file; calls `on` for each request before it responds. */
  function serve(on: (path: string) => void): { bodies: Record<string, unknown>[] } {
    const bodies: Record<string, unknown>[] = []
    const data: Record<string, object> = {
      '/api/Member/getQiniuToken': { token: 't', received: 1, parts: [] },
      '/api/Member/uploaded': { path: '/media/a.png' },
      '/api/anchor_dynamics_user/insert': { id: 'p1' },
      '/api/group/addressBook': { following: [{ id: '7', user_nickname: 'Ann Lee' }], followers: [], groups: [] },
    }
    vi.stubGlobal('fetch', async (url: string, { body, signal }: { body: string; signal: AbortSignal }) => {
      on(url)
      signal.throwIfAborted()
      if (url.endsWith('/insert')) bodies.push(JSON.parse(body))
      return Response.json({ code: 0, msg: '', data: data[url] })
    })
    return { bodies }
  }
  const withPicture = () => draft({ text: '赛前', pictures: [new Blob(['x'], { type: 'image/png' })] })

  it('includes what was written while the files were uploading', async () => {
    let latest: PostDraft = withPicture()
    const { bodies } = serve((path) => {
      if (path.endsWith('/uploaded')) latest = { ...latest, text: '赛后', circle: 'c2', match: 'm1' }
    })
    await publishPost(latest, { latest: () => latest })
    expect(bodies).not.toContainEqual(expect.objectContaining({ mentions: expect.anything() }))
    expect(bodies).toMatchObject([{ content: '赛后', circle_id: 'c2', match_id: 'm1', pictures: ['/media/a.png'], key: latest.key }])
  })

  it('mentions by @ the users that the author knows when it is sent, however long it waited', async () => {
    const { bodies } = serve(() => undefined)
    await publishPost(draft({ text: '@Ann Lee 你看谁的，@谁都不是' }))
    expect(bodies).toMatchObject([{ mentions: ['7'] }])
  })

  it('can be paused between files, but not once the post is sent, as its key accepts nothing else', async () => {
    const early = new AbortController()
    serve((path) => path.endsWith('/uploaded') && early.abort())
    await expect(publishPost(withPicture(), { signal: early.signal })).rejects.toThrow()
    const late = new AbortController()
    let isSending = false
    serve((path) => path.endsWith('/insert') && late.abort())
    const onSending = (): void => {
      isSending = true
    }
    expect([await publishPost(withPicture(), { signal: late.signal, onSending }), isSending]).toEqual([{ id: 'p1' }, true])
  })
})
