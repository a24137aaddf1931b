// The lists of rooms from a viewer's side: the home page, the types, a match's live room, ranking, a streamer, follows and reservations,
// the search for streamers online and offline, and a room that was read before it closed.
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Watched } from '../../../contract/room/room.ts'
import type { RoomCard } from '../../../contract/room/room-card.ts'
import { inLanguageFirst, langOfRoom } from '../../../rules/room/room-language.ts'
import { startCluster } from '../../../server/core/postgres/cluster.ts'
import { grantRole } from '../../../server/features/account/store.ts'
import { type AppProcess, startApp } from '../../support/app/app-process.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { readKeys, readRows } from '../../support/app/device-storage.ts'
import { interactive, moveAbout } from '../../support/app/hydrated.ts'
import { test } from '../../support/app/test.ts'
import { undrawn } from '../../support/app/undrawn.ts'
import { workerReady } from '../../support/app/worker-push.ts'
import { aRoom, mockRooms } from '../../support/media/room-mocks.ts'
import { callApp, carryLogin, type Registered, registerMember } from '../../support/people/app-member.ts'
import { readBody } from '../../support/preview/read-body.ts'
import { long } from '../../support/soak.ts'

test.describe.configure({ mode: 'serial' })

let app: AppProcess
let context: BrowserContext
let page: Page
/** A live match of the demonstration world, and the rooms that cover it: two of them our own. */
let matchId: string
let stands: RoomCard[]
let member: Registered
/** A streamer who is off the air, and whom the member follows from the start. */
let asleep: RoomCard

const call = (key: string, body?: object, token?: string) => callApp(app, key, body, token)

/** Creates a streamer who applies, is approved at the desk, and goes on the air with the match. */
async function goOnAir(admin: Registered, place: number): Promise<void> {
  const streamer = await registerMember(app)
  const application = {
    real_name: '陈小明',
    id_number: `E100000${place}`,
    kind: 'passport',
    qq: '100200',
    experience: '我解说足球已经三年，每周两场比赛',
  }
  await call('POST api/Live/apply', application, streamer.token)
  await call('POST api/Desk/decideApplication', { account: streamer.id, act: 'approve' }, admin.token)
  await call('POST api/Live/setPlacard', { placard: `第 ${place} 间的公告` }, streamer.token)
  await call('POST api/Live/mobileStartRoom', { title: `看台 ${place} 号`, match_id: matchId }, streamer.token)
}

test.beforeAll(async ({ browser }) => {
  // The hero has a picture where a stream runs.
  app = await startApp({ env: { RATE_LIMIT: '0', DEMO_STREAMS: 'on' } })
  const hot = (await call('GET api/hot_match/recommend')).list as { id: string; sport: string; status: string; match_time: string }[]
  // The longest-running matches come first and may end before this file does: picks one with content and time left.
  const live = hot.filter(({ status }) => status === 'live')
  const football = live.filter(({ sport }) => sport === 'football')
  const settled = football.findLast(({ match_time }) => Date.parse(match_time) < Date.now() - 10 * 60_000)
  matchId = (settled ?? football.at(-1) ?? live.at(-1))?.id ?? ''
  const admin = await registerMember(app)
  const { connection } = await startCluster({ folder: app.dataDir })
  const pool = new Pool(connection)
  await grantRole(drizzle(pool), admin.id, 'operator', true)
  await pool.end()
  for (const place of [1, 2]) await goOnAir(admin, place)
  await expect
    .poll(async () => (await call('GET api/hot_match/recommend')).list.find(({ id }: { id: string }) => id === matchId).rooms)
    .toBeGreaterThan(1)
  stands = inLanguageFirst<RoomCard>((await call(`GET api/Live/getRoomList?match_id=${matchId}`)).list, 'zh')
  member = await registerMember(app)
  asleep = ((await call('POST api/Live_streaming/getHotList', { limit: 24 })).list as RoomCard[]).find(
    ({ is_live }) => !is_live,
  ) as RoomCard
  await call('POST api/Member/attention', { uid: asleep.uid, on: true }, member.token)
  context = await browser.newContext({ serviceWorkers: 'allow', viewport: { width: 1440, height: 900 } })
  page = await context.newPage()
})
test.afterAll(async () => {
  await context?.close()
  await app.stop()
  await app.clean()
})

