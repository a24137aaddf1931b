import { describe, expect, it } from 'vitest'
import { memberLimits } from '../../../contract/limits/member-limits.ts'
import { ApiError, NetworkError } from '../api/api.ts'
import { percentOf, pictureFault, videoAccept, videoFault } from './upload.ts'
import { hashOf, refusalOf } from './upload-part.ts'

describe('accepted files', () => {
  it('include PNG and JPEG up to the limit; others are rejected with a reason', () => {
    expect(pictureFault({ type: 'image/png', size: 1 })).toBeNull()
    expect(pictureFault({ type: 'image/jpeg', size: memberLimits.pictureBytes })).toBeNull()
    expect(pictureFault({ type: 'image/jpeg', size: memberLimits.pictureBytes + 1 })).toBe('upload-size')
    expect(pictureFault({ type: 'image/png', size: 0 })).toBe('upload-size')
    expect(pictureFault({ type: 'image/svg+xml', size: 10 })).toBe('upload-type')
    expect(pictureFault({ type: '', size: 10 })).toBe('upload-type')
  })

  it('include videos from phones and cameras, by type or by extension', () => {
    for (const type of ['video/mp4', 'video/webm', 'video/quicktime', 'video/3gpp', 'video/x-m4v']) {
      expect(videoFault({ type, size: 1 }), type).toBeNull()
      expect(videoAccept).toContain(type)
    }
    for (const name of ['IMG_0001.MOV', 'goal.m4v', 'VID_1.3gp', 'clip.webm'])
      expect(videoFault({ type: '', size: 1, name }), name).toBeNull()
    for (const [type, name] of [
      ['video/avi', 'goal.avi'],
      ['', 'goal'],
      ['', ''],
      ['text/html', 'mov'],
    ] as const)
      expect(videoFault({ type, size: 1, name })).toBe('upload-type')
    expect(videoFault({ type: 'video/quicktime', size: memberLimits.videoBytes })).toBe('upload-size')
  })
})

describe('file upload', () => {
  it('names a file by its SHA-256, the same for the same bytes', async () => {
    const [one, again, other] = await Promise.all([new Blob(['abc']), new Blob(['ab', 'c']), new Blob(['abd'])].map(hashOf))
    // FIPS 180-4, appendix B.1.
    expect(one).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(again).toBe(one)
    expect(other).not.toBe(one)
  })

  it('counts whole percent, never more than 100, and 0 for an unknown length', () => {
    expect(percentOf(1, 3)).toBe(33)
    expect(percentOf(3, 3)).toBe(100)
    expect(percentOf(4, 3)).toBe(100)
    expect(percentOf(4, 0)).toBe(0)
  })

  it('reports a server rejection, accepts an empty bucket response, and treats the rest as a network error', () => {
    expect(refusalOf(200, '{"code":0,"msg":"","data":{}}')).toBeUndefined()
    expect(refusalOf(200, '')).toBeUndefined()
    const refused = refusalOf(200, '{"code":1,"msg":"The file has the wrong size","error":"upload-size","data":null}')
    expect(refused).toBeInstanceOf(ApiError)
    expect((refused as ApiError).error).toBe('upload-size')
    expect(refusalOf(403, '<Error/>')).toBeInstanceOf(NetworkError)
    expect(refusalOf(502, '{not json')).toBeInstanceOf(NetworkError)
  })
})
