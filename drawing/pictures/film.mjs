// npm run pictures -- film: twenty seconds of a room in which a goal is scored, as shown by the page: the picture, the chat, and the score
// that changes in step with the picture. Uses a simulated world in which the main room has a goal soon.
import { writeFile } from 'node:fs/promises'
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } from 'mediabunny'
import sharp from 'sharp'
import { matchesBetween } from '../../server/feed/simulator/calendar/schedule.ts'
import { scriptOf } from '../../server/feed/simulator/telling/script.ts'
import { world } from '../../server/feed/simulator/world.ts'
import { encodeFilm } from '../../server/world/film/encode.ts'
import { demoStreamers } from '../../server/world/streamers.ts'
import { openBrowser, openPage, read, showsPicture, startFresh } from './fresh-app.mjs'

const film = 'public/screenshots/room.mp4'
const poster = 'public/screenshots/room.webp'
const moving = 'docs/pictures/room-goal.webp'
/** Seconds of the film, and those before the score changes. */
const length = 20
const before = 12
/** Pixels of the page, pictures per second, kilobits per second. */
const format = { width: 1280, height: 800, fps: 12, kbit: 700 }
/** Of the README's animated picture. */
const small = { width: 800, height: 500, fps: 6 }
const second = 1_000
const minute = 60 * second
/** From opening the page to its first chat messages; from a goal to its score, at most. */
const ahead = 60 * second
const mostLate = 30 * second

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))

/** Valid goals of a match, in product milliseconds. */
function goalsOf(match) {
  const { events } = scriptOf(match)
  const cancelled = new Set(events.flatMap(({ event }) => (event.type === 'cancel' ? [event.target] : [])))
  return events.filter(({ event }) => event.type === 'goal' && !cancelled.has(event.key)).map(({ at }) => at)
}

/** A world with a goal soon after its start, in the main room's match: the earliest live one. */
function worldWithGoal() {
  const now = Date.now()
  const seeds = Array.from({ length: 200 }, (_, index) => `grandstand-${index}`)
  const found = seeds.find((seed) => {
    const running = matchesBetween(world(seed), now - 120 * minute, now + minute).filter(
      ({ sport, start }) => sport === 'football' && start < now && start > now - 75 * minute,
    )
    const main = running.sort((one, other) => one.start - other.start)[0]
    return main && goalsOf(main).some((at) => at > now + 4 * minute && at < now + 8 * minute)
  })
  if (!found) throw new Error('no world has a goal in the next minutes')
  return found
}

/** The next goal shown by a Chinese room's main camera: { room, at }. */
async function nextGoal(url, seed) {
  const { list } = await read(url, 'Live_streaming/getLiveHotList', { limit: 50 })
  const isMain = (id) => demoStreamers.some((one) => one.id === id && one.sport === 'football' && !one.camera && !one.language)
  const now = Date.now()
  const matches = new Map(matchesBetween(world(seed), now - 1_440 * minute, now + 1_440 * minute).map((match) => [match.id, match]))
  const goals = list
    .filter(({ id, is_live, match_id }) => is_live && isMain(id) && matches.has(match_id))
    .flatMap(({ id, match_id }) => goalsOf(matches.get(match_id)).map((at) => ({ room: id, at })))
    .filter(({ at }) => at > now + ahead + 20 * second)
    .sort((one, other) => one.at - other.at)
  return goals[0] ?? null
}

/** The page's frames from now on: { frames: [{ at, data }], stop() }; `at` in milliseconds, `data` a JPEG. */
async function record(page) {
  const frames = []
  const session = await page.context().newCDPSession(page)
  session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    frames.push({ at: metadata.timestamp * second, data: Buffer.from(data, 'base64') })
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  const { width: maxWidth, height: maxHeight } = format
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 92, maxWidth, maxHeight })
  return { frames, stop: () => session.send('Page.stopScreencast') }
}

/** Twenty seconds around the change of the score, as pictures at a constant rate. */
async function filmGoal(browser, url, { room, at }) {
  await wait(at - ahead - Date.now())
  const page = await openPage(browser, format)
  await page.goto(`${url}/live?id=${room}`)
  await page.waitForFunction(showsPicture, null, { timeout: ahead })
  const scoreNow = () => page.locator('[data-score]').first().textContent()
  await wait(at - (before + 6) * second - Date.now())
  const was = await scoreNow()
  const { frames, stop } = await record(page)
  await page.waitForFunction((was) => document.querySelector('[data-score]')?.textContent !== was, was, {
    timeout: at + mostLate - Date.now(),
    polling: 100,
  })
  const changed = Date.now()
  console.log({ was, now: await scoreNow(), 'after the goal (s)': (changed - at) / second })
  await wait((length - before) * second)
  await stop()
  await page.context().close()
  return Array.from({ length: length * format.fps }, (_, index) => {
    const time = changed - before * second + (index * second) / format.fps
    return (frames.findLast((frame) => frame.at <= time) ?? frames[0]).data
  })
}

async function* pixelsOf(pictures) {
  for (const picture of pictures) {
    const raw = sharp(picture).resize(format.width, format.height, { fit: 'cover', position: 'top' }).ensureAlpha().raw()
    yield await raw.toBuffer()
  }
}

/** An MP4 with its head first, so that it plays while loading. */
async function packed({ setup, frames }) {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const track = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(track)
  await output.start()
  const { codec, width, height, description } = setup
  const decoderConfig = { codec, codedWidth: width, codedHeight: height, description }
  for (const [index, { key, data }] of frames.entries())
    await track.add(new EncodedPacket(data, key ? 'key' : 'delta', index / format.fps, 1 / format.fps), { decoderConfig })
  await output.finalize()
  return Buffer.from(target.buffer)
}

async function movingPicture(pictures) {
  const some = pictures.filter((_, index) => index % Math.round(format.fps / small.fps) === 0)
  const parts = await Promise.all(some.map((picture) => sharp(picture).resize(small.width, small.height).png().toBuffer()))
  const delay = some.map(() => Math.round(second / small.fps))
  return sharp(parts, { join: { animated: true } })
    .webp({ quality: 55, effort: 4, delay, loop: 0, minSize: true })
    .toBuffer()
}

const seed = worldWithGoal()
const app = await startFresh({ FEED_SEED: seed })
let pictures
try {
  // Rooms receive their match soon after the start.
  let goal = null
  for (let tries = 0; goal === null && tries < 24; tries += 1) {
    await wait(5 * second)
    goal = await nextGoal(app.url, seed)
  }
  if (!goal) throw new Error('no room shows a match with another goal')
  console.log({ room: goal.room, 'goal in (min)': ((goal.at - Date.now()) / minute).toFixed(1) })
  const browser = await openBrowser()
  pictures = await filmGoal(browser, app.url, goal)
  await browser.close()
} finally {
  await app.stop()
}
for (const [file, bytes] of [
  [film, await packed(await encodeFilm(format, pixelsOf(pictures)))],
  [
    poster,
    await sharp(pictures[before * format.fps])
      .webp({ quality: 80 })
      .toBuffer(),
  ],
  [moving, await movingPicture(pictures)],
]) {
  await writeFile(file, bytes)
  console.log(file, `${Math.round(bytes.length / 1_024)} KB`)
}
