// A streamer from the application to the end of a broadcast: the desk decides, the browser itself publishes, others watch.
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import type { SignedIn } from '../../../contract/account/account.ts'
import type { SystemConfig } from '../../../contract/config/config.ts'
import type { MatchEvent } from '../../../contract/match/match-event.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import type { Announcement } from '../../../contract/room/announcement.ts'
import type { RoomInfo } from '../../../contract/room/room.ts'
import type { Playback } from '../../../contract/room/stream.ts'
import type { StudioRoom } from '../../../contract/room/studio.ts'
import { teamShort } from '../../../rules/text/name/name.ts'
import { type AppProcess, startApp } from '../../support/app/app-process.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { fetchAnew } from '../../support/app/fetch-anew.ts'
import { test } from '../../support/app/test.ts'
import { faultProxy } from '../../support/hostile/fault-proxy.ts'
import { fakeDevices, sentPicture, stopSharing } from '../../support/media/fake-devices.ts'
import { callApp, carryLogin, createOperator, logIn, registerMember } from '../../support/people/app-member.ts'
import { long, soak } from '../../support/soak.ts'
import { goodPng } from '../../support/upload/hostile-files.ts'

test.describe.configure({ mode: 'serial' })

let app: AppProcess
let operator: SignedIn
let anchor: SignedIn
let fan: SignedIn
test.beforeAll(async () => {
  app = await startApp()
  operator = await logIn(app, 'desk@example.com', await createOperator(app, 'desk@example.com'))
  anchor = await registerMember(app, 'anchor@example.com')
  fan = await registerMember(app, 'fan@example.com')
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
})

const statusWith = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
async function open(page: Page, who: SignedIn, path: string, base = app.url): Promise<void> {
  await carryLogin(page.context(), app, who)
  await page.goto(base + path)
}
const studioOf = (): Promise<StudioRoom> => callApp(app, 'GET api/Live/getStudio', {}, anchor.token)
/** Searches for the home team and picks the match from the results. */
async function chooseMatch(within: Locator, match: MatchRow): Promise<void> {
  const [home, away] = [teamShort(match, 'home', 'zh'), teamShort(match, 'away', 'zh')]
  await within.getByLabel('关联比赛，选填').fill(home)
  await within
    .getByRole('list', { name: '找到的比赛' })
    .getByRole('button', { name: `${home} – ${away}` })
    .first()
    .click()
  await expect(within.getByText(`${home} – ${away}`)).toBeVisible()
  await expect(within.getByRole('button', { name: '不关联' })).toBeVisible()
}
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

/** Opens another page for a new follower of the streamer, which receives the notifications. */
async function followElsewhere(browser: Browser, uid: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', serviceWorkers: 'block' })
  const follower = await context.newPage()
  const hears = follower.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await open(follower, fan, `/persona?id=${uid}`)
  await follower.getByRole('button', { name: '关注', exact: true }).click()
  await expect(follower.getByRole('button', { name: '已关注' })).toBeVisible()
  await hears
  return follower
}

/** Opens the room as another user and waits for a live picture; `npm run bench -- room-join` measures how soon. Returns the page. */
async function openElsewhere(browser: Browser, room: string): Promise<Page> {
  const context = await browser.newContext()
  const viewer = await context.newPage()
  await viewer.goto(`${app.url}/live?id=${room}`)
  const shown = await viewer.waitForFunction(() => {
    const video = document.querySelector('video')
    if ((video?.getVideoPlaybackQuality().totalVideoFrames ?? 0) < 3) return null
    return performance.now()
  })
  console.log(`the picture of a browser's broadcast is there ${Math.round(Number(await shown.jsonValue()))} ms after it was opened`)
  return viewer
}

