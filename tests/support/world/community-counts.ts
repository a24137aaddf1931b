// Counts of the community: circles, posts, comments, videos and battles against the rows of follows, likes, favourites, texts and
// supporters.
import type { Circle, Post } from '../../../contract/circle.ts'
import type { CommentPage } from '../../../contract/comment.ts'
import type { Battle } from '../../../contract/match/match.ts'
import type { Sport } from '../../../contract/match/match-row.ts'
import type { VideoCard } from '../../../contract/video.ts'
import { callApp } from '../people/app-member.ts'
import { type Compared, type CountSources, countBy } from './agreement.ts'

/** Visible comments of a subject: a reply counts only while its parent is visible. */
const commentsSql = `SELECT one.subject AS key, count(*) AS count FROM comment one LEFT JOIN comment parent ON parent.id = one.parent_id
  WHERE one.state = 'shown' AND (parent.id IS NULL OR parent.state = 'shown') GROUP BY one.subject`

export async function countCircles({ app, pool }: CountSources): Promise<Compared[]> {
  const followers = await countBy(pool, 'SELECT circle_id AS key, count(*) AS count FROM circle_follow GROUP BY circle_id')
  const posts = await countBy(pool, "SELECT circle_id AS key, count(*) AS count FROM post WHERE state = 'shown' GROUP BY circle_id")
  const { list } = await callApp<{ list: Circle[] }>(app, 'GET api/anchor_dynamics/circles')
  return list.flatMap((one) => [
    { of: `members of circle ${one.id}`, shown: one.followers, source: followers.get(one.id) ?? 0 },
    { of: `posts in circle ${one.id}`, shown: one.posts, source: posts.get(one.id) ?? 0 },
  ])
}

async function listPosts({ app }: CountSources): Promise<Post[]> {
  const posts: Post[] = []
  for (let before = ''; ; ) {
    const page = await callApp<{ list: Post[]; next: string | null }>(app, `GET api/anchor_dynamics/userPostList?limit=20${before}`)
    posts.push(...page.list)
    if (page.next === null) return posts
    before = `&before=${page.next}`
  }
}

/** Likes in excess of the number of accounts. */
const tooMany = (likes: number, accounts: number): number => Math.max(0, likes - accounts)

export async function countPosts(sources: CountSources): Promise<Compared[]> {
  const { app, pool } = sources
  const likes = await countBy(pool, 'SELECT post_id AS key, count(*) AS count FROM post_like GROUP BY post_id')
  const comments = await countBy(pool, commentsSql)
  const accounts = (await countBy(pool, "SELECT 'all' AS key, count(*) AS count FROM account")).get('all') ?? 0
  const compared: Compared[] = []
  for (const post of await listPosts(sources)) {
    const source = comments.get(`post:${post.id}`) ?? 0
    const { total } = await callApp<CommentPage>(app, 'POST api/anchor_dynamics/commentList', { id: post.id })
    compared.push({ of: `likes of post ${post.id}`, shown: post.likes, source: likes.get(post.id) ?? 0 })
    compared.push({ of: `likes of post ${post.id} beyond ${accounts} accounts`, shown: tooMany(post.likes, accounts), source: 0 })
    compared.push({ of: `comments on the card of post ${post.id}`, shown: post.comments, source })
    compared.push({ of: `comments under post ${post.id}`, shown: total, source })
  }
  return compared
}

/** Likes and replies of the visible comments of posts and videos. */
export async function countComments({ app, pool }: CountSources): Promise<Compared[]> {
  const likes = await countBy(pool, 'SELECT comment_id AS key, count(*) AS count FROM comment_like GROUP BY comment_id')
  const answers = await countBy(
    pool,
    "SELECT parent_id AS key, count(*) AS count FROM comment WHERE parent_id IS NOT NULL AND state = 'shown' GROUP BY parent_id",
  )
  const compared: Compared[] = []
  for (const [subject] of await countBy(pool, commentsSql)) {
    const [kind, id] = subject.split(':')
    const page = await callApp<CommentPage>(app, 'POST api/Comment/list', { kind, id, sort: 'hot' }).catch((error: { code?: string }) => {
      // The comments of a deleted subject cannot be read.
      if (error.code !== 'not-found') throw error
      return null
    })
    for (const one of page?.list ?? []) {
      compared.push({ of: `likes of comment ${one.id} under ${subject}`, shown: one.likes, source: likes.get(one.id) ?? 0 })
      compared.push({ of: `answers to comment ${one.id} under ${subject}`, shown: one.answers, source: answers.get(one.id) ?? 0 })
    }
  }
  return compared
}

