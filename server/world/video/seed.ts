// Videos of the demonstration world: created once, on a site without any.
import { setTimeout as rest } from 'node:timers/promises'
import { danmakuColors, danmakuPositions, danmakuSizes } from '../../../contract/limits/chat-limits.ts'
import { subjectOf } from '../../../rules/comment/subject.ts'
import { realAt } from '../../core/clock/clock.ts'
import type { Context } from '../../core/context.ts'
import { findSetting, upsertSetting } from '../../core/setting/store.ts'
import { findFaces } from '../../features/account/store.ts'
import { insertComment } from '../../features/comment/store.ts'
import type { FeedTeam } from '../../features/match/feed-message.ts'
import { insertDanmaku } from '../../features/room/danmaku/store.ts'
import { findRoom } from '../../features/room/store.ts'
import { countVideos, danmakuId, findVideo, insertVideo, seedFigures } from '../../features/video/store.ts'
import { pick } from '../../feed/names/pick.ts'
import { endedMatches } from '../ended.ts'
import { findFans } from '../fans.ts'
import type { FilmMaker } from '../film/film-maker.ts'
import { likersOf } from '../likers.ts'
import { isScene, type LoopStyle, loopStyleOf, sceneOf } from '../loop-style.ts'
import { readLoops } from '../stream-loop.ts'
import { demoStreamers } from '../streamers.ts'
import { clipOf } from './clip.ts'
import { type CutSeed, cutsOf, publicationTime } from './cut.ts'
import { type Filming, filmVideos, planFilms, takesOf } from './film.ts'
import { commentTexts, flying, type VideoSeed, videoSeeds } from './list.ts'

type Deps = Pick<Context, 'db' | 'config' | 'clock' | 'log'>
interface Given {
  /** Stores a file of an account. Returns its path. */
  uploads: Filming['uploads']
  teams: ReadonlyMap<string, FeedTeam>
  /** Films matches of the simulated world; absent: videos are not filmed. */
  films?: FilmMaker
}
const hour = 3_600_000
/** Milliseconds after a start in which no video is filmed: the CPU belongs to the first page loads. */
const startDelay = 60_000
const mostViews = 2_400

/** The look of its sport, otherwise of its author's; videos of one competition look alike. */
function styleOfSeed({ by, category, title, league_id }: Seed): LoopStyle {
  const author = demoStreamers.find(({ id }) => id === by)
  const scene = isScene(category) && category !== 'other' ? category : author ? sceneOf(author) : 'other'
  return loopStyleOf(scene, league_id ?? title.en)
}