const first = (): RoomCard => stands[0] as RoomCard
const second = (): RoomCard => stands[1] as RoomCard
const tooWide = (on: Page): Promise<number> =>
  on.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The demonstration world's rooms on the air, once each has a picture. */
async function playingRooms(): Promise<RoomCard[]> {
  const list = (await call('POST api/Live_streaming/getHotList', { limit: 24 })).list as RoomCard[]
  const playing = list.filter(({ id, is_live }) => is_live && id.startsWith('demo'))
  for (const { id } of playing)
    await expect.poll(async () => (await call(`GET api/Live_streaming/getRoomInfo?id=${id}`)).stream.state, { message: id }).toBe('live')
  return playing
}

test('home: the hero shows a room of the stage match with its other stands, rooms by type, and the ranking', async () => {
  await page.goto(`${app.url}/main`)
  const all = page.getByRole('link', { name: /^全部 \d+ 间$/ }).first()
  await expect(all).toHaveAttribute('href', /\/score-live\?/)
  // Optional content loads on the first pointer move.
  await moveAbout(page)
  const shown = new URL((await all.getAttribute('href')) ?? '', app.url).searchParams.get('id')
  const [first, second] = inLanguageFirst<RoomCard>((await call(`GET api/Live/getRoomList?match_id=${shown}`)).list, 'zh')
  await expect(page.getByRole('link', { name: first?.title, exact: true }).first()).toBeVisible()
  // Its cover is static here: no preview plays.
  await expect(page.getByText('已选', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('预览中', { exact: true })).toHaveCount(0)
  if (second) {
    const stand = page.locator('button[aria-pressed]', { hasText: second.nickname })
    await stand.click()
    await expect(stand).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('link', { name: `进入 ${first?.nickname} 的直播间` })).toHaveAttribute('href', `/live?id=${first?.id}`)
  }
  const strip = page.getByRole('region', { name: '正在直播' })
  await strip.getByRole('button', { name: '篮球' }).click()
  await expect(strip.getByRole('article').first()).toContainText('篮')
  await expect(page.getByRole('region', { name: '主播榜' }).getByRole('listitem')).toContainText(asleep.nickname)
  expect(await axeViolations(page)).toEqual([])
})

test('home: the first HTML has the hero room in the reader’s language; on a phone the list starts in the viewport', async ({ browser }) => {
  for (const lang of ['zh', 'vi'] as const) {
    const html = await (await fetch(`${app.url}/main`, { headers: { cookie: `lang=${lang}`, accept: 'text/html' } })).text()
    const { text, addresses } = readBody(html)
    const named = (path: string): string => addresses.find((address) => address.startsWith(`${path}?id=`))?.split(/[=&]/)[1] ?? ''
    const list = (await call(`GET api/Live/getRoomList?match_id=${named('/score-live')}`)).list as RoomCard[]
    const room = list.find(({ id }) => id === named('/live'))
    expect(room, lang).toBeDefined()
    expect(text).toContain(room?.nickname)
    expect(text).toContain(room?.title)
    if (room && list.some((one) => langOfRoom(one) === lang)) expect(langOfRoom(room)).toBe(lang)
  }
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const home = await phone.newPage()
  await home.goto(`${app.url}/main`)
  await interactive(home)
  await expect(home.getByRole('link', { name: /间看台.*选看台/ })).toBeVisible()
  const boxOf = async (selector: string) => (await home.locator(selector).first().boundingBox()) ?? { y: Number.NaN, height: Number.NaN }
  expect((await boxOf('#content div:has(> div > section[aria-label*=" vs "])')).height).toBeLessThanOrEqual(420)
  // A row and a half above the phone's bar.
  expect((await boxOf('#content article[data-row]')).y).toBeLessThan(844 - 56 - 98)
  expect(await tooWide(home)).toBe(0)
  expect(await axeViolations(home)).toEqual([])
  await phone.close()
})