/** Checks every tab of the live studio in another of the streamer's windows: npm test in one other language, npm run soak in both. */
async function checkOtherLanguages(browser: Browser): Promise<void> {
  const variants = [
    ['vi', 390, 'light', 'Quản lý phát sóng'],
    ['en', 1440, 'dark', 'Stream studio'],
  ] as const
  for (const [lang, width, colorScheme, label] of variants.slice(0, soak(1, variants.length))) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme })
    await context.addInitScript((value) => localStorage.setItem('preferences', JSON.stringify({ lang: value })), lang)
    const page = await context.newPage()
    await open(page, anchor, '/member?type=7')
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    // Its picture is shown as received.
    await expect(page.locator('#health').locator('xpath=ancestor::section').locator('video')).toBeVisible({ timeout: 15_000 })
    const tabs = page.getByRole('tablist', { name: label }).getByRole('tab')
    await expect(tabs).toHaveCount(4)
    for (const one of await tabs.all()) {
      await one.click()
      await expect(one).toHaveAttribute('aria-selected', 'true')
      await expect(page.locator('[role=tabpanel] [role=status][aria-label]')).toHaveCount(0)
      expect(await axeViolations(page), `${lang}, ${await one.textContent()}`).toEqual([])
    }
    await context.close()
  }
}

test('an application shows its errors, keeps its draft without the number, and is rejected, edited and approved', async ({
  page,
  browser,
}) => {
  await open(page, anchor, '/member?type=9')
  await page.getByRole('navigation', { name: '个人中心' }).getByRole('link', { name: '申请开播' }).click()
  const send = page.getByRole('button', { name: '提交申请' })
  await send.click()
  const alerts = page.locator('#content').getByRole('alert')
  await expect(alerts).toHaveText([
    '请填写真实姓名，和证件上一致',
    '证件号码不对，请核对',
    'QQ、微信、手机至少填一个',
    '直播经验至少 15 个字',
  ])
  await page.getByLabel('真实姓名').fill('陈小明')
  await page.getByLabel('证件号码').fill('11010519491231002X')
  await page.getByLabel('微信').fill('chen_ming')
  await page.getByLabel('直播经验').fill('我解说足球已经三年，每周两场比赛')
  await expect(alerts).toHaveCount(0)
  await expect(page.getByText('草稿已存在本机')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('真实姓名')).toHaveValue('陈小明')
  await expect(page.getByLabel('证件号码')).toHaveValue('')
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('证件号码').fill('11010519491231002X')
  await send.click()
  await expect(page.getByText('正在审核')).toBeVisible()
  await expect(page.getByText('11010519491231002X')).toHaveCount(0)

  const admin = await (await browser.newContext()).newPage()
  await open(admin, operator, '/desk?tab=applications')
  const table = admin.getByRole('table', { name: '主播申请' })
  await table.getByRole('button', { name: /^审核/ }).click()
  const dialog = admin.getByRole('dialog')
  await expect(dialog).toContainText('11010519491231002X')
  await dialog.getByRole('button', { name: '拒绝' }).click()
  await dialog.getByRole('button', { name: '联系不上' }).click()
  await dialog.getByRole('button', { name: '拒绝申请' }).click()
  await expect(dialog).toBeHidden()
  await admin.getByRole('button', { name: /^立即执行/ }).click()
  await expect(admin.getByText('没有这样的申请')).toBeVisible()

  await page.reload()
  await expect(page.getByText('原因：联系不上')).toBeVisible()
  await page.getByRole('button', { name: '修改后重新申请' }).click()
  await page.getByLabel('真实姓名').fill('陈小明')
  await page.getByLabel('证件号码').fill('11010519491231002X')
  await page.getByLabel('手机').fill('13800000000')
  await page.getByLabel('直播经验').fill('我解说足球已经三年，每周两场比赛')
  await send.click()
  await expect(page.getByText('正在审核')).toBeVisible()

  await admin.reload()
  await table.getByRole('button', { name: /^审核/ }).click()
  await dialog.getByRole('button', { name: '通过申请' }).click()
  await admin.getByRole('button', { name: /^立即执行/ }).click()
  await expect(admin.getByText('没有这样的申请')).toBeVisible()
  await admin.context().close()
  await page.reload()
  await expect(tab(page, '开播')).toBeVisible()
  expect((await studioOf()).broadcast).toBeNull()
})

