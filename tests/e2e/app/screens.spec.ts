// Every screen as a guest sees it: no policy report, no error, nothing that axe finds, in both themes and three languages.
import { expect, test } from '@playwright/test'
import { app } from '../../support/app/shared-app.ts'
import { walk, walkedLangs } from '../../support/app/walk.ts'
import { worldDay } from '../../support/match/world-day.ts'
import { soak } from '../../support/soak.ts'

let matchId: string
let newsId: string
let playerId: string
let postId: string
let schemeId: string
let expertId: string
let streamerId: string
test.beforeAll(async () => {
  const post = async (path: string, init?: RequestInit) => (await (await fetch(`${app.url}/${path}`, init)).json()).data
  matchId = (await post('api/hot_match/recommend')).list[0].id
  const asked = JSON.stringify({ sport: 'tennis', status: 'over', days: 7, day: worldDay(-6), limit: 1 })
  const tennis = { method: 'POST', headers: { 'content-type': 'application/json' }, body: asked }
  playerId = (await post('api/hot_match/all_match', tennis)).list[0].home_team_id
  newsId = (await post('api/Portal_post/getList2')).list[0].id
  postId = (await post('api/anchor_dynamics/userPostList?hot=month')).list[0].id
  // The demonstration world writes its experts beside the start.
  const first = async () => (await post('api/Expert/schemeList?state=over&limit=1')).list[0]
  await expect.poll(async () => (await first())?.id, { timeout: 60_000 }).toBeDefined()
  schemeId = (await first()).id
  expertId = (await first()).expert.id
  streamerId = (await post('api/Live_streaming/getRoomInfo?id=demo01')).uid
})

const paths = (): string[] => [
  '/main',
  '/football',
  '/basketball',
  '/schedule?type=4',
  `/score-detail?id=${matchId}`,
  '/base-football',
  '/base-football?league=shgb&view=bracket',
  '/base-basketball?view=leaders',
  '/base-football?team=hxcl-lj',
  `/base-other?team=${playerId}`,
  '/news',
  `/detail?id=${newsId}`,
  '/video-list',
  '/video-classify?type=3&id=football',
  `/score-detail?id=${matchId}&tab=talk`,
  '/circle',
  '/circle-detail?id=demo-live',
  `/circle-detail?post=${postId}`,
  '/new_file',
  `/comment?type=news&id=${newsId}`,
  '/foresight',
  '/specialist',
  '/specialist?by=rate',
  `/specialist-home?id=${expertId}`,
  '/specialist-info',
  `/specialist-detail?id=${schemeId}`,
  '/trophy/home',
  '/trophy/home?tab=board',
  '/attention',
  '/attention?kind=player',
  '/reserve',
  '/reserve?kind=team',
  '/member?type=6',
  '/member?type=9',
  '/login',
  '/feedback',
  '/search',
  '/search?name=linj',
  '/downLoad',
  '/about-user',
  '/404',
  '/member?type=10',
  '/anchor',
  '/live?id=demo01',
  `/score-live?id=${matchId}`,
  `/persona?id=${streamerId}`,
  '/dome',
]

for (const lang of walkedLangs) {
  test(`every screen in ${lang}: no error, no policy report, nothing that axe finds, nothing that is too wide`, async ({ page }) => {
    test.setTimeout(soak(120_000, 600_000))
    await walk(page, app.url, lang, paths())
  })
}

test('unknown addresses come to /404, the root to /main', async ({ page }) => {
  await page.goto(`${app.url}/no-such-page`)
  await expect(page).toHaveURL(`${app.url}/404`)
  await page.goto(app.url)
  await expect(page).toHaveURL(/\/main/)
})