test('home: the hero room plays muted', { tag: long }, async ({ browser }) => {
  // With reduced motion, as in the other tests, the picture is static.
  const mover = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' })
  const home = await mover.newPage()
  const [playing] = await playingRooms()
  await home.route('**/api/Live/getRoomList?*', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { list: [playing], total: 1 } } }),
  )
  await undrawn(home)
  const opened = Date.now()
  await home.goto(`${app.url}/main`)
  // It needs no pointer move.
  await expect(home.getByTitle('静音预览').first()).toBeVisible({ timeout: 20_000 })
  console.log(`first picture ${Date.now() - opened} ms after the home page was opened`)
  await expect(home.getByRole('link', { name: '全部 1 间' }).first()).toBeVisible()
  await expect(home.getByText('预览中', { exact: true }).first()).toBeVisible()
  const picture = home.locator('video').first()
  const playedSeconds = (): Promise<number> => picture.evaluate((video) => (video as HTMLVideoElement).currentTime)
  const before = await playedSeconds()
  await expect.poll(playedSeconds).toBeGreaterThan(before + 1)
  expect(await picture.evaluate((video) => (video as HTMLVideoElement).muted)).toBe(true)
  expect(await picture.evaluate((video) => (video as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames)).toBeGreaterThan(0)
  await mover.close()
})

test('every live room of the demo world really plays, and most show a running match', { tag: long }, async () => {
  const playing = await playingRooms()
  expect(playing.length).toBeGreaterThan(2)
  expect(playing.some(({ match_id }) => match_id !== null)).toBe(true)
  for (const { id } of playing) {
    const { stream } = await call(`GET api/Live_streaming/getRoomInfo?id=${id}`)
    const index = await fetch(new URL(stream.url, app.url))
    expect(await index.text(), id).toMatch(/CODECS="avc1\.[0-9a-fA-F]{6},mp4a\.40\.2"/)
  }
  await page.goto(`${app.url}/live?id=${playing[0]?.id}`)
  await page.waitForFunction(() => (document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0) > 10)
})

test('every type of /anchor; the active tab reshuffles the rooms; card games and e-sports', { tag: long }, async () => {
  await page.goto(`${app.url}/anchor`)
  const types = page.getByRole('navigation', { name: '直播的种类' })
  await expect(page.getByRole('region', { name: '正在直播' }).getByRole('article').first()).toBeVisible()
  await types.getByRole('link', { name: '推荐' }).click()
  await expect(page).toHaveURL(/\/anchor\?r=\w+$/)
  const marker = new URL(page.url()).searchParams.get('r')
  await types.getByRole('link', { name: '推荐' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('r')).not.toBe(marker)
  // So does the top bar's tab, for the open type.
  await page.goto(`${app.url}/anchor?type=2`)
  const top = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '直播' })
  const read = page.waitForResponse(
    (response) => response.url().includes('getIndexLiveList') && /"r":"\w+"/.test(response.request().postData() ?? ''),
  )
  await top.click()
  await expect(page).toHaveURL(/\/anchor\?type=2&r=\w+$/)
  await read
  for (const [type, name] of ['足球', '篮球', '棋牌电竞', '网球', '羽毛球', '其他'].entries()) {
    await types.getByRole('link', { name }).click()
    await expect(page).toHaveURL(`${app.url}/anchor?type=${type + 1}`)
    await expect(types.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('#content [aria-busy="true"]')).toHaveCount(0)
    await expect(page.locator('#content').getByRole('article').or(page.getByText('这里还没有直播')).first()).toBeVisible()
  }
  await types.getByRole('link', { name: '棋牌电竞' }).click()
  await page.getByRole('link', { name: '斗地主', exact: true }).click()
  await expect(page).toHaveURL(/type=3&id=doudizhu/)
  await expect(page.getByRole('heading', { level: 1, name: '斗地主' })).toBeVisible()
  await expect(page.getByRole('region', { name: '正在直播' }).getByRole('article')).toHaveCount(1)
  expect(await axeViolations(page)).toEqual([])
  // An unlisted game takes its name from the address.
  await page.goto(`${app.url}/anchor?type=3&id=guandan&name=${encodeURIComponent('掼蛋')}`)
  await expect(page.getByRole('heading', { level: 1, name: '掼蛋' })).toBeVisible()
  await expect(page).toHaveTitle(/^掼蛋 - /)
  await expect(page.getByText('这里还没有直播')).toBeVisible()
})

