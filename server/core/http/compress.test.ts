import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressed, encodingFor } from './compress.ts'

describe('compress', () => {
  it('prefers Brotli to gzip, and uses neither if not accepted', () => {
    expect(encodingFor('gzip, deflate, br')).toBe('br')
    expect(encodingFor('gzip;q=1.0, br;q=0')).toBe('gzip')
    expect(encodingFor('deflate, gzip;q=0.0')).toBeNull()
    expect(encodingFor('')).toBeNull()
    expect(encodingFor('x-br')).toBeNull()
  })

  it('compresses a buffer once, reversibly', async () => {
    const buffer = Buffer.from('比赛'.repeat(1_000))
    expect(compressed(buffer, 'br')).toBe(compressed(buffer, 'br'))
    expect(brotliDecompressSync(await compressed(buffer, 'br'))).toEqual(buffer)
    expect(gunzipSync(await compressed(buffer, 'gzip'))).toEqual(buffer)
  })
})
