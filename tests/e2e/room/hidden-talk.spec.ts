// A reader who hides scores sees none in what people write: in flying and static danmaku, in the talk, in announcements, and in a
// recording. A tap reveals a line; all other readers see it unchanged.
import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import type { RoomMessage } from '../../../contract/chat/chat.ts'
import type { Danmaku } from '../../../contract/room/danmaku.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { MadeStream } from '../../support/media/made-stream.ts'
import { aRoom, mockRooms } from '../../support/media/room-mocks.ts'
import { aDanmaku, aRoomMessage, type RoomSocket, roomSocket } from '../../support/media/room-socket.ts'
import { long } from '../../support/soak.ts'

const telling = ['2:0 稳了', '三比一啊', 'GOAL 3-1']
/** A time of day and an added minute; the last one marks that all have arrived. */
const harmless = ['19:30 见', '90+3 绝杀机会']
const digits = /2:0|三比一|3-1/
const all = [...telling, ...harmless]

async function open(context: BrowserContext, hides: boolean, past: readonly Danmaku[], messages: readonly RoomMessage[]): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript((hideScores) => {
    localStorage.setItem('preferences', JSON.stringify({ hideScores }))
    // Forces elements instead of a canvas, and records every text among them.
    Reflect.deleteProperty(window, 'OffscreenCanvas')
    const flown: string[] = []
    Object.assign(window, { flown })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.closest('[data-danmaku]') && node.textContent) flown.push(node.textContent)
    }).observe(document, { subtree: true, childList: true })
  }, hides)
  await mockRooms(page, new Map([['r', aRoom('r', { title: '复盘昨晚的 2:0', placard: '赛前说好 2:0 就抽奖' })]]), [
    { id: 'x', title: '上半场', cover: '', started_at: new Date(recording.begun).toISOString(), duration_seconds: 96, url: recordingUrl },
  ])
  await page.route('**/api/Chat/roomMessages?*', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { list: messages, more: false, online: 1 } } }),
  )
  await page.route('**/api/Barrage/getList?*', (route) => {
    const { searchParams } = new URL(route.request().url())
    const list = past.filter(({ at }) => (searchParams.get('from') ?? '') <= at && at < (searchParams.get('to') ?? ''))
    return route.fulfill({ json: { code: 0, msg: '', data: { list, next: null } } })
  })
  return page
}

const recordingUrl = '/hls/playback/hidden/index.m3u8'
const recording = new MadeStream(100)
recording.stoppedAt = 95
recording.isRecording = true
const past = all.map((text, place) => aDanmaku(`p${place}`, text, recording.begun + 3_000 + place * 300))

/** Runs a reader who hides scores and one who does not, side by side, each in a browser of their own. */
async function forEachReader(
  browser: Browser,
  options: BrowserContextOptions,
  read: (context: BrowserContext, hides: boolean) => Promise<void>,
): Promise<void> {
  const readers = [true, false].map(async (hides) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
    await read(context, hides)
    await context.close()
  })
  await Promise.all(readers)
}

const flown = (page: Page): Promise<string> => page.evaluate(() => (window as unknown as { flown: string[] }).flown.join('\n'))

for (const [name, options] of [
  ['that fly', { reducedMotion: 'no-preference' }],
  ['that stand still', { reducedMotion: 'reduce' }],
] as const)
  test(`danmaku ${name} over a recording`, { tag: long }, async ({ browser }) => {
    await forEachReader(browser, options, async (context, hides) => {
      const page = await open(context, hides, past, [])
      await recording.serve(page, 'playback/hidden')
      await page.goto(`${app.url}/live?id=r&playback=x`)
      await expect.poll(() => flown(page), { timeout: 30_000 }).toContain('90+3 绝杀机会')
      const texts = await flown(page)
      if (!hides) for (const text of all) expect(texts).toContain(text)
      else {
        expect(texts).toContain('比分已隐藏')
        expect(texts).not.toMatch(digits)
        for (const text of harmless) expect(texts).toContain(text)
      }
    })
  })

