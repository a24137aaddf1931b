// What fans view: the calls of screens, and the screens themselves as a browser requests them.
import { rankKinds } from '../../../contract/gift/rank.ts'
import type { Fan } from './fan.ts'
import type { Scene } from './scene.ts'

type BrowseAct = (fan: Fan) => Promise<unknown>

const viewMatch: BrowseAct = async (fan) => {
  const found = await fan.ask('POST api/hot_match/all_match', { body: { limit: 60 } })
  const match = fan.draw.one(found?.list ?? [])
  if (!match) return
  await fan.ask('GET api/hot_match/detail', { query: { id: match.id } })
  await fan.ask('POST api/hot_match/msgGetSimple', { body: { type: match.sport, id: match.id } })
  await fan.ask('POST api/Comment/list', { body: { kind: 'match', id: match.id } })
}
const readNews: BrowseAct = async (fan) => {
  const found = await fan.ask('GET api/Portal_post/getList2', { query: { limit: '20' } })
  const article = fan.draw.one(found?.list ?? [])
  if (article) await fan.ask('GET api/Portal_post/getList2', { query: { id: article.id } })
}
const viewPerson: BrowseAct = async (fan) => {
  const found = await fan.ask('GET api/anchor_dynamics/userPostList', { query: { limit: '20' } })
  const uid = fan.draw.one(found?.list ?? [])?.person.uid
  if (uid === undefined) return
  await fan.ask('GET api/anchor_dynamics/person', { query: { id: uid } })
  await fan.ask('POST api/Live_streaming/badgeList', { body: { uid } })
}
const browseActs: readonly BrowseAct[] = [
  viewMatch,
  readNews,
  viewPerson,
  (fan) => fan.ask('POST api/Live_streaming/getIndexLiveList', { body: { type: 0 } }),
  (fan) => fan.ask('GET api/Live_streaming/roomRanking', { query: { range: 'day', by: fan.draw.one(rankKinds) } }),
  (fan) => fan.ask('GET api/User/attentionLive'),
  (fan) => fan.ask('GET api/User/watchlistList', { query: {} }),
  (fan) => fan.ask('GET api/videoRank/getRank', { query: {} }),
  (fan) => fan.ask('POST api/group/addressBook'),
  (fan) => fan.ask('GET api/Expert/getList', { query: {} }),
  (fan) => fan.ask('GET api/Search/index', { query: { name: fan.draw.one(['联', 'fc', '主']) ?? 'a' } }),
]

export async function browse(fan: Fan): Promise<void> {
  for (let count = 1 + fan.draw.below(3); count > 0; count -= 1) await fan.draw.one(browseActs)?.(fan)
}

const screens = [
  '/main',
  '/football',
  '/basketball',
  '/anchor',
  '/schedule',
  '/rank',
  '/news',
  '/circle',
  '/video-list',
  '/specialist',
] as const

/** Requests the page itself: a screen that fails to render fails in no API call. */
export async function openScreen(fan: Fan, { url }: Pick<Scene, 'url'>): Promise<void> {
  const path = fan.draw.one(screens) ?? '/main'
  try {
    const response = await fetch(`${url}${path}`, { headers: { accept: 'text/html', cookie: `token=${fan.token}` } })
    const text = await response.text()
    if (response.status !== 200 || !text.includes('id="root"')) fan.tally.fail(`${fan.name}: ${path} was answered with ${response.status}`)
  } catch (error) {
    fan.tally.fail(`${fan.name}: ${path}: ${String(error)}`)
  }
}
