// A room from its first picture to its recording, with a real publisher over RTMP: viewers are notified at once without polling, and faults
// recover by themselves.
import { expect, type Locator, type Page } from '@playwright/test'
import type { SignedIn } from '../../../contract/account/account.ts'
import { type AppProcess, startApp } from '../../support/app/app-process.ts'
import { test } from '../../support/app/test.ts'
import { freePort } from '../../support/free-port.ts'
import { type PublishOptions, publishRtmp, type RtmpPublisher } from '../../support/media/rtmp-publisher.ts'
import { callApp, carryLogin, createOperator, logIn, registerMember } from '../../support/people/app-member.ts'
import { long } from '../../support/soak.ts'

let app: AppProcess
let rtmp = ''
let env: Record<string, string> = {}
let streamer = ''
let anchor: SignedIn
let room = ''
let key = ''

test.beforeAll(async () => {
  test.setTimeout(90_000)
  const [port, rtmpPort] = [await freePort(), await freePort()]
  rtmp = `rtmp://127.0.0.1:${rtmpPort}/live`
  env = { PORT: String(port), RTMP_PORT: String(rtmpPort), RATE_LIMIT: '0' }
  app = await startApp({ env })
  const mobile = 'streamer@example.com'
  anchor = await registerMember(app, mobile)
  const { token } = anchor
  const experience = '我解说足球已经三年，每周两场比赛'
  const application = { real_name: '陈小明', id_number: 'E123456', kind: 'passport', qq: '100200', experience }
  await callApp(app, 'POST api/Live/apply', application, token)
  const admin = await logIn(app, 'room-desk@example.com', await createOperator(app, 'room-desk@example.com'))
  const { id } = await logIn(app, mobile)
  await callApp(app, 'POST api/Desk/decideApplication', { account: id, act: 'approve' }, admin.token)
  streamer = token
  const live = await callApp<{ key: string }>(app, 'POST api/Live/rotateKey', {}, streamer)
  key = live.key
  const studio = await callApp<{ room: { id: string } }>(app, 'GET api/Live/getStudio', {}, streamer)
  room = studio.room.id
})
test.afterAll(async () => {
  await app?.stop()
  await app?.clean()
})

/** Waits until the picture advances. */
async function moves(page: Page, timeout: number): Promise<void> {
  const from = await page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)
  await page.waitForFunction(
    (before) => {
      const { currentTime = 0, readyState = 0 } = document.querySelector('video') ?? {}
      return readyState >= 2 && currentTime !== before && currentTime > 0
    },
    from,
    { timeout },
  )
}
const behind = async (page: Page): Promise<number> =>
  Number(/慢 ([\d.]+) 秒/.exec((await page.locator('[data-controls]').textContent()) ?? '')?.[1] ?? Number.NaN)

test('a broadcast starts, survives a publisher and a server crash, ends, and can be replayed', {
  tag: long,
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const wrong: string[] = []
  page.on('console', (message) => /Content Security|Trusted/.test(message.text()) && wrong.push(message.text()))
  page.on('pageerror', (error) => wrong.push(error.message))
  let publisher: RtmpPublisher
  // Without another request, the update must have been pushed.
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('getRoomInfo')) asked += 1
  })

  await page.goto(`${app.url}/live?id=${room}`)
  await expect(page.getByText('未开始')).toBeVisible()
  // Once its socket is connected, the page checks for missed updates.
  await page.waitForLoadState('networkidle')
  publisher = await publishRtmp(rtmp, key)
  expect((await fetch(`${app.url}/hls/${room}/index.m3u8`)).status).toBe(404)
  await callApp(app, 'POST api/Live/mobileStartRoom', { title: '焦点战解说' }, streamer)
  const before = asked
  await moves(page, 20_000)
  expect(asked).toBe(before)
  await expect.poll(() => behind(page)).toBeLessThan(3)

  publisher.die()
  await expect(page.getByText('主播离开')).toBeVisible()
  publisher = await publishRtmp(rtmp, key)
  await moves(page, 10_000)
  await expect(page.getByText('主播离开')).toBeHidden()
  await expect.poll(() => behind(page)).toBeLessThan(3)

  await app.kill()
  app = await startApp({ env, dataDir: app.dataDir })
  publisher.stop()
  publisher = await publishRtmp(rtmp, key)
  const back = Date.now()
  await moves(page, 10_000)
  console.log(`the picture is back ${Date.now() - back} ms after the publisher`)

  // Recordings shorter than five seconds are discarded.
  const seconds = async (): Promise<number> =>
    (await (await fetch(`${app.url}/api/Live_streaming/getRoomInfo?id=${room}`)).json()).data.stream.dvr_seconds
  await expect.poll(seconds, { timeout: 20_000 }).toBeGreaterThan(6)
  await callApp(app, 'GET api/Live/endRoom', {}, streamer)
  await expect(page.getByText('直播已结束')).toBeVisible({ timeout: 8_000 })
  publisher.stop()
  const recordings = () => callApp<{ list: { id: string }[] }>(app, 'POST api/Live_streaming/getLivePlaybackList', { id: room })
  await expect.poll(async () => (await recordings()).list.length).toBe(1)
  const [recording] = (await recordings()).list
  await page.goto(`${app.url}/live?id=${room}&playback=${recording?.id}`)
  await moves(page, 10_000)
  expect(wrong).toEqual([])
  await context.close()
})