async function listVideos({ app }: CountSources): Promise<VideoCard[]> {
  const videos: VideoCard[] = []
  for (let page = 1; ; page += 1) {
    const { list, total } = await callApp<{ list: VideoCard[]; total: number }>(app, 'POST api/Video/getList', {
      tab: 'new',
      page,
      limit: 40,
    })
    videos.push(...list)
    if (list.length === 0 || videos.length >= total) return videos
  }
}

/** A guest's view leaves no row of its own, so this sums the daily views. */
export async function countVideos(sources: CountSources): Promise<Compared[]> {
  const { app, pool } = sources
  const likes = await countBy(pool, 'SELECT video_id AS key, count(*) AS count FROM video_like GROUP BY video_id')
  const likesOfDays = await countBy(pool, 'SELECT video_id AS key, sum(likes) AS count FROM video_day GROUP BY video_id')
  const favorites = await countBy(pool, 'SELECT video_id AS key, count(*) AS count FROM video_favorite GROUP BY video_id')
  const views = await countBy(pool, 'SELECT video_id AS key, sum(views) AS count FROM video_day GROUP BY video_id')
  const comments = await countBy(pool, commentsSql)
  const compared: Compared[] = []
  for (const { id, ...card } of await listVideos(sources)) {
    const { total } = await callApp<CommentPage>(app, 'POST api/Video/commentList', { id })
    compared.push({ of: `likes of video ${id}`, shown: card.likes, source: likes.get(id) ?? 0 })
    compared.push({ of: `likes of video ${id} in its days`, shown: likesOfDays.get(id) ?? 0, source: likes.get(id) ?? 0 })
    compared.push({ of: `who keeps video ${id}`, shown: card.favorites, source: favorites.get(id) ?? 0 })
    compared.push({ of: `views of video ${id}`, shown: card.views, source: views.get(id) ?? 0 })
    compared.push({ of: `comments on the card of video ${id}`, shown: card.comments, source: comments.get(`video:${id}`) ?? 0 })
    compared.push({ of: `comments under video ${id}`, shown: total, source: comments.get(`video:${id}`) ?? 0 })
  }
  return compared
}

/** Number of matches whose battle is read, most supporters first. */
const battlesRead = 60

export async function countBattles({ app, pool }: CountSources): Promise<Compared[]> {
  const sideOf = (side: 'home' | 'away') =>
    countBy(pool, 'SELECT match_id AS key, count(*) AS count FROM match_support WHERE side = $1 GROUP BY match_id', [side])
  const [home, away] = [await sideOf('home'), await sideOf('away')]
  const of = (id: string): number => (home.get(id) ?? 0) + (away.get(id) ?? 0)
  const sports = new Map(
    (await pool.query<{ id: string; sport: Sport }>('SELECT id, sport FROM match')).rows.map(({ id, sport }) => [id, sport]),
  )
  const supported = [...new Set([...home.keys(), ...away.keys()])].filter((id) => sports.has(id))
  const compared: Compared[] = []
  for (const id of supported.toSorted((a, b) => of(b) - of(a)).slice(0, battlesRead)) {
    const battle = await callApp<Battle>(app, 'POST api/hot_match/msgGetSimple', { type: sports.get(id), id })
    compared.push({ of: `supporters at home in ${id}`, shown: battle.home, source: home.get(id) ?? 0 })
    compared.push({ of: `supporters away in ${id}`, shown: battle.away, source: away.get(id) ?? 0 })
  }
  return compared
}