test('others see the room, its texts and its announced broadcasts', async ({ page }) => {
  await open(page, anchor, '/member?type=7')
  await tab(page, '直播间').click()
  const form = page.getByRole('region', { name: '直播间资料' })
  await form.getByLabel('标题').fill('德比之夜')
  await form.getByLabel('上传封面').setInputFiles({ name: 'c.png', mimeType: 'image/png', buffer: await goodPng() })
  await expect(form.getByRole('img', { name: '封面' })).toBeVisible()
  // A cover of a wrong type or too large is refused with a message, and the previous one stays.
  const cover = await form.getByRole('img', { name: '封面' }).getAttribute('src')
  for (const [name, mimeType, buffer, message] of [
    ['c.gif', 'image/gif', Buffer.from('GIF89a'), '只能上传 PNG 或 JPEG 图片'],
    ['c.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1), '图片不能超过 5 MB'],
  ] as const) {
    await form.getByLabel('上传封面').setInputFiles({ name, mimeType, buffer })
    await expect(form.getByRole('alert')).toHaveText(message)
    await expect(form.getByRole('img', { name: '封面' })).toHaveAttribute('src', cover ?? '')
  }
  await form.getByLabel('分类').selectOption({ label: '篮球' })
  const { list: matches } = await callApp<{ list: MatchRow[] }>(app, 'GET api/hot_match/recommend')
  const match = matches.findLast(({ status }) => status !== 'over') as MatchRow
  await chooseMatch(form, match)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(statusWith(page, '已保存')).toBeVisible()
  await page.getByLabel('公告', { exact: true }).fill('字'.repeat(51))
  await expect(page.getByText('最多 50 个字')).toBeVisible()
  await page.getByLabel('公告', { exact: true }).fill('今晚八点见')
  await page.getByRole('button', { name: '保存公告' }).click()
  await page.getByLabel('粉丝牌的字').fill('潮汐')
  await page.getByRole('button', { name: '保存粉丝牌' }).click()
  await page.getByRole('button', { name: '蓝', exact: true }).click()
  await expect(page.getByRole('button', { name: '蓝', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('switch', { name: /只有关注者能发言/ }).click()
  await expect.poll(async () => (await studioOf()).chat.followers_only).toBe(true)
  await page.getByLabel('屏蔽词，一行一个').fill('黑哨\n 臭脚 \n黑哨')
  await page.getByRole('button', { name: '保存屏蔽词' }).click()
  await expect(page.getByLabel('屏蔽词，一行一个')).toHaveValue('黑哨\n臭脚')
  expect(await axeViolations(page)).toEqual([])
  const studio = await studioOf()
  expect(studio).toMatchObject({ placard: '今晚八点见', room: { title: '德比之夜', category: 2, match_id: match.id } })
  expect(studio.room.cover).not.toBe('')

  await tab(page, '预告').click()
  for (const title of ['第一场', '第二场']) {
    await page.getByRole('button', { name: '新建预告' }).click()
    await page.getByRole('dialog').getByLabel('标题').fill(title)
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.getByRole('button', { name: '上移 第二场' }).click()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /人预约/ })
      .first(),
  ).toContainText('第二场')
  await page.getByRole('button', { name: '隐藏 第一场' }).click()
  await expect(page.getByRole('button', { name: '公开 第一场' })).toBeVisible()
  const seen = () => callApp<{ list: Announcement[] }>(app, `GET api/Live_streaming/getReserveLiveList?id=${studio.room.id}`)
  expect((await seen()).list.map(({ title }) => title)).toEqual(['第二场'])
  // Changed: another title, and a match.
  await page.getByRole('button', { name: '修改 第二场' }).click()
  const dialog = page.getByRole('dialog', { name: '修改预告' })
  await expect(dialog.getByLabel('标题')).toHaveValue('第二场')
  await dialog.getByLabel('标题').fill('第二场，改到明天')
  await chooseMatch(dialog, match)
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await seen()).list).toMatchObject([{ title: '第二场，改到明天', match_id: match.id }])
  // Deleted after a confirmation.
  await page.getByRole('button', { name: '删除 第一场' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
  await page.getByRole('button', { name: '删除 第一场' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click()
  await expect(page.getByRole('button', { name: '删除 第一场' })).toHaveCount(0)
  const own = await callApp<{ list: Announcement[] }>(app, 'GET api/Live/getOwnReserveList', {}, anchor.token)
  expect(own.list.map(({ title }) => title)).toEqual(['第二场，改到明天'])
})

test('the camera comes before OBS on a phone and after it on desktop; a copied key leaves the clipboard', async ({ page }) => {
  await open(page, anchor, '/member?type=7')
  const ways = page.getByRole('group', { name: '用什么推流' }).getByRole('radio')
  await expect(ways.first()).toBeChecked()
  const key = page.getByLabel('推流密钥', { exact: true })
  await expect(key).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: '打开预览' })).toBeVisible()
  await expect(ways.first()).toHaveAccessibleName('浏览器')
  // The steps come one below the other, with the still empty talk after them.
  const top = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y ?? Number.NaN
  const tops = await Promise.all(['房间信息', '推流', '画面检查', '开播前检查', '直播间聊天'].map(top))
  expect(tops).toEqual([...tops].sort((one, other) => one - other))
  await expect(ways.first()).toBeChecked()
  // The choice stays, however wide the window is.
  await page.getByText('OBS 等软件', { exact: true }).click()
  await expect(key).toBeVisible()
  // The copied key leaves the clipboard by itself.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: '复制推流密钥' }).click()
  await expect.poll(copied).toBe(await key.inputValue())
  await expect(statusWith(page, '30 秒后从剪贴板清掉')).toBeVisible()
  await page.clock.runFor(30_000)
  await expect.poll(copied).toBe('')
})

test('the delay behind the feed is set by one tap at a kick-off, and in steps', async ({ page }) => {
  const { clock } = await callApp<SystemConfig>(app, 'GET api/Config/getConfig')
  const { list } = await callApp<{ list: { id: string; status: string }[] }>(app, 'GET api/hot_match/recommend')
  const match = list.find(({ status }) => status === 'live')?.id
  await callApp(app, 'POST api/Live/setLiveInfo', { match_id: match }, anchor.token)
  // The feed reports a start three seconds before the page was opened.
  const start = Date.now() - 3_000
  const at = new Date(Date.parse(clock.feed) + (start - Date.parse(clock.real)) * clock.speed).toISOString()
  await page.route('**/api/hot_match/detail?*', async (route) => {
    const response = await fetchAnew(route)
    const body = await response.json()
    body.data.events = [
      { seq: 9_999, type: 'kick-off', minute: "0'", team: null, player: null, detail: {}, at, cancelled_by: null } satisfies MatchEvent,
    ]
    await route.fulfill({ response, json: body })
  })
  await open(page, anchor, '/member?type=7')
  const panel = page.getByRole('region', { name: '画面与数据' })
  const offset = async (): Promise<number> => (await studioOf()).picture_offset
  await expect(panel.getByText('画面和数据同时')).toBeVisible()
  const before = Date.now() - start
  await panel.getByRole('button', { name: '我的画面现在开球' }).click()
  const after = Date.now() - start
  await expect(panel.getByText(/^画面比数据晚 [\d.]+ 秒$/)).toBeVisible()
  const found = await offset()
  // Rounded to tenths of a second.
  expect(found).toBeGreaterThanOrEqual(before - 100)
  expect(found).toBeLessThanOrEqual(after + 100)
  await panel.getByRole('button', { name: '再早 0.5 秒' }).click()
  await expect.poll(offset).toBe(found - 500)
  await panel.getByRole('button', { name: '归零' }).click()
  await expect(panel.getByText('画面和数据同时')).toBeVisible()
  expect(await offset()).toBe(0)
  await callApp(app, 'POST api/Live/setLiveInfo', { match_id: null }, anchor.token)
})

test('the browser publishes, the room goes live for others, and ends with a summary and a recording', async ({ page, browser }) => {
  test.setTimeout(300_000)
  await page.addInitScript(fakeDevices)
  // All traffic of the studio goes through a proxy that can be cut.
  const proxy = await faultProxy(Number(new URL(app.url).port))
  const base = new URL(app.url)
  base.port = String(proxy.port)
  await open(page, anchor, '/member?type=7', base.origin)
  const { room } = await studioOf()
  const follower = await followElsewhere(browser, room.uid)
  const stairs = page.getByRole('list', { name: '开播进度' }).locator('[aria-current]')
  await expect(stairs).toHaveText('准备')
  await page.getByText('浏览器', { exact: true }).click()
  // A test picture without a device: colour bars, the middle one green, with the time.
  await page.getByRole('button', { name: '用测试画面' }).click()
  await expect.poll(() => sentPicture(page)).toEqual({ middle: 'camera', corner: 'nothing' })
  await page.getByRole('button', { name: '关闭设备' }).click()
  // The screen only: when the streamer stops sharing, nothing is left to send, and the studio reports it.
  await page.getByText('屏幕', { exact: true }).click()
  await page.getByRole('button', { name: '打开预览' }).click()
  await expect.poll(() => sentPicture(page)).toEqual({ middle: 'screen', corner: 'screen' })
  await stopSharing(page)
  await expect(page.getByRole('alert').filter({ hasText: '画面来源' })).toBeVisible()
  // Both: the camera is in the corner, and continues alone.
  await page.getByText('屏幕加摄像头', { exact: true }).click()
  await page.getByRole('button', { name: '打开预览' }).click()
  await expect.poll(() => sentPicture(page)).toEqual({ middle: 'screen', corner: 'camera' })
  await expect
    .poll(() => page.getByRole('meter', { name: '麦克风音量' }).evaluate((meter) => (meter as HTMLMeterElement).value))
    .toBeGreaterThan(20)
  await page.getByRole('button', { name: '开始推流' }).click()
  await expect(page.getByText('推流中').first()).toBeVisible()
  await expect(page.getByText('画面已经到了')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText(/已收到 · 浏览器/)).toBeVisible()
  await expect(page.getByText('声音已经到了')).toBeVisible()
  await expect(stairs).toHaveText('自检')
  await stopSharing(page)
  await expect.poll(() => sentPicture(page)).toEqual({ middle: 'camera', corner: 'camera' })
  // Before the start, only the streamer sees the picture.
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
  expect((await fetch(`${app.url}/hls/${room.id}/index.m3u8`)).status).toBe(404)
  const started = Date.now()
  await page.getByRole('button', { name: '开始直播' }).click()
  await expect(page.getByRole('button', { name: '结束直播' })).toBeVisible()
  await expect(stairs).toHaveText('直播中')
  const info = await callApp<RoomInfo>(app, `GET api/Live_streaming/getRoomInfo?id=${room.id}`)
  expect(info).toMatchObject({ is_live: true, stream: { state: 'live' } })
  // The server received a picture with sound.
  const playlist = await (await fetch(app.url + info.stream.url)).text()
  expect(playlist).toMatch(/CODECS="avc1\.[0-9a-fA-F]{6},(opus|mp4a\.40\.2)"/)
  const card = follower.locator(`[data-match="room.${room.id}"]`)
  await expect(card).toContainText(/开播了.*德比之夜/)
  expect(await axeViolations(follower)).toEqual([])
  await card.getByRole('link', { name: '进直播间' }).click()
  await expect(follower).toHaveURL(new RegExp(`/live\\?id=${room.id}$`))
  await expect(card).toBeHidden()
  await follower.context().close()
  const viewer = await openElsewhere(browser, room.id)
  await expect(statusWith(page, '开播了')).toBeHidden()
  // The room's talk appears beside the preview.
  await callApp(app, 'POST api/Chat/say', { id: room.id, text: '大家晚上好', key: crypto.randomUUID() }, anchor.token)
  await expect(page.getByRole('region', { name: '直播间聊天' }).getByRole('log')).toContainText('大家晚上好')

  const playedSeconds = () => viewer.evaluate(() => document.querySelector('video')?.currentTime ?? 0)
  await expect.poll(playedSeconds, { timeout: 30_000 }).toBeGreaterThan(0)
  // The connection drops: the browser reconnects by itself, and viewers see the picture continue after the break.
  const pieces = async (): Promise<string> => (await fetch(`${app.url}/hls/${room.id}/original/index.m3u8`)).text()
  expect(await pieces()).not.toContain('#EXT-X-DISCONTINUITY\n')
  expect(proxy.strike('reset')).toBeGreaterThan(0)
  await expect.poll(pieces, { timeout: 30_000 }).toContain('#EXT-X-DISCONTINUITY\n')
  await expect(page.getByText('推流中').first()).toBeVisible()
  const returned = Date.now()
  const before = await playedSeconds()
  await expect.poll(playedSeconds, { timeout: 30_000 }).toBeGreaterThan(before + 2)
  console.log(`the picture of a browser whose line was lost moves again ${Date.now() - returned} ms after it is back`)
  await expect(viewer.getByText(/主播离开|网络不佳/)).toBeHidden()
  await viewer.context().close()
  // Delays of its viewers: two of them report theirs.
  for (const [token, behind] of [
    [anchor.token, 3_500],
    [fan.token, 90_000],
  ] as const)
    await callApp(app, 'POST api/live/watched', { id: room.id, seconds: 5, behind }, token)
  const delays = page.getByRole('region', { name: '观众落后你多少秒' })
  await expect(delays.getByRole('listitem').filter({ hasText: '3-4' })).toContainText(/[1-9]/)
  await expect(delays.getByText(/^中位 [\d.]+ 秒，九成五在 90\.0 秒内$/)).toBeVisible()
  // Scrolls up, so that the site's bar covers nothing.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await axeViolations(page)).toEqual([])
  await checkOtherLanguages(browser)

  // A new key disconnects the publisher of the old one, and the studio reports it.
  await page.getByText('OBS 等软件', { exact: true }).click()
  const key = await page.getByLabel('推流密钥', { exact: true }).inputValue()
  // Meanwhile OBS cannot start.
  await expect(page.getByRole('button', { name: '复制推流密钥' })).toBeDisabled()
  await page.getByRole('button', { name: '更换密钥' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '更换', exact: true }).click()
  await expect(page.getByLabel('推流密钥', { exact: true })).not.toHaveValue(key)
  await page.getByText('浏览器', { exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: '推流断开了' })).toBeVisible()
  await page.getByRole('button', { name: '开始推流' }).click()
  await expect(page.getByText('推流中').first()).toBeVisible()

  await page.getByRole('button', { name: '结束直播' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '结束直播' }).click()
  const summary = page.getByRole('region', { name: '本场小结' })
  await expect(summary).toContainText('时长')
  await expect(stairs).toHaveText('小结')
  await summary.getByRole('button', { name: '约下一场' }).click()
  await expect(page.getByRole('region', { name: '开播预告' })).toBeVisible()
  await page.getByRole('link', { name: '开播记录' }).first().click()
  await expect(page.getByRole('region', { name: '开播记录' }).getByRole('listitem')).toContainText('德比之夜')
  await expect(page.getByRole('region', { name: '录像' }).getByRole('link', { name: '播放' })).toBeVisible()
  // It contains the broadcast, and not the test before it.
  const [recording] = (await callApp<{ list: Playback[] }>(app, 'POST api/Live_streaming/getLivePlaybackList', { id: room.id })).list
  expect(Date.parse(recording?.started_at ?? '')).toBeGreaterThan(started - 4_500)
  await proxy.close()
})

