// Every screen of the routes table with a URL that has content in the demonstration world, and the visitor who opens it.
import { readFileSync } from 'node:fs'
import { worldDay } from '../match/world-day.ts'

export type Visitor = 'guest' | 'member' | 'operator'
export interface Screen {
  path: string
  visitors: readonly Visitor[]
}

/** The paths of the table, without its last row, which describes a parameter of any path. */
export const tablePaths = (): string[] =>
  readFileSync('tests/support/spec/routes.tsv', 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0] ?? '')
    .filter((path) => path !== '*')

const numbered = (path: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${path}?type=${from + at}`)

// biome-ignore lint/suspicious/noExplicitAny: each caller knows the data of its call.
type Read = (path: string, body?: object) => Promise<any>

const reader =
  (url: string): Read =>
  async (path, body) => {
    const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const { code, msg, data } = await (await fetch(`${url}/api/${path}`, init)).json()
    if (code !== 0) throw new Error(`${path}: ${msg}`)
    return data
  }

/** A live match, if there is one. */
async function liveMatch(read: Read, sport: string): Promise<string> {
  const live = (await read('hot_match/all_match', { sport, status: 'live', limit: 1 })).list[0]
  return live?.id ?? (await read('hot_match/recommend')).list[0].id
}

/** URLs by path; other paths are opened unchanged. */
async function addressesOf(read: Read): Promise<Record<string, readonly string[]>> {
  const [football, basketball] = [await liveMatch(read, 'football'), await liveMatch(read, 'basketball')]
  const over = (await read('hot_match/all_match', { sport: 'tennis', status: 'over', days: 7, day: worldDay(-6), limit: 1 })).list[0]
  const room = (await read('Live_streaming/getLiveHotList', {})).list[0]?.id ?? 'demo01'
  const { uid } = await read(`Live_streaming/getRoomInfo?id=${room}`)
  const article = (await read('Portal_post/getList2')).list[0].id
  const post = (await read('anchor_dynamics/userPostList?hot=month')).list[0].id
  const scheme = (await read('Expert/schemeList?state=over&limit=1')).list[0]
  const video = (await read('Video/getList', {})).list[0].id
  return {
    '/anchor': numbered('/anchor', 0, 6),
    '/schedule': ['/schedule?type=4', '/schedule?type=1'],
    '/detail': [`/detail?id=${article}`],
    '/base-football': ['/base-football', '/base-football?league=shgb&view=bracket', '/base-football?team=hxcl-lj'],
    '/base-basketball': ['/base-basketball', '/base-basketball?view=leaders'],
    '/circle-detail': ['/circle-detail?id=demo-live', `/circle-detail?post=${post}`],
    '/live': ['/live?id=demo01', '/live?id=demo02', '/live?id=demo03', ...(/^demo0[123]$/.test(room) ? [] : [`/live?id=${room}`])],
    '/score-live': [`/score-live?id=${football}`, `/score-live?id=${basketball}`],
    '/score-detail': [football, basketball, over?.id ?? football].map((id) => `/score-detail?id=${id}`),
    '/search': ['/search', '/search?name=linj'],
    '/member': numbered('/member', 0, 10),
    '/persona': [`/persona?id=${uid}`],
    '/comment': [`/comment?type=news&id=${article}`],
    '/about-user': ['/about-user', '/about-user?type=privacy'],
    '/trophy/home': ['/trophy/home', '/trophy/home?tab=board'],
    '/video-player': [`/video-player?id=${video}`],
    '/video-classify': ['/video-classify?type=3&id=football'],
    '/specialist': ['/specialist', '/specialist?by=rate'],
    '/specialist-home': [`/specialist-home?id=${scheme.expert.id}`],
    '/specialist-detail': [`/specialist-detail?id=${scheme.id}`],
    '/attention': ['/attention', '/attention?kind=player'],
    '/reserve': ['/reserve', '/reserve?kind=team'],
    '/desk': ['/desk', '/desk?tab=waiting', '/desk?tab=reports', '/desk?tab=config', '/desk?tab=health'],
  }
}

/** All screens, live ones first. */
export async function listScreens(url: string): Promise<Screen[]> {
  const addresses = await addressesOf(reader(url))
  const paths = tablePaths()
  const isLive = (path: string): boolean => livePaths.includes(path)
  return [...paths.filter(isLive), ...paths.filter((path) => !isLive(path))].flatMap((path) =>
    (addresses[path] ?? [path]).map((address) => ({
      path: address,
      visitors: path === '/desk' ? (['guest', 'operator'] as const) : (['guest', 'member'] as const),
    })),
  )
}

/** Screens that change while they are watched. */
export const livePaths: readonly string[] = ['/live', '/dome', '/score-live', '/score-detail', '/football', '/main']
