import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { readPlaylist } from '../../tests/support/media/hls-reader.ts'
import { Broadcast, type BroadcastFacts } from './broadcast.ts'

const shown = { keep: true, shownFrom: 0 }

/** A broadcast of the given number of hours in two-second segments, none of which is on disk. */
function broadcastOf(hours: number, change: Partial<BroadcastFacts>): Broadcast {
  const facts = { id: 'b', room: 'r', startedAt: 0, firstMsn: 100, title: '', cover: '', ...shown, ...change }
  const broadcast = new Broadcast({
    facts,
    path: '/nowhere',
    log: pino({ level: 'silent' }),
    now: Date.now,
    onPart: () => undefined,
    onSegment: () => undefined,
  })
  const { timeline } = broadcast.original
  const run = { init: 'init-100', data: null }
  for (let second = 0; second < hours * 3_600; second += 2) {
    timeline.begin(run, second * 1_000, second > 0 && second % 3_600 === 0)
    timeline.add({ duration: 2, independent: true, data: Buffer.of(1) })
    timeline.close()
  }
  return broadcast
}
const listOf = (broadcast: Broadcast) => readPlaylist(broadcast.original.playlist(false).toString())

describe('rewind window of a viewer', () => {
  it('is two hours of a longer broadcast, with unchanged segment numbers and dates', () => {
    const broadcast = broadcastOf(3, {})
    broadcast.trimWindow()
    expect(broadcast.original.timeline.seconds).toBe(7_200)
    const { segments, text } = listOf(broadcast)
    expect(segments).toHaveLength(3_600)
    expect(segments[0]).toMatchObject({ msn: 100 + 1_800, at: 3_600_000 })
    expect(segments.at(-1)).toMatchObject({ msn: 100 + 5_399, at: 10_798_000 })
    // Segments that left the window are not found, and their break is counted.
    expect(broadcast.original.timeline.find(1_899)).toBeNull()
    expect(text).toContain('#EXT-X-DISCONTINUITY-SEQUENCE:0\n')
    broadcast.original.timeline.begin({ init: 'init-100', data: null }, 10_800_000, false)
    broadcast.original.timeline.add({ duration: 2, independent: true, data: Buffer.of(1) })
    broadcast.original.timeline.close()
    broadcast.trimWindow()
    expect(listOf(broadcast).segments[0]?.msn).toBe(1_901)
    expect(listOf(broadcast).text).toContain('#EXT-X-DISCONTINUITY-SEQUENCE:1\n')
  })
  it('is all of a shorter broadcast', () => {
    const broadcast = broadcastOf(1, {})
    broadcast.trimWindow()
    expect(listOf(broadcast).segments[0]?.msn).toBe(100)
  })
  it.each([
    ['ten minutes of one that is not kept', { keep: false }, 600],
    ['a minute of one that is only tried out', { shownFrom: null }, 60],
  ])('is %s', (_, change, seconds) => {
    const broadcast = broadcastOf(1, change)
    broadcast.trimWindow()
    expect(broadcast.original.timeline.seconds).toBe(seconds)
  })
})