test('a broadcast ended elsewhere shows its summary here', { tag: long }, async ({ page }) => {
  await open(page, anchor, '/member?type=7')
  await callApp(app, 'GET api/Live/startRoom', {}, anchor.token)
  await expect(page.getByRole('button', { name: '结束直播' })).toBeVisible()
  await callApp(app, 'GET api/Live/endRoom', {}, anchor.token)
  await expect(page.getByRole('region', { name: '本场小结' })).toContainText('时长')
  await page.getByRole('button', { name: '再开一场' }).click()
  await expect(page.getByRole('button', { name: '开始直播' })).toBeVisible()
})

test('managers, mutes and their log: each action is listed, and can be undone', { tag: long }, async ({ page }) => {
  await open(page, anchor, '/member?type=7')
  await tab(page, '房管与记录').click()
  await page.getByLabel('添加房管').fill(fan.id)
  await page.getByRole('button', { name: '添加', exact: true }).click()
  await expect(page.getByRole('button', { name: `取消房管 ${fan.user_nickname}` })).toBeVisible()
  await page.getByRole('button', { name: `取消房管 ${fan.user_nickname}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消房管' }).click()
  await expect(page.getByText('还没有房管')).toBeVisible()
  const mute = page.getByRole('form', { name: '禁言' })
  await mute.getByLabel('用户 ID').fill(fan.id)
  await mute.getByLabel('原因，选填').fill('刷屏')
  await mute.getByRole('button', { name: '禁言' }).click()
  await expect(page.getByRole('button', { name: `解除禁言 ${fan.user_nickname}` })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: new RegExp(`^撤销：.*${fan.user_nickname} 禁言`) }).click()
  await expect(page.getByText('没有人被禁言')).toBeVisible()
  await expect(page.getByText(new RegExp(`由 ${anchor.user_nickname} 撤销`))).toBeVisible()
})
