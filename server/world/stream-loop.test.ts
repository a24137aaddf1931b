import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it, vi } from 'vitest'
import type { Frame } from '../media/codec/packet.ts'
import type { Media } from '../media/media.ts'
import { type LoopStyle, loopStyleOf, sceneOf } from './loop-style.ts'
import { playStreams, readSound } from './stream-loop.ts'
import { demoStreamers, streamersOf } from './streamers.ts'

const root = resolve(import.meta.dirname, '../..')

it('puts a dozen rooms on the air, or as many as requested, without affecting other streamers', () => {
  const live = (most: number) => streamersOf(most).filter((streamer) => streamer.live)
  expect(live(12)).toHaveLength(12)
  expect(live(7).map(({ id }) => id)).toEqual(
    live(12)
      .map(({ id }) => id)
      .slice(0, 7),
  )
  expect(streamersOf(0).map(({ id }) => id)).toEqual(demoStreamers.flatMap(({ id, live: isLive }) => (isLive ? [] : [id])))
  for (const { id } of demoStreamers) expect(existsSync(resolve(root, `public/rooms/${id}.svg`)), id).toBe(true)
})

it('sends all rooms pictures from a key frame on, with no two of one loop the same', async () => {
  const rooms = new Map<string, LoopStyle>(
    streamersOf(12).flatMap((streamer) => (streamer.live ? [[streamer.id, loopStyleOf(sceneOf(streamer), streamer.id)] as const] : [])),
  )
  const first = new Map<string, Frame>()
  const publish = ((room: string) => ({
    isClosed: false,
    setVideo: () => undefined,
    setAudio: () => undefined,
    add: (frame: Frame) => frame.kind === 'video' && !first.has(room) && first.set(room, frame),
    end: () => undefined,
  })) as unknown as Media['publish']
  const end = await playStreams({ publish }, { appDir: resolve(root, 'dist/app'), rooms, log: { error: () => undefined } })
  await vi.waitFor(() => expect(first.size).toBe(12), { timeout: 30_000 })
  await end()
  expect([...first.values()].every(({ key }) => key)).toBe(true)
  expect(new Set([...first.values()].map(({ data }) => data.toString('base64'))).size).toBe(12)
})

it('has a crowd sound for each mood, all of equal length and with one setup', async () => {
  const { setup, levels } = await readSound(resolve(root, 'dist/app'))
  expect(setup).toMatchObject({ sampleRate: 48_000, channels: 1 })
  expect(levels).toHaveLength(4)
  const lengths = levels.map((frames) => frames.length)
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1)
  expect(Math.min(...lengths)).toBeGreaterThan((10 * 48_000) / 1_024)
})
