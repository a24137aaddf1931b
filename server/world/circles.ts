// Circles of the demonstration world with posts and comments of its fans and streamers, about current matches. Created once, if there is no
// circle yet; existing data is preserved.
import type { MatchRow } from '../../contract/match/match-row.ts'
import { subjectOf } from '../../rules/comment/subject.ts'
import { minuteAt } from '../../rules/match/match-clock.ts'
import { readMobile } from '../../rules/member/mobile.ts'
import type { Context } from '../core/context.ts'
import { inTransaction, type Tx } from '../core/database/transaction.ts'
import { findByMobile, insertAccount } from '../features/account/store.ts'
import { insertPost, insertPostLikes } from '../features/circle/post/store.ts'
import { circleRows } from '../features/circle/presets.ts'
import { countCircles, findCircle, insertCircles, listCircleMembers, setCircleFollow } from '../features/circle/store.ts'
import { insertCommentLikes } from '../features/comment/like/store.ts'
import { insertComment } from '../features/comment/store.ts'
import { listNews } from '../features/news/store.ts'
import { listRooms } from '../features/room/store.ts'
import { answerTexts, commentTexts, demoCircles, demoFans, type FanLang, matchTexts, postTexts } from './circle-texts.ts'
import { likersOf } from './likers.ts'

const minute = 60_000
const hour = 60 * minute
/** Posts, and subjects with their own thread. */
const postsMade = 62
const newsTalked = 8
const matchesTalked = 10

interface Fan {
  id: string
  lang: FanLang
}
/** Seeded pseudo-random numbers, the same at every start. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % sides
  }
}
const pick = <T>(list: readonly T[], roll: (sides: number) => number): T => list[roll(list.length)] as T

async function fansOf(db: Context['db']): Promise<Fan[]> {
  const fans: Fan[] = []
  for (const { id, nickname, lang } of demoFans) {
    const mobile = readMobile(`${id}@fans.invalid`)
    if (!mobile) throw new Error(`${id} has no address`)
    const known = await findByMobile(db, mobile)
    const made = known ?? (await insertAccount(db, { mobile, nickname: () => nickname, password: null }))
    if (made) fans.push({ id: made.id, lang })
  }
  return fans
}

function fill(text: string, row: MatchRow, lang: FanLang): string {
  const side = (which: 'home' | 'away'): string => row[`${which}_team_name_${lang}`]
  const winner = row.winner === 'home' || row.winner === 'away' ? side(row.winner) : ''
  const values: Record<string, string> = { home: side('home'), away: side('away'), score: `${row.home_score}:${row.away_score}`, winner }
  return text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
}
function topicFor(row: MatchRow | undefined): keyof typeof postTexts {
  if (!row) return 'any'
  if (row.status === 'live') return 'live'
  if (row.status === 'upcoming') return 'upcoming'
  return row.winner === 'home' || row.winner === 'away' ? 'won' : 'drawn'
}

/** Time of a post: before the start, or since the match has had the state that the text describes; never in the future. */
export function writtenAt(row: Pick<MatchRow, 'status' | 'updated_at'> | undefined, now: number, roll: (sides: number) => number): number {
  if (!row || row.status === 'upcoming') return now - (1 + roll(30)) * hour - roll(60) * minute
  const from = Math.min(now, Date.parse(row.updated_at))
  return from + Math.floor((Math.min(now - from, 5 * hour) * roll(1_000)) / 1_000)
}

/** Earliest time of a discussion: after publication, within the last hours. */
export const talkFrom = (published: number, now: number): number => Math.min(now, Math.max(published, now - 3 * hour))

interface Scene {
  tx: Tx
  fans: readonly Fan[]
  /** Accounts that may like the texts. */
  people: readonly string[]
  now: number
  roll: (sides: number) => number
}

async function writeComment(tx: Tx, row: Omit<Parameters<typeof insertComment>[1], 'likes'>, likers: readonly string[]): Promise<void> {
  if (await insertComment(tx, { ...row, likes: likers.length })) await insertCommentLikes(tx, row.id, likers)
}
async function writePost(tx: Tx, row: Omit<Parameters<typeof insertPost>[1], 'likes'>, likers: readonly string[]): Promise<boolean> {
  if (!(await insertPost(tx, { ...row, likes: likers.length }))) return false
  await insertPostLikes(tx, row.id, likers)
  return true
}

/** Restricts a scene to a circle's members, who reply and like in it. */
function insideOf(scene: Scene, members: ReadonlySet<string>): Scene {
  const fans = scene.fans.filter(({ id }) => members.has(id))
  return { ...scene, fans: fans.length > 0 ? fans : scene.fans, people: [...members] }
}

async function talk({ tx, fans, people, now, roll }: Scene, subject: string, many: number, from: number, row?: MatchRow): Promise<void> {
  const used = new Set<string>()
  for (let place = 0; place < many; place += 1) {
    const fan = pick(fans, roll)
    const text = pick((row ? matchTexts : commentTexts)[fan.lang], roll)
    if (used.has(text)) continue
    used.add(text)
    const at = from + Math.floor(((now - from) * (place + 1)) / (many + 1))
    const stamp = row ? { moment_at: new Date(at), minute: minuteAt(row, at) } : {}
    const id = `demo-${subject.replace(':', '-')}-${place}`.slice(0, 64)
    const base = { subject, at: new Date(at), ...stamp }
    await writeComment(tx, { ...base, id, account_id: fan.id, text }, likersOf(id, roll(60) / 100, people))
    if (roll(3) !== 0) continue
    const other = pick(fans, roll)
    const answer = pick(answerTexts[other.lang], roll)
    const answerId = `${id}a`.slice(0, 64)
    const written = { ...base, id: answerId, account_id: other.id, parent_id: id, text: answer }
    await writeComment(tx, written, likersOf(answerId, roll(20) / 100, people))
  }
}

