// What fans do in circles and with videos, articles and matches: follow, post, like, comment, add to favourites, report.
import { randomUUID } from 'node:crypto'
import type { Post } from '../../../contract/circle.ts'
import type { Fan } from './fan.ts'
import { randomText } from './random-text.ts'
import { restFor, type Scene } from './scene.ts'

export async function joinCircle(fan: Fan): Promise<void> {
  const { draw } = fan
  const found = await fan.ask('GET api/anchor_dynamics/circles')
  const circle = draw.one(found?.list ?? [])
  if (circle) await fan.ask('POST api/anchor_dynamics_user/followCircle', { body: { id: circle.id, on: draw.happens(70) } })
}

export async function writePost(fan: Fan): Promise<void> {
  const { draw } = fan
  const found = await fan.ask('GET api/anchor_dynamics/circles')
  const circle = draw.one(found?.list ?? [])
  if (!circle) return
  const content = `${randomText(draw)} ${randomText(draw)}`
  await fan.ask('POST api/anchor_dynamics_user/insert', { body: { circle_id: circle.id, content, key: randomUUID() } })
}

async function findPost(fan: Fan): Promise<Post | undefined> {
  const hot = fan.draw.happens(40) ? ({ hot: 'week' } as const) : {}
  const found = await fan.ask('GET api/anchor_dynamics/userPostList', { query: { limit: '20', ...hot } })
  return fan.draw.one(found?.list ?? [])
}

export async function likePost(fan: Fan): Promise<void> {
  const post = await findPost(fan)
  if (post) await fan.ask('POST api/anchor_dynamics_user/likes', { body: { id: post.id, on: fan.draw.happens(75) } })
}

/** Writes a comment or a reply, or likes a comment. */
export async function talkUnderPost(fan: Fan): Promise<void> {
  const { draw } = fan
  const post = await findPost(fan)
  if (!post) return
  const thread = await fan.ask('POST api/anchor_dynamics/commentList', { body: { id: post.id, sort: 'new' } })
  const comment = draw.one(thread?.list ?? [])
  if (comment && draw.happens(40)) {
    await fan.ask('POST api/anchor_dynamics_user/commentLikes', { body: { id: comment.id, on: draw.happens(75) } })
    return
  }
  const pid = comment && draw.happens(40) ? { pid: comment.id } : {}
  await fan.ask('POST api/anchor_dynamics_user/comment', { body: { id: post.id, content: randomText(draw), key: randomUUID(), ...pid } })
}

export async function talkUnderMatch(fan: Fan): Promise<void> {
  const { draw } = fan
  const found = await fan.ask('GET api/hot_match/recommend')
  const match = draw.one(found?.list ?? [])
  if (match) await fan.ask('POST api/Comment/add', { body: { kind: 'match', id: match.id, content: randomText(draw), key: randomUUID() } })
}

/** Seconds of a video that count as a view. */
const played = 6

export async function watchVideo(fan: Fan, scene: Scene): Promise<void> {
  const { draw, tally } = fan
  const found = await fan.ask('POST api/Video/getList', { body: { tab: draw.one(['recommend', 'hot', 'new'] as const), limit: 40 } })
  const card = draw.one(found?.list ?? [])
  const video = card && (await fan.ask('POST api/Video/getVideoInfo', { body: { id: card.id } }))
  if (!video) return
  const { id } = video
  if (draw.happens(50)) {
    const liked = await fan.ask('POST api/Video_user/likes', { body: { id, on: draw.happens(75) } })
    const after = liked && (await fan.ask('POST api/Video/getVideoInfo', { body: { id } }))
    if (after && after.is_liked !== liked.is_liked)
      tally.fail(`${fan.name}: likes video ${id}: ${liked.is_liked}, and it says ${after.is_liked}`)
  }
  if (draw.happens(40)) await fan.ask('POST api/Video_user/favorites', { body: { id, on: draw.happens(75) } })
  if (draw.happens(25)) await fan.ask('POST api/Video_user/comment', { body: { id, content: randomText(draw), key: randomUUID() } })
  if (!draw.happens(40)) return
  await restFor(played * 1_000, scene)
  if (!scene.ending.aborted) await fan.ask('POST api/Video/addView', { body: { id, key: video.view_key, seconds: played } })
}

export async function reportPost(fan: Fan): Promise<void> {
  const { draw } = fan
  const post = await findPost(fan)
  if (!post || post.is_mine) return
  await fan.ask('POST api/Report/insert', { body: { kind: 'post', id: post.id, reason: 'spam', text: randomText(draw) } })
}
