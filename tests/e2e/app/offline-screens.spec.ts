// Each screen offline, one line for each path: those that show their last copy, those that work fully, and those that explain.
// offline.spec.ts and search.spec.ts cover scores, news and search; screens that need a login are tested with their feature.
import { expect, type Page } from '@playwright/test'
import { readKeys } from '../../support/app/device-storage.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { workerReady } from '../../support/app/worker-push.ts'
import { soak } from '../../support/soak.ts'

test.use({ serviceWorkers: 'allow' })

const read = async (path: string, body?: object) => {
  const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return (await (await fetch(`${app.url}/api/${path}`, init)).json()).data
}

/** The part of a key that the data pages read first: the best-known league. */
async function firstLeague(sport: string): Promise<string> {
  const { list } = await read(`hot_match/initial_list?sport=${sport}`)
  const { id } = list.find(({ hot }: { hot: boolean }) => hot) ?? list[0]
  return `"league_id":"${id}"`
}

interface Screen {
  path: string
  /** Parts of the cache keys of its requests: the screen shows its last copy. */
  copy?: string | string[]
  /** Its text offline; required with a copy if its content may have no link. */
  text?: string | RegExp
}

async function screens(): Promise<Screen[]> {
  // The demonstration world writes its experts in parallel with the start.
  await expect.poll(async () => (await read('Expert/schemeList?state=over&limit=1')).list.length, { timeout: 60_000 }).toBe(1)
  const [scheme] = (await read('Expert/schemeList?state=over&limit=1')).list
  const [post] = (await read('anchor_dynamics/userPostList?hot=month')).list
  const [news] = (await read('Portal_post/getList2')).list
  const [match] = (await read('hot_match/recommend')).list
  const { uid } = await read('Live_streaming/getRoomInfo?id=demo01')
  return [
    { path: '/rank', copy: 'Live_streaming/roomRanking', text: '怎么算的' },
    { path: '/foresight', copy: 'Expert/forecast' },
    { path: '/base-football', copy: await firstLeague('football') },
    { path: '/base-football?team=hxcl-lj', copy: '"team_id":"hxcl-lj"' },
    { path: '/base-basketball', copy: await firstLeague('basketball') },
    { path: '/circle', copy: 'anchor_dynamics/circles' },
    { path: `/circle-detail?id=${post.circle.id}`, copy: `"circle":"${post.circle.id}"` },
    { path: `/circle-detail?post=${post.id}`, copy: `"id":"${post.id}"` },
    { path: `/score-live?id=${match.id}`, copy: 'hot_match/detail' },
    { path: `/persona?id=${uid}`, copy: 'live/getLiveByUid' },
    { path: `/comment?type=news&id=${news.id}`, copy: 'Comment/subject' },
    { path: '/trophy/home', copy: 'Guess/getList' },
    { path: '/video-list', copy: 'Video/getList' },
    { path: '/video-classify?type=3&id=football', copy: 'video/videoList' },
    { path: '/specialist', copy: 'Expert/getList' },
    { path: `/specialist-home?id=${scheme.expert.id}`, copy: ['Expert/getHome', `"id":"${scheme.expert.id}","state":`] },
    { path: `/specialist-detail?id=${scheme.id}`, copy: 'Expert/scheme"' },
    { path: '/video-player?id=v02', text: '离线时不能播放视频' },
    { path: '/reserve', text: '还没有预约' },
    { path: '/login', text: '二维码没有加载出来，请检查网络' },
    { path: '/dome', text: '添加直播间' },
    { path: '/desk', text: '这里没有座位' },
    { path: '/specialist-info', text: '登录后可以申请成为专家' },
    { path: '/demo', text: 'LeagueMark' },
    { path: '/', text: /全部赛程|热门比赛|更多/ },
  ]
}

/** Targets of a screen's links that name an item. */
const linksOf = (page: Page): Promise<string[]> =>
  page
    .locator('#content a[href*="id="], #content a[href*="post="], #content a[href*="league="], #content a[href*="team="]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

/** One of each kind in npm test: a list, something to read, something to play, something that needs a login. */
const everyChange = ['/rank', '/circle', '/specialist-detail', '/video-player', '/desk']

test('every screen opens offline, with its last copy or with a message', async ({ page, context }) => {
  test.setTimeout(180_000)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(`${app.url}/about-user`)
  await workerReady(page)
  const all = (await screens()).filter(({ path }) => soak(everyChange.includes(path.split('?')[0] ?? ''), true))
  expect(all.length).toBeGreaterThanOrEqual(everyChange.length)
  const seen = new Map<string, string[]>()
  for (const { path, copy } of all) {
    await page.goto(app.url + path)
    await expect(page.locator('#content h1').first(), path).toBeAttached()
    if (copy) await expect(page.locator('[role=status][aria-label]:visible'), path).toHaveCount(0)
    for (const part of [copy ?? []].flat())
      await expect.poll(async () => (await readKeys(page, 'copy')).join(' '), { message: path }).toContain(part)
    seen.set(path, await linksOf(page))
  }
  await context.setOffline(true)
  for (const { path, copy, text } of all) {
    await page.goto(app.url + path)
    await expect(page.getByText('当前离线').first(), path).toBeVisible()
    await expect(page.locator('#content h1').first(), path).toBeAttached()
    if (text) await expect(page.locator('#content').getByText(text).first(), path).toBeVisible()
    if (!copy) continue
    await expect(page.locator('[role=status][aria-label]:visible'), path).toHaveCount(0)
    await expect(page.locator('#content').getByRole('alert'), path).toHaveCount(0)
    const before = seen.get(path) ?? []
    if (text) continue
    expect(before, path).not.toEqual([])
    await expect.poll(async () => (await linksOf(page)).some((href) => before.includes(href)), { message: path }).toBe(true)
  }
  expect(problems).toEqual([])
})