test('a match’s live room: its stands, text, figures, and the chat of the chosen stand', async () => {
  await page.goto(`${app.url}/score-detail?id=${matchId}`)
  await page
    .getByRole('link', { name: /选看台/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/score-live\?id=/)
  await page.reload()
  await expect(page.getByRole('heading', { name: '文字直播' })).toBeVisible()
  await expect(page.getByRole('log', { name: '聊天消息' })).toBeVisible()
  const placardOf = async ({ id }: RoomCard): Promise<string> => (await call(`GET api/Live/getPlacard?id=${id}`)).placard
  const talk = page.getByRole('complementary', { name: '聊天' })
  await expect(talk).toContainText(await placardOf(first()))
  await page.locator('button[aria-pressed]', { hasText: second().nickname }).click()
  await expect(talk).toContainText(await placardOf(second()))
  // The talk's features open here as in the room.
  await talk.getByRole('tab', { name: '守护' }).click()
  await talk.getByRole('button', { name: '开通守护' }).click()
  const dialog = page.getByRole('dialog', { name: '守护和贵族' })
  await expect(dialog.locator('[data-tier]').first()).toBeVisible()
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(dialog).toBeHidden()
  await talk.getByRole('tab', { name: '聊天' }).click()
  await page.getByRole('tab', { name: '数据' }).click()
  await expect(page.locator('#match-stats')).toBeVisible()
  await expect(page.locator('#match-text')).toBeHidden()
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('tab', { name: '聊天' }).click()
  await expect(page.getByRole('log', { name: '聊天消息' })).toBeInViewport()
  await page.getByRole('tab', { name: '看台' }).click()
  await expect(page.getByRole('link', { name: `进入 ${first().nickname} 的直播间` })).toBeVisible()
  expect(await tooWide(page)).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('follow and reserve ask a guest to sign in; afterwards the streamer is listed, live first', async () => {
  await page.goto(`${app.url}/attention?kind=streamer`)
  await expect(page.getByText('登录后关注主播')).toBeVisible()
  await carryLogin(context, app, member)
  await page.goto(`${app.url}/rank`)
  await expect(page.getByText('热度是下面各项乘积的和')).toBeVisible()
  await page.getByRole('navigation', { name: '按什么排' }).getByRole('link', { name: '新粉丝' }).click()
  await page.getByRole('link', { name: '周榜' }).click()
  await expect(page).toHaveURL(/\/rank\?range=week&by=fans$/)
  expect(await axeViolations(page)).toEqual([])
  await page.goto(`${app.url}/persona?id=${first().uid}`)
  await expect(page.getByRole('heading', { name: first().nickname })).toBeVisible()
  await page.getByRole('button', { name: '关注', exact: true }).click()
  await expect(page.getByRole('button', { name: '已关注' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  // A followed streamer is on the air: the page opens with that.
  await page.goto(`${app.url}/attention`)
  const tiles = page.locator('#content').getByRole('article')
  await expect(tiles).toHaveCount(2)
  await expect(tiles.first()).toContainText(first().nickname)
  await expect(tiles.last()).toContainText(asleep.nickname)
  await page.goto(`${app.url}/reserve?kind=room`)
  await page.getByRole('button', { name: '预约', exact: true }).first().click()
  await expect(page.getByText('已预约，开播前会提醒你')).toBeVisible()
  await expect(page.getByRole('heading', { name: '我预约的直播' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('/anchor starts with followed streamers, merges rooms of a match until split, and has an offline copy', async () => {
  await page.goto(`${app.url}/anchor`)
  const mine = page.getByRole('region', { name: '我关注的' })
  const lead = mine.getByRole('article').first()
  await expect(lead.getByRole('link', { name: first().title, exact: true })).toHaveAttribute('href', `/live?id=${first().id}`)
  await expect(lead.getByRole('link', { name: /^同场还有 \d+ 间$/ })).toHaveAttribute('href', new RegExp(`/score-live\\?id=${matchId}`))
  await expect(page.getByRole('navigation', { name: '关注的主播' }).getByRole('link', { name: first().nickname })).toBeVisible()
  const live = page.getByRole('region', { name: '正在直播' })
  const cards = live.getByRole('article')
  const ofMatch = live.locator(`a[href^="/score-live?id=${matchId}"]`)
  await expect(ofMatch).toHaveText(/^同场 \d+ 间$/)
  const merged = await cards.count()
  // The count above includes the visible cards and the rooms on the air.
  await expect(live.getByText(new RegExp(`^${merged} 场 · \\d+ 间$`))).toBeVisible()
  await expect(live.getByText('人气是正在看的人数')).toBeVisible()
  await live.getByRole('switch', { name: '同场合并' }).click()
  await expect(page).toHaveURL(/each=1/)
  await expect(ofMatch).toHaveCount(0)
  expect(await cards.count()).toBeGreaterThan(merged)
  for (const { title } of [first(), second()]) await expect(live.getByRole('link', { name: title, exact: true })).toBeVisible()
  await live.getByRole('radio', { name: '比赛时间' }).click()
  await expect(page).toHaveURL(/sort=time/)
  const ticket = page.getByRole('region', { name: '预告' }).getByRole('listitem').first()
  const reserve = ticket.getByRole('button', { name: /预约/ })
  const before = await reserve.getAttribute('aria-pressed')
  await reserve.click()
  await expect(reserve).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true')
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await tooWide(page)).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await workerReady(page)
  await expect.poll(async () => (await readKeys(page, 'copy')).join(' ')).toMatch(/attentionLive/)
  await context.setOffline(true)
  await page.reload()
  await expect(lead.getByRole('link', { name: first().title, exact: true })).toBeVisible()
  await context.setOffline(false)
})

test('streamers and rooms are found in any spelling, and streamers offline too', async () => {
  await page.goto(`${app.url}/search?name=laozhou`)
  const streamers = page.getByRole('region', { name: '主播' })
  await expect(streamers.getByRole('link', { name: /老周说球/ })).toHaveAttribute('href', /\/persona\?id=/)
  await expect(page.getByRole('region', { name: '直播' }).getByRole('link').first()).toHaveAttribute('href', '/live?id=demo01')
  await page.getByRole('navigation', { name: '结果的种类' }).getByRole('link', { name: /主播/ }).click()
  await expect(page).toHaveURL(/tab=streamers/)
  expect(await axeViolations(page)).toEqual([])
  await page.goto(`${app.url}/about-user`)
  await interactive(page)
  await page.keyboard.press('/')
  await page.getByRole('combobox').fill('lzsq')
  await expect(page.getByRole('listbox').getByRole('group', { name: '主播' }).getByRole('option')).toContainText('老周说球')
  await page.keyboard.press('Escape')
  await workerReady(page)
  // The index is saved when idle.
  const packs = async () => (await readRows<{ name: string }>(page, 'pack')).map(({ name }) => name)
  await expect.poll(packs, { timeout: 20_000 }).toContain('search')
  await context.setOffline(true)
  await page.goto(`${app.url}/search?name=lzsq`)
  await expect(page.getByText('搜的是本机保存的索引')).toBeVisible()
  await expect(streamers.getByRole('link', { name: /老周说球/ })).toBeVisible()
  await page.goto(`${app.url}/anchor`)
  await expect(page.getByRole('region', { name: '刚才在播' }).getByRole('article').first()).toBeVisible()
  await context.setOffline(false)
})

test('a watched room stays in the history, offline too, until it is cleared, here and in the account', {
  tag: long,
}, async () => {
  test.setTimeout(120_000)
  // Picks a room that the account has not watched: earlier tests reported theirs on leaving.
  const remembered = (await call('GET api/User/watchlistList?limit=100', undefined, member.token)).list as Watched[]
  const known = new Set(remembered.map(({ room }) => room.id))
  const playing = await playingRooms()
  const watched = playing.find(({ id }) => !known.has(id)) as RoomCard
  const reported = playing.find((room) => room !== watched) as RoomCard
  await call('POST api/live/watched', { id: reported.id, seconds: 60, behind: 1_000 }, member.token)
  await page.route('**/api/live/watched', (route) => route.fulfill({ json: { code: 0, msg: '', data: {} } }))
  await page.goto(`${app.url}/live?id=${watched.id}`)
  const isRemembered = async (): Promise<boolean> =>
    (await readRows<{ key: string; value: unknown }>(page, 'setting')).some(
      ({ key, value }) => key.endsWith('watched') && (value as { room: string }[]).some(({ room }) => room === watched.id),
    )
  // After watching for a while.
  await expect.poll(isRemembered, { timeout: 60_000 }).toBe(true)
  await page.goto(`${app.url}/member?type=10`)
  const panel = page.getByRole('region', { name: '观看历史' })
  const row = ({ id }: RoomCard) => panel.locator(`a[href="/live?id=${id}"]`)
  await expect(row(watched)).toBeVisible()
  await expect(row(reported)).toBeVisible()
  await workerReady(page)
  await context.setOffline(true)
  await page.reload()
  await expect(row(watched)).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(row(reported)).toBeVisible()
  await panel.getByRole('button', { name: '清除观看历史' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '清除', exact: true }).click()
  await expect(row(watched)).toHaveCount(0)
  await expect(row(reported)).toHaveCount(0)
  expect((await call('GET api/User/watchlistList?limit=100', undefined, member.token)).list).toEqual([])
  await page.unroute('**/api/live/watched')
})

test('a room opens offline with its last card, its recordings, and a player that says why it shows nothing', {
  tag: long,
}, async () => {
  const room = await context.newPage()
  const { title } = aRoom('kept')
  const recording = { id: 'x1', title: '昨晚的下半场', cover: '', duration_seconds: 5_400, url: '/hls/playback/x1/index.m3u8' }
  const started_at = new Date(Date.now() - 86_400_000).toISOString()
  await mockRooms(room, new Map([['kept', aRoom('kept')]]), [{ ...recording, started_at }])
  await room.goto(`${app.url}/live?id=kept`)
  await workerReady(room)
  const card = room.getByRole('heading', { level: 1, name: title })
  const playback = room.locator('#room-playbacks').getByRole('link', { name: /昨晚的下半场/ })
  await expect(card).toBeVisible()
  await expect(playback).toBeVisible()
  // Saved when idle.
  const copies = async (): Promise<string> => (await readKeys(room, 'copy')).join(' ')
  await expect.poll(copies).toMatch(/getRoomInfo[^ ]*"kept"/)
  await expect.poll(copies).toMatch(/getLivePlaybackList[^ ]*"kept"/)
  // Before a request to the server, which does not know this room.
  await context.setOffline(true)
  await room.unrouteAll({ behavior: 'ignoreErrors' })
  await room.reload()
  await expect(card).toBeVisible()
  await expect(playback).toBeVisible()
  await expect(room.getByText('当前离线').first()).toBeVisible()
  await expect(room.getByRole('region', { name: '播放器', exact: true }).getByText('网络不佳')).toBeVisible({ timeout: 20_000 })
  await context.setOffline(false)
  await room.close()
})