const [sound, picture] = [8, 9]

test('playback is not blocked by audio that never starts or ends, nor by video that stops', { tag: long }, async ({ page }) => {
  test.setTimeout(150_000)
  let missing: number | null = sound
  const publisher = await publishRtmp(rtmp, key, {
    change: (tag) => (tag.codec_type === missing && tag.data[1] === 1 ? null : tag),
  })
  await callApp(app, 'POST api/Live/mobileStartRoom', { title: '没有声音的一场' }, streamer)
  await page.goto(`${app.url}/live?id=${room}`)
  await moves(page, 20_000)
  for (const track of [null, sound, null, picture, null]) {
    missing = track
    // Longer than a player's buffer.
    await page.waitForTimeout(8_000)
    for (let round = 0; round < 3; round += 1) {
      await moves(page, 10_000)
      await page.waitForTimeout(500)
    }
  }
  publisher.stop()
  await callApp(app, 'GET api/Live/endRoom', {}, streamer)
})

/** A picture tag that declares another codec. */
const foreign = Buffer.concat([Buffer.from([0x90]), Buffer.from('hvc1'), Buffer.alloc(200, 7)])
const wrongs: { name: string; change: PublishOptions['change']; warning: RegExp }[] = [
  {
    name: 'H.265',
    change: (tag) => (tag.codec_type === picture ? { ...tag, data: foreign, size: foreign.length } : tag),
    warning: /服务器只收 H\.264 画面，收到的是 H\.265/,
  },
  { name: 'no sound', change: (tag) => (tag.codec_type === sound ? null : tag), warning: /推流里没有声音/ },
  {
    name: 'a sound that is announced and never comes',
    change: (tag) => (tag.codec_type === sound && tag.data[1] === 1 ? null : tag),
    warning: /推流里没有声音/,
  },
  {
    name: 'pictures that end',
    change: (tag, index) => (tag.codec_type === picture && tag.data[1] === 1 && index > 150 ? null : tag),
    warning: /推流里没有画面了/,
  },
  {
    name: 'one picture a second',
    // Its setup and its key frames.
    change: (tag) => (tag.codec_type === picture && tag.data[1] === 1 && tag.data[0] !== 0x17 ? null : tag),
    warning: /每秒只有 1 帧画面/,
  },
]

test('stream problems are explained to the streamer in the studio', { tag: long }, async ({ page }) => {
  test.setTimeout(120_000)
  await carryLogin(page.context(), app, anchor)
  await page.clock.install()
  await page.goto(`${app.url}/member?type=7`)
  const troubleLog = page.getByRole('log', { name: '推流的问题' })
  const nothing = page.getByText('没有画面', { exact: true })
  const received = page.getByText('已收到 · RTMP')
  /** Skips the studio's two-second polling interval. */
  const soon = (place: Locator, message: string): Promise<void> =>
    expect(async () => {
      await page.clock.fastForward(2_000)
      await expect(place, message).toBeVisible({ timeout: 200 })
    }).toPass({ timeout: 20_000, intervals: [100] })
  const troubleOf = (warning: string | RegExp) => troubleLog.filter({ hasText: warning })
  for (const { name, change, warning } of wrongs) {
    await soon(nothing, `before ${name}`)
    const publisher = await publishRtmp(rtmp, key, { change })
    await soon(received, name)
    await soon(troubleOf(warning), name)
    publisher.die()
    await soon(troubleOf('推流断开了'), `after ${name}`)
  }
  // A second publisher with the same key.
  const first = await publishRtmp(rtmp, key)
  await soon(received, 'another one')
  await expect(publishRtmp(rtmp, key)).rejects.toThrow()
  await soon(troubleOf('另一处想用同一个密钥推流，被拒绝了'), 'another one')
  expect(first.closed).toBe(false)
  first.stop()
  // A picture of many megabytes is never read: the connection is cut, and the error names the limit.
  await soon(nothing, 'too much')
  const heavy = Buffer.alloc(7_000_000)
  heavy.set([0x17, 1])
  const tooMuch = await publishRtmp(rtmp, key, {
    change: (tag, index) => (tag.codec_type === picture && index > 40 ? { ...tag, data: heavy, size: heavy.length } : tag),
  })
  await soon(troubleOf('码率超过了服务器的上限 50 Mbps，连接被断开了'), 'too much')
  await expect.poll(() => tooMuch.closed).toBe(true)
})
