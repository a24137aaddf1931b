// Routes of videos: lists, detail, rankings.
import type { FastifyInstance } from 'fastify'
import { videoLimits } from '../../../contract/limits/video-limits.ts'
import type { VideoInfo } from '../../../contract/video.ts'
import { dayIn } from '../../../rules/time/day.ts'
import { rankDays, rankZone } from '../../../rules/time/rank-range.ts'
import { fail } from '../../core/http/fail.ts'
import { type Account, route } from '../../core/http/route.ts'
import { findCategory } from './category-store.ts'
import { chaptersOf } from './chapters.ts'
import type { VideoDeps } from './deps.ts'
import { presentWorks } from './present.ts'
import { danmakuId, findMine, roomOf } from './store.ts'
import type { Views } from './views.ts'
import * as works from './work-store.ts'

const day = 86_400_000
/** Days whose views and likes count for hot videos. */
const hotDays = 7

export const pageOf = ({ page = 1, limit = 20 }: { page?: string | number; limit?: string | number }): works.Page => {
  const size = Math.min(Math.max(Number(limit), 1), videoLimits.page)
  return { limit: size, offset: (Math.max(Number(page), 1) - 1) * size }
}

/** The video, if visible to all or the reader's own; throws not-found otherwise. */
export async function needWork({ db }: Pick<VideoDeps, 'db'>, id: string, reader: string | null): Promise<works.Work> {
  const work = await works.findWork(db, id)
  if (!work || (work.state !== 'shown' && (reader === null || work.uid !== reader))) throw fail('not-found', { video: id })
  return work
}

export function registerVideos(app: FastifyInstance, deps: VideoDeps, views: Views): void {
  const { db, clock, now } = deps
  const since = (): string => dayIn(now() - (hotDays - 1) * day, rankZone)
  const readerOf = (account: Account | null): string | null => account?.id ?? null
  const isAuthor = (account: Account | null) => (work: works.Work) => work.uid === account?.id

  async function listed(
    account: Account | null,
    wanted: Parameters<typeof works.listWorks>[1],
    order: Parameters<typeof works.listWorks>[2],
    page: works.Page,
  ) {
    const { works: found, total } = await works.listWorks(db, wanted, order, page)
    return { list: await presentWorks(deps, found, isAuthor(account)), total }
  }

  route(app, 'POST api/Video/getList', ({ account, body }) => {
    const { tab = 'recommend' } = body
    const reader = readerOf(account)
    if (tab === 'follow' && reader === null) return { list: [], total: 0 }
    const order = {
      recommend: () => works.recommended(since(), reader, new Date(now())),
      hot: () => works.hottest(since()),
      new: () => works.newest,
      follow: () => works.newest,
    }[tab]()
    const wanted = [works.visibleTo(reader), ...(tab === 'follow' && reader !== null ? [works.followedBy(reader)] : [])]
    return listed(account, wanted, order, pageOf(body))
  })

  route(app, 'GET api/video/videoList', async ({ account, query }) => {
    if (query.id !== undefined && !(await findCategory(db, query.id))?.shown) throw fail('not-found')
    const wanted = [
      works.visibleTo(readerOf(account)),
      ...(query.id === undefined ? [] : [works.inCategory(query.id)]),
      ...(query.match_id === undefined ? [] : [works.ofMatch(query.match_id)]),
    ]
    return listed(account, wanted, query.sort === 'hot' ? works.hottest(since()) : works.newest, pageOf(query))
  })

  /** Only visible videos of another person; all of the caller's own. */
  const ofPerson = (account: Account | null, uid = account?.id) =>
    uid === undefined ? undefined : [works.ofPerson(uid), ...(uid === account?.id ? [] : [works.visibleTo(readerOf(account))])]

  route(app, 'POST api/Video/anchorWorks', ({ account, body }) => {
    const wanted = ofPerson(account, body.uid)
    return wanted ? listed(account, wanted, works.newest, pageOf(body)) : { list: [], total: 0 }
  })
  route(app, 'GET api/Video/userPostList', ({ account, query }) => {
    const wanted = ofPerson(account, query.uid)
    return wanted ? listed(account, [...wanted, works.uploadsAlone], works.newest, pageOf(query)) : { list: [], total: 0 }
  })
  route(app, 'POST api/Video_user/favoriteList', ({ account, body }) => {
    const me = account.id
    return listed(account, [works.visibleTo(me), works.favoritedBy(me)], works.lastFavorited(me), pageOf(body))
  })

  /** Same match first, then same category, then hot ones. */
  async function relatedTo(work: works.Work, account: Account | null): Promise<VideoInfo['related']> {
    const visible = works.visibleTo(readerOf(account))
    const page = { limit: videoLimits.related + 1, offset: 0 }
    const lists = await Promise.all([
      ...(work.match_id === null ? [] : [works.listWorks(db, [visible, works.ofMatch(work.match_id)], works.newest, page)]),
      works.listWorks(db, [visible, works.inCategory(work.category)], works.hottest(since()), page),
      works.listWorks(db, [visible], works.hottest(since()), page),
    ])
    const found = new Map(lists.flatMap((list) => list.works.map((one) => [one.id, one] as const)))
    found.delete(work.id)
    return presentWorks(deps, [...found.values()].slice(0, videoLimits.related))
  }

  route(app, 'POST api/Video/getVideoInfo', async ({ account, body }) => {
    const work = await needWork(deps, body.id, readerOf(account))
    const [[card], match, mine, related] = await Promise.all([
      presentWorks(deps, [work], isAuthor(account)),
      work.match_id === null ? undefined : deps.matchOf(work.match_id),
      account ? findMine(db, work.id, account.id) : { is_liked: false, is_favorite: false },
      relatedTo(work, account),
    ])
    if (!card) throw fail('not-found')
    return {
      ...card,
      description: work.description,
      url: deps.addressOf(work.url),
      danmaku_id: danmakuId(work.id),
      chapters: chaptersOf(work, match?.events ?? [], clock.origin),
      sport: match?.sport ?? null,
      ...mine,
      author_room: await roomOf(db, work.uid),
      is_mine: work.uid === account?.id,
      view_key: views.key(work.id),
      related,
    }
  })

  route(app, 'GET api/videoRank/getRank', async ({ account, query }) => {
    const { range = 'day', by = 'views', limit = String(videoLimits.ranked) } = query
    const days = rankDays(range, now())
    const most = Math.min(Math.max(Number(limit), 1), videoLimits.ranked)
    const ranked = await works.listRanked(db, readerOf(account), { ...days, by, limit: most })
    const cards = await presentWorks(deps, ranked)
    const list = cards.map((card, index) => ({ place: index + 1, value: ranked[index]?.value ?? 1, ...card }))
    return { list, ...days, zone: rankZone }
  })
}
