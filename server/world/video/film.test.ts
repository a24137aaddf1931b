import { BufferSource, Input, MP4 } from 'mediabunny'
import { describe, expect, it } from 'vitest'
import type { Ended } from '../ended.ts'
import { encodeFilm } from '../film/encode.ts'
import type { FilmPiece } from '../film/order.ts'
import { filmClip } from './clip.ts'
import { type SeededVideo, takesOf } from './film.ts'

const name = (text: string) => ({ zh: text, en: text, vi: text })
const begun = Date.parse('2026-03-07T12:00:00Z')
const over = (id: string, sport: Ended['sport']): Ended => ({
  ...{ id, sport, league_id: 'l1', home: name('甲'), away: name('乙'), home_score: 2, away_score: 1, start: begun },
  events: [{ type: 'full-time', at: new Date(begun + 6_600_000).toISOString(), minute: '', player: null, cancelled_by: null } as never],
})
const seed = (id: string, more: Partial<SeededVideo>): SeededVideo => ({
  ...{ id, by: 'demo01', category: 'football', title: name(id), description: '', cover: 'wide-rain', from: 0, seconds: 17, age: 1 },
  ...more,
})

describe('the take for a video', () => {
  it('is the match that the video is about, from its start position', () => {
    const [take] = takesOf([seed('a', { match_id: 'm1', begins_at: begun + 60_000 })], [])
    expect(take).toMatchObject({ id: 'a', match: 'm1', from: begun + 60_000, camera: { type: 'live', language: 'zh' } })
    // Full pieces.
    expect(take?.seconds).toBe(18)
  })

  it('is a match of its sport or its author’s, up to its end, when the video is about none', () => {
    const ended = [over('f', 'football'), over('b', 'basketball')]
    const takes = takesOf(
      [seed('a', { category: 'training', by: 'demo03' }), seed('b', { by: 'demo10' }), seed('c', { category: 'other', by: 'demo12' })],
      ended,
    )
    expect(takes.map(({ id, match, camera }) => [id, match, camera.type, camera.language, camera.isBare ?? false])).toEqual([
      ['a', 'b', 'tactical', 'zh', true],
      ['b', 'f', 'live', 'vi', false],
    ])
    const [lesson, shown] = takes
    expect(Math.abs((shown?.from ?? 0) + (shown?.seconds ?? 0) * 1_000 - (begun + 6_605_000))).toBeLessThan(2_000)
    // A lesson reveals no result.
    expect((lesson?.from ?? 0) - begun).toBeLessThan(3_600_000)
    expect(takesOf([seed('a', {})], [over('b', 'basketball')])).toEqual([])
  })
})

describe('a film as a file', () => {
  it('is as long as its pieces, and so is its crowd sound', async () => {
    async function* pictures() {
      for (let number = 0; number < 25; number += 1) yield new Uint8Array(64 * 48 * 4).fill(number * 9)
    }
    const film = await encodeFilm({ width: 64, height: 48, fps: 12.5, kbit: 200 }, pictures())
    const piece: FilmPiece = { ...film, moods: [0, 0.2, 0.5, 0.9] }
    const level = (byte: number) => [{ data: Buffer.from([byte, 0, 0, 0]) }]
    const setup = { codec: 'mp4a.40.2', sampleRate: 48_000, channels: 2, description: Buffer.from([0x11, 0x90]) }
    const sound = { setup, levels: [level(1), level(2), level(3), level(4)], step: 1_024 / 48 }
    const input = new Input({ formats: [MP4], source: new BufferSource(await filmClip([piece, piece, piece], { length: 2, sound })) })
    const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
    expect(await video?.computeDuration()).toBeCloseTo(6, 1)
    expect(await audio?.computeDuration()).toBeCloseTo(6, 1)
    expect((await video?.computePacketStats())?.packetCount).toBe(75)
    expect(video?.codedWidth).toBe(64)
    input.dispose()
  })
})