/** Returns a function that stops it: the rest is created after the next start. Existing videos are unchanged. */
export function seedVideos(deps: Deps, given: Given): () => Promise<void> {
  const ending = new AbortController()
  const { uploads, films } = given
  const film = async (maker: FilmMaker): Promise<void> => {
    // Rejects if the server stops meanwhile.
    await rest(startDelay, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
    if (!ending.signal.aborted) await filmVideos(deps, { maker, uploads, ending: ending.signal })
  }
  const making = makeVideos(deps, given, ending.signal)
    .then(() => films && film(films))
    .catch((error: unknown) => deps.log.warn({ err: error }, 'creating videos of the demonstration world failed'))
  return async () => {
    ending.abort()
    await making
  }
}

type Seed = VideoSeed & Partial<CutSeed>
const planName = 'demo-videos'

/** The videos still to be created. The list is stored first: matches go on, and the server may stop halfway. */
async function planOf(deps: Deps, teams: Given['teams']): Promise<Seed[]> {
  const { db } = deps
  const known = await findSetting<Seed[]>(db, planName)
  if (known) return known
  if ((await countVideos(db)) > 0) return []
  const plan = [...cutsOf(await endedMatches(deps, teams)), ...videoSeeds]
  await upsertSetting(db, planName, plan)
  return plan
}

async function makeVideos(deps: Deps, { uploads, teams, films }: Given, ending: AbortSignal): Promise<void> {
  const { db, config, log } = deps
  if (!config.demo) return
  const seeds = await planOf(deps, teams)
  if (seeds.length === 0) return
  const rooms = await Promise.all(demoStreamers.map(({ id }) => findRoom(db, id)))
  const people = new Map(rooms.flatMap((room) => (room ? [[room.id, room.uid] as const] : [])))
  const viewers = [...people.values(), ...(await findFans(db))]
  const faces = await findFaces(db, [...people.values()])
  const loops = await readLoops(config.appDir, seeds.map(styleOfSeed))

  async function make(seed: Seed, id: string): Promise<void> {
    if (await findVideo(db, id)) return
    const uid = people.get(seed.by)
    const loop = loops.get(styleOfSeed(seed))
    if (!uid || !loop) return
    const path = await uploads.storeFile(uid, 'video', { bytes: await clipOf(loop, seed), extension: 'mp4' })
    const requestedAt = Date.now() - seed.age * hour - pick(`${id} minute`, hour)
    const last = seed.begins_at === undefined ? 0 : realAt(deps.clock.origin, seed.begins_at + seed.seconds * 1_000)
    const published_at = new Date(publicationTime({ requestedAt, lastFrameAt: last, now: Date.now() }))
    const row = {
      id,
      account_id: uid,
      title: seed.title,
      description: seed.description,
      cover: `/news/${seed.cover}-480.webp`,
      path,
      duration_ms: seed.seconds * 1_000,
      category_id: seed.category,
      match_id: seed.match_id ?? null,
      begins_at: seed.begins_at === undefined ? null : new Date(seed.begins_at),
      published_at,
    }
    await db.transaction((tx) => insertVideo(tx, row, 'shown', Number.MAX_SAFE_INTEGER))
    const views = 40 + pick(`${id} views`, mostViews)
    const share = views / (40 + mostViews) / (1 + pick(`${id} likes`, 14) / 10)
    await seedFigures(db, id, { views, likers: likersOf(id, share, viewers), since: published_at, now: Date.now() })
    await fly(id, seed)
    await talk(id, published_at.getTime())
  }

  async function fly(id: string, { seconds }: VideoSeed): Promise<void> {
    const writers = [...people.values()]
    const messages = flying.filter((_, index) => (index + pick(id, 3)) % 3 !== 0)
    for (const [index, text] of messages.entries()) {
      const uid = writers[pick(`${id} ${index}`, writers.length)] as string
      const danmaku = { id: `${id}-${index}`, room_id: danmakuId(id), uid, nickname: faces.get(uid)?.nickname ?? '', userlevel: 0, text }
      const style = { color: danmakuColors[0].color, size: danmakuSizes[1].size, position: danmakuPositions[0].position, advert: false }
      const at = new Date(Math.round(((index + 0.5) / messages.length) * seconds * 1_000)).toISOString()
      await insertDanmaku(db, { ...danmaku, ...style, at, time: new Date().toISOString() }, null)
    }
  }

  async function talk(id: string, publishedAt: number): Promise<void> {
    const writers = [...people.values()]
    const many = pick(`${id} said`, 4)
    const passed = (Date.now() - publishedAt) * deps.clock.origin.speed
    for (let index = 0; index < many; index += 1) {
      const account_id = writers[pick(`${id} writer ${index}`, writers.length)] as string
      const text = commentTexts[(pick(id, commentTexts.length) + index * 3) % commentTexts.length] as string
      // Newest first, all after the video's publication.
      const at = new Date(deps.clock.now() - Math.floor((passed * (index + 1)) / (many + 1)))
      await insertComment(db, { id: `${id}-c${index}`, subject: subjectOf('video', id), account_id, text, at })
    }
  }

  const named = seeds.map((seed, index) => ({ ...seed, id: `v${String(index + 1).padStart(2, '0')}` }))
  // Only the simulator's feed has scripts to film.
  if (films && config.feed.kind === 'simulator') await planFilms(deps, takesOf(named, await endedMatches(deps, teams)))
  for (const { id, ...seed } of named) {
    if (ending.aborted) return
    await make(seed, id)
  }
  // Done; from here on their owners are in control.
  await upsertSetting(db, planName, [])
  log.info({ videos: seeds.length }, 'videos of the demonstration world made')
}
