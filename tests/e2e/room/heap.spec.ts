// R-STREAM-8: three hours of a live room with talk and danmaku, run in minutes: the page's memory grows by 50 MB at most.
import { type CDPSession, expect, test } from '@playwright/test'
import type { RoomInfo } from '../../../contract/room/room.ts'
import { app } from '../../support/app/shared-app.ts'
import { FastStream } from '../../support/media/fast-stream.ts'
import { FastTalk } from '../../support/media/fast-talk.ts'
import { aRoom, mockRooms } from '../../support/media/room-mocks.ts'
import { roomSocket } from '../../support/media/room-socket.ts'
import { figures, soak } from '../../support/soak.ts'

// The recording of each request would be what grows.
test.use({ trace: 'off' })

const hours = Number(process.env.HEAP_HOURS ?? 3)
/** Stream seconds for each second: no more than two cores can play, or the picture falls behind the stream's list permanently. */
const scale = Number(process.env.HEAP_SCALE ?? 5)
/** The factor that a busy machine still reaches. */
const slowest = 3
const most = 50
/** Lines that the talk retains: src/features/chat/message/message-list.ts. */
const maxMessages = 300

/** Megabytes in use after garbage collection. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

/** Megabytes an hour: the slope of the least-squares line through the points. */
function slopeOf(points: readonly { at: number; heap: number }[]): number {
  const mean = (pick: (point: { at: number; heap: number }) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length
  const [at, heap] = [mean((point) => point.at), mean((point) => point.heap)]
  const above = points.reduce((sum, point) => sum + (point.at - at) * (point.heap - heap), 0)
  return above / points.reduce((sum, point) => sum + (point.at - at) ** 2, 0)
}

test('a live room watched for hours does not leak memory', async ({ page }) => {
  test.skip(soak(true, false), 'npm run soak -- heap')
  test.setTimeout(((hours * 3_600) / slowest + 300) * 1_000)
  await page.addInitScript((times) => {
    // Multiplies every playback rate: the player also sets the rate by itself.
    const own = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'playbackRate') as Required<PropertyDescriptor>
    Object.defineProperty(HTMLMediaElement.prototype, 'playbackRate', {
      ...own,
      get() {
        return own.get.call(this) / times
      },
      set(rate: number) {
        own.set.call(this, Math.min(16, rate * times))
      },
    })
    document.addEventListener('playing', ({ target }) => Object.assign(target as HTMLVideoElement, { playbackRate: 1 }), true)
  }, scale)
  const stream = new FastStream(scale, 120)
  const socket = await roomSocket(page)
  await mockRooms(page, new Map<string, RoomInfo>([['r', aRoom('r')]]))
  await stream.serve(page, 'r')
  await page.goto(`${app.url}/live?id=r`)
  const position = () => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)
  await expect.poll(position, { timeout: 30_000 }).toBeGreaterThan(60)
  // The position restarts when an overloaded machine rebuilds the player: the page sums what was played.
  const played = await page.evaluateHandle(() => {
    const video = document.querySelector('video') as HTMLVideoElement
    const sum = { seconds: 0, rebuilt: 0, last: video.currentTime }
    document.addEventListener(
      'timeupdate',
      ({ target }) => {
        const { currentTime } = target as HTMLVideoElement
        const step = currentTime - sum.last
        if (step > 0 && step < 300) sum.seconds += step
        if (step < 0) sum.rebuilt += 1
        sum.last = currentTime
      },
      true,
    )
    return sum
  })
  const playedSeconds = () => played.evaluate(({ seconds }) => seconds)
  const talk = new FastTalk(socket, stream, 'r')
  const shownMessages = page.getByRole('log').locator('li')
  const numbers = page.getByRole('log').locator('li[data-line^=l]')
  const session = await page.context().newCDPSession(page)
  const first = await heapOf(session)
  const points = [{ at: 0, heap: first }]
  for (let at = 0; at < hours; ) {
    // Every five minutes of the match.
    const next = (at + 1 / 12) * 3_600
    await expect.poll(playedSeconds, { timeout: 240_000, intervals: [1_000] }).toBeGreaterThan(next)
    at = (await playedSeconds()) / 3_600
    const heap = await heapOf(session)
    points.push({ at, heap })
    console.log(`heap after ${at.toFixed(2)} h: ${heap.toFixed(1)} MB`)
  }
  const buffered = await page.evaluate(() => {
    const { buffered } = document.querySelector('video') as HTMLVideoElement
    return Array.from({ length: buffered.length }, (_, at) => buffered.end(at) - buffered.start(at)).reduce((sum, one) => sum + one, 0)
  })
  const rebuilt = await played.evaluate((sum) => sum.rebuilt)
  const lineCount = talk.messages
  // The talk kept up with the picture, and retains no more than can be scrolled.
  await expect
    .poll(async () => Number((await numbers.last().getAttribute('data-line'))?.slice(1)), { timeout: 60_000 })
    .toBeGreaterThanOrEqual(lineCount - maxMessages)
  expect(lineCount).toBeGreaterThan(hours * 3_600)
  expect(await shownMessages.count()).toBeLessThanOrEqual(maxMessages)
  talk.stop()
  const last = points.at(-1)?.heap ?? 0
  const [slope, late] = [slopeOf(points), slopeOf(points.slice(-Math.max(2, Math.floor(points.length / 3))))]
  const record = { hours, scale, said: lineCount, first, last, grown: last - first, slope, late, buffered, rebuilt }
  figures({ proof: 'R-STREAM-8', ...Object.fromEntries(Object.entries(record).map(([name, value]) => [name, Number(value.toFixed(1))])) })
  expect(last - first).toBeLessThanOrEqual(most)
  // Played data is released: thirty seconds back, twenty ahead, and what arrives together.
  expect(buffered).toBeLessThan(120)
})