interface CircleSources {
  streamers: readonly string[]
  rows: readonly MatchRow[]
  news: readonly { id: string; published_at: string }[]
}

async function writeAll(scene: Scene, { streamers, rows, news }: CircleSources): Promise<void> {
  const { tx, fans, now, roll } = scene
  await insertCircles(tx, circleRows(demoCircles))
  const members = new Map(demoCircles.map(({ id }) => [id, new Set<string>()]))
  for (const { id } of fans) for (const circle of demoCircles) if (roll(3) > 0) members.get(circle.id)?.add(id)
  const posts = Array.from({ length: postsMade }, (_, place) => {
    const circle = demoCircles[place % demoCircles.length] as (typeof demoCircles)[number]
    const fitting = rows.filter((row) => row.sport === circle.sport && (circle.id !== 'demo-live' || row.status === 'live'))
    const row = place % 6 === 5 || fitting.length === 0 ? undefined : pick(fitting, roll)
    const fan = place % 9 === 8 && streamers.length > 0 ? { id: pick(streamers, roll), lang: 'zh' as const } : pick(fans, roll)
    return { circle, row, fan, at: writtenAt(row, now, roll) }
  }).sort((a, b) => a.at - b.at)
  // The author of a post has joined its circle.
  for (const { circle, fan } of posts) members.get(circle.id)?.add(fan.id)
  for (const [circle, joined] of members) for (const id of joined) await setCircleFollow(tx, circle, id, true)
  const used = new Set<string>()
  for (const [place, { circle, row, fan, at }] of posts.entries()) {
    const templates = postTexts[topicFor(row)][fan.lang]
    const template = pick(!row || row.sport === 'football' ? templates : templates.slice(0, 1), roll)
    const text = row ? fill(template, row, fan.lang) : template
    if (used.has(text)) continue
    used.add(text)
    const id = `demo-post-${place}`
    const written = { id, circle_id: circle.id, account_id: fan.id, type: 'post' as const, text, match_id: row?.id ?? null }
    const inside = insideOf(scene, members.get(circle.id) ?? new Set())
    await writePost(tx, { ...written, at: new Date(at) }, likersOf(id, roll(100) / 100, inside.people))
    await talk(inside, subjectOf('post', id), roll(5), at)
  }
  for (const { id, published_at } of news) await talk(scene, subjectOf('news', id), 2 + roll(4), talkFrom(Date.parse(published_at), now))
  for (const row of rows.filter(({ sport, status }) => sport === 'football' && status === 'live').slice(0, matchesTalked))
    await talk(scene, subjectOf('match', row.id), 6, Math.max(Date.parse(row.match_time), now - 40 * minute), row)
}

/** The circle where fans chat while they watch. */
const liveCircle = 'demo-live'

/** Adds a post and a thread for each live match without one, most prominent matches first. Idempotent. */
export async function talkOfWhatIsOn({ db, clock }: Pick<Context, 'db' | 'clock'>, rows: readonly MatchRow[]): Promise<void> {
  const now = clock.now()
  const on = rows.filter(({ sport, status }) => sport === 'football' && status === 'live').sort((a, b) => Number(b.hot) - Number(a.hot))
  if (on.length === 0 || !(await findCircle(db, liveCircle))) return
  const joined = new Set(await listCircleMembers(db, liveCircle))
  const fans = (await fansOf(db)).filter(({ id }) => joined.has(id))
  if (fans.length === 0) return
  for (const row of on.slice(0, matchesTalked)) {
    const roll = dice([...row.id].reduce((sum, character) => (Math.imul(sum, 31) + character.charCodeAt(0)) >>> 0, 7))
    const fan = pick(fans, roll)
    const text = fill(pick(postTexts.live[fan.lang], roll), row, fan.lang)
    const post = {
      id: `demo-on-${row.id}`.slice(0, 64),
      circle_id: liveCircle,
      account_id: fan.id,
      type: 'post' as const,
      text,
      match_id: row.id,
    }
    await inTransaction(db, async (tx) => {
      // A match with a post also has a thread.
      const people = fans.map(({ id }) => id)
      if (!(await writePost(tx, { ...post, at: new Date(now) }, likersOf(post.id, roll(60) / 100, people)))) return
      await talk(
        { tx, fans, people, now, roll },
        subjectOf('match', row.id),
        6,
        Math.max(Date.parse(row.match_time), now - 40 * minute),
        row,
      )
    })
  }
}

/** Call it once feed, rooms and news exist: the texts refer to them. */
export async function seedCircles(
  { db, clock, config, log }: Pick<Context, 'db' | 'clock' | 'config' | 'log'>,
  matches: () => readonly MatchRow[],
): Promise<void> {
  if (!config.demo || (await countCircles(db)) > 0) return
  const now = clock.now()
  const fans = await fansOf(db)
  if (fans.length === 0) return
  const streamers = (await listRooms(db)).map(({ uid }) => uid)
  const news = (await listNews(db, {}, now, { limit: newsTalked, offset: 0 })).list
  const people = [...fans.map(({ id }) => id), ...streamers]
  const near = matches().filter(({ match_time }) => Math.abs(Date.parse(match_time) - now) < 30 * hour)
  await inTransaction(db, (tx) => writeAll({ tx, fans, people, now, roll: dice(20_260) }, { streamers, rows: near, news }))
  log.info({ circles: demoCircles.length }, 'circles of the demonstration world written')
}