test('a live danmaku that reveals a score is shown after a tap', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const page = await open(context, true, [], [])
  const socket: RoomSocket = await roomSocket(page)
  const stream = new MadeStream(14)
  await stream.serve(page, 'r')
  await page.goto(`${app.url}/live?id=r`)
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5)
  // Danmaku that arrive before their layer exists are lost.
  await expect(page.locator('[data-danmaku]')).toBeAttached()
  await socket.sendFrame('danmaku', 'r', [aDanmaku('d1', '2:0 稳了', stream.begun + 1_000)])
  const danmakuItem = page.locator('[data-danmaku] li')
  await expect(danmakuItem).toHaveText('比分已隐藏')
  await danmakuItem.click()
  const acts = page.locator('[data-danmaku-acts]')
  await expect(acts).not.toContainText('2:0')
  await acts.getByRole('button', { name: /显示/ }).click()
  await expect(acts).toContainText('2:0 稳了')
  await context.close()
})

test('the room chat: history, new messages, quoted replies, envelopes, title, placard and announcements', async ({ browser }) => {
  // Repeated text would not get a line of its own.
  const linesOf = (kind: string): RoomMessage[] => all.map((text, place) => aRoomMessage(`${kind}${place}`, `${text} ${kind}`))
  const replyLine = aRoomMessage('a', '真的吗', { reply: { id: 'old0', uid: 'uold0', nickname: '球迷old0', text: '2:0 稳了' } })
  const host = aRoomMessage('h', '现在 3-1')
  const fromHost: RoomMessage = { ...host, from: host.from && { ...host.from, nickname: '主播', role: 'owner' } }
  const gift = aRoomMessage('e', '', { kind: 'envelope', envelope: { id: 'e1', title: '庆祝 2:0' } })
  const horn = aRoomMessage('n', '二比零！', { kind: 'horn' })
  await forEachReader(browser, {}, async (context, hides) => {
    const page = await open(context, hides, [], linesOf('old'))
    const socket = await roomSocket(page)
    await page.goto(`${app.url}/live?id=r`)
    const log = page.getByRole('log')
    await expect(log).toContainText('90+3 绝杀机会')
    await socket.sendFrame('room_message', 'r', [...linesOf('new'), replyLine, fromHost, gift, horn])
    await expect(log.locator('li[data-kind=horn]')).toHaveCount(1)
    const chat = page.getByRole('complementary', { name: '聊天' })
    const spoken = page.locator('[role=status][aria-live=polite][aria-atomic=true]')
    const title = page.locator('#content h1')
    const envelope = log.locator('li[data-kind=envelope]')
    await expect(envelope).toHaveCount(1)
    if (hides) {
      await expect(title).toHaveText('主播r 的直播间')
      await expect(page).not.toHaveTitle(/2:0/)
      // Does not match 02:05, the room's start time.
      for (const place of [chat, spoken, page.locator('#room-placard')])
        await expect(place).not.toContainText(/(?<!\d)2:0(?!\d)|三比一|3-1|二比零/)
      await expect(log).toContainText('19:30 见')
      const first = log.locator('li[data-line=new0]')
      await first.getByRole('button', { name: /比分已隐藏/ }).click()
      await expect(first).toContainText('2:0 稳了')
      await envelope.getByRole('button', { name: /比分已隐藏/ }).click()
      await expect(envelope).toContainText('庆祝 2:0')
      // Only that line.
      await expect(log.locator('li[data-line=new1]')).not.toContainText('三比一')
    } else {
      await expect(title).toHaveText('复盘昨晚的 2:0')
      for (const text of [...all, '现在 3-1', '二比零！', '庆祝 2:0']) await expect(log).toContainText(text)
      await expect(page.getByText('比分已隐藏')).toHaveCount(0)
    }
  })
})
