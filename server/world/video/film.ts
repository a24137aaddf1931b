// Films for the videos of the demonstration world: a match through a camera replaces the loop that each video started with, and first of
// all its cover. One at a time, at low priority; videos without a film when the server stops are filmed after its next start.
import { setTimeout as rest } from 'node:timers/promises'
import type { Context } from '../../core/context.ts'
import { findSetting, upsertSetting } from '../../core/setting/store.ts'
import { categoryRows } from '../../features/video/presets.ts'
import { findVideo, replaceFiles } from '../../features/video/store.ts'
import { pick } from '../../feed/names/pick.ts'
import type { Ended } from '../ended.ts'
import type { FilmMaker } from '../film/film-maker.ts'
import type { FilmPiece, FilmTake } from '../film/order.ts'
import { roomFormat } from '../film/room-films.ts'
import { shows } from '../film/shows.ts'
import { type LoopScene, sceneOf } from '../loop-style.ts'
import { readSound } from '../stream-loop.ts'
import { demoStreamers } from '../streamers.ts'
import { filmClip } from './clip.ts'
import { type CutSeed, decisiveTime, quietTime } from './cut.ts'
import type { VideoSeed } from './list.ts'

/** The film of a video. */
export interface VideoTake {
  /** Id of the video. */
  id: string
  match: string
  camera: FilmTake['camera']
  /** Product milliseconds of the first picture. */
  from: number
  seconds: number
  /** Its cover is already a picture of the match. */
  hasCover?: true
}
export type SeededVideo = VideoSeed & Partial<CutSeed> & { id: string }

const format = roomFormat
const coverWidth = 480
/** Seconds of a piece, and from the first picture to the cover's. */
const pieceLength = 2
const coverAfter = 2
/** Milliseconds in which a piece must be ready: rooms have priority. */
const patience = 120_000
/** Milliseconds between two covers. */
const coverPause = 1_000
const listName = 'demo-videos-unfilmed'

function sceneOfSeed({ by, category }: SeededVideo): LoopScene {
  const author = demoStreamers.find(({ id }) => id === by)
  return category in shows ? (category as LoopScene) : author ? sceneOf(author) : 'other'
}

/**
 * The match of each video. Videos without one get a match of their sport: its decisive part if their category reveals results; otherwise a
 * quiet stretch without the board, because nobody expects a result in a lesson. Pure.
 */
export function takesOf(seeds: readonly SeededVideo[], ended: readonly Ended[]): VideoTake[] {
  const telling = new Set(categoryRows.filter(({ results }) => results).map(({ id }) => id))
  return seeds.flatMap((seed): VideoTake[] => {
    const { id, by, seconds, category, match_id, begins_at } = seed
    const language = demoStreamers.find((one) => one.id === by)?.language ?? 'zh'
    const type = category === 'training' ? 'tactical' : 'live'
    const shot = { id, camera: { type, language }, seconds: Math.ceil(seconds / pieceLength) * pieceLength } as const
    if (match_id !== undefined && begins_at !== undefined) return [{ ...shot, match: match_id, from: begins_at }]
    const others = ended.filter(({ sport }) => sport === sceneOfSeed(seed) && shows[sport])
    const other = others[pick(`film ${id}`, others.length)]
    if (!other) return []
    if (telling.has(category)) return [{ ...shot, match: other.id, from: decisiveTime(other, seconds) }]
    return [{ ...shot, camera: { ...shot.camera, isBare: true }, match: other.id, from: quietTime(other, seconds) }]
  })
}

type Deps = Pick<Context, 'db' | 'config' | 'log'>
export interface Filming {
  maker: FilmMaker
  uploads: {
    storeFile(accountId: string, kind: 'video' | 'cover', made: { bytes: Buffer; extension: 'mp4' | 'jpg' }): Promise<string>
    remove(accountId: string, paths: readonly string[]): Promise<void>
  }
  ending: AbortSignal
}

/** Stores the list of films before the first one is made. */
export const planFilms = ({ db }: Pick<Deps, 'db'>, takes: readonly VideoTake[]): Promise<void> => upsertSetting(db, listName, takes)

/** All pieces of a take; null: not available now. */
async function piecesOf(
  { match, camera, from, seconds }: VideoTake,
  seed: string,
  { maker, ending }: Filming,
): Promise<FilmPiece[] | null> {
  const pieces: FilmPiece[] = []
  const step = 1_000 / format.fps
  for (let second = 0; second < seconds; second += pieceLength) {
    if (ending.aborted) return null
    const piece = await maker.make({
      ...{ match, camera, seed, format, step },
      from: from + second * 1_000,
      count: Math.round(pieceLength * format.fps),
      due: Date.now() + patience,
    })
    if (!piece) return null
    pieces.push(piece)
  }
  return pieces
}

/** A picture from the start of the video, before anything is decided. Null: not available now. */
const coverOf = ({ match, camera, from }: VideoTake, seed: string, maker: FilmMaker): Promise<Buffer | null> =>
  maker.still({ match, camera, seed, from: from + coverAfter * 1_000, due: Date.now() + patience, width: coverWidth })

/** Covers take a moment each, films minutes: until all have one, videos of an author look alike. */
async function drawCovers({ db, config }: Pick<Deps, 'db' | 'config'>, takes: VideoTake[], filming: Filming): Promise<void> {
  const { maker, uploads, ending } = filming
  for (const take of takes.filter(({ hasCover }) => !hasCover)) {
    const still = await coverOf(take, config.feedSeed, maker)
    if (ending.aborted) return
    const video = still && (await findVideo(db, take.id))
    if (!video) continue
    const cover = await uploads.storeFile(video.account_id, 'cover', { bytes: still, extension: 'jpg' })
    await replaceFiles(db, video.id, { cover })
    take.hasCover = true
    await planFilms({ db }, takes)
    // Each plans its match, and rooms have priority.
    await rest(coverPause, undefined, { signal: ending, ref: false }).catch(() => undefined)
  }
}

export async function filmVideos({ db, config, log }: Deps, filming: Filming): Promise<void> {
  const { uploads, ending } = filming
  const waiting = (await findSetting<VideoTake[]>(db, listName)) ?? []
  if (waiting.length === 0) return
  await drawCovers({ db, config }, waiting, filming)
  const sound = await readSound(config.appDir)
  const left = new Set(waiting)
  for (const take of waiting) {
    const video = await findVideo(db, take.id)
    const pieces = video ? await piecesOf(take, config.feedSeed, filming) : []
    if (ending.aborted) return
    // A failed take is retried after the next start.
    if (!pieces) continue
    if (video) {
      const path = await uploads.storeFile(video.account_id, 'video', {
        bytes: await filmClip(pieces, { length: pieceLength, sound }),
        extension: 'mp4',
      })
      await replaceFiles(db, video.id, { path, duration_ms: take.seconds * 1_000 })
      await uploads.remove(video.account_id, [video.path])
    }
    left.delete(take)
    await planFilms({ db }, [...left])
  }
  log.info({ videos: waiting.length - left.size }, 'videos of the demonstration world filmed')
}
