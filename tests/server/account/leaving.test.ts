// A leaving member's rows go with the account: checks all tables, and compares every count with the rows that it counts.
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { ApiKey } from '../../../contract/api.ts'
import { insertCircles } from '../../../server/features/circle/store.ts'
import { insertDanmaku } from '../../../server/features/room/danmaku/store.ts'
import { findPlayback, insertPlayback } from '../../../server/media/playback/store.ts'
import type { Person } from '../../support/people/full-world.ts'
import { videoWorld } from '../../support/people/video-world.ts'

const world = await videoWorld()
const { call, pool } = world
const name = { zh: '看台圈', en: 'Stand', vi: 'Khán đài' }
const circle = 'leaving-circle'
await insertCircles(world.app.context.db, [
  { id: circle, name, summary: name, icon: '', color: '#0B5A8A', league_id: null, team_id: null, place: 0, on: true },
])

async function good(key: ApiKey, as: Person, body: object) {
  const reply = await call(key, { as, body })
  expect([key, reply.code, reply.error]).toEqual([key, 0, undefined])
  return reply.data
}
const write = (as: Person, content: string) => good('POST api/anchor_dynamics_user/insert', as, { circle_id: circle, content })
const addComment = async (as: Person, on: { kind: string; id: string }, content: string, pid?: string) =>
  commentId(await good('POST api/Comment/add', as, { ...on, content, ...(pid && { pid }) }))
/** The id of a comment, or of a reply to one. */
const commentId = ({ comment, answer }: { comment: { id: string } | null; answer: { id: string } | null }): string =>
  (comment ?? answer)?.id ?? ''
const rowsOf = async <T>(text: string, values: unknown[] = []): Promise<T[]> => (await pool.query(text, values)).rows as T[]

/** Every stored count, and the same count recomputed; equal rows mean that all counts are correct. */
const counts = {
  'posts of a circle': `SELECT id, posts AS kept, (SELECT count(*)::int FROM post WHERE circle_id = circle.id AND state = 'shown') AS found FROM circle`,
  'followers of a circle': `SELECT id, followers AS kept, (SELECT count(*)::int FROM circle_follow WHERE circle_id = circle.id) AS found FROM circle`,
  'likes of a post': `SELECT id, likes AS kept, (SELECT count(*)::int FROM post_like WHERE post_id = post.id) AS found FROM post`,
  'likes of a comment': `SELECT id, likes AS kept, (SELECT count(*)::int FROM comment_like WHERE comment_id = comment.id) AS found FROM comment`,
  'answers of a comment': `SELECT id, answers AS kept, (SELECT count(*)::int FROM comment a WHERE a.parent_id = comment.id AND a.state = 'shown') AS found
    FROM comment WHERE state = 'shown' AND parent_id IS NULL`,
  'comments of a subject': `SELECT subject AS id, comments AS kept, (SELECT count(*)::int FROM comment c LEFT JOIN comment p ON p.id = c.parent_id
    WHERE c.subject = comment_subject.subject AND c.state = 'shown' AND (p.id IS NULL OR p.state = 'shown')) AS found FROM comment_subject`,
  'likes of a video': `SELECT video_id AS id, likes AS kept, (SELECT count(*)::int FROM video_like l WHERE l.video_id = video_figure.video_id) AS found FROM video_figure`,
  'likes of a video on its days': `SELECT video_id AS id, sum(likes)::int AS kept, (SELECT count(*)::int FROM video_like l WHERE l.video_id = video_day.video_id) AS found
    FROM video_day GROUP BY video_id`,
  'members of a group': `SELECT id, members AS kept, (SELECT count(*)::int FROM chat_member WHERE conversation_id = 'GROUP' || chat_group.id) AS found FROM chat_group`,
  'favourites of a video': `SELECT video_id AS id, favorites AS kept, (SELECT count(*)::int FROM video_favorite f WHERE f.video_id = video_figure.video_id) AS found FROM video_figure`,
}
async function expectCounted(): Promise<void> {
  for (const [what, query] of Object.entries(counts)) {
    const off = (await rowsOf<{ id: string; kept: number; found: number }>(query)).filter(({ kept, found }) => kept !== found)
    expect([what, off]).toEqual([what, []])
  }
}

/** What remains, and why. */
const stays: Record<string, string> = {
  account: 'the closed row itself, so that no number names somebody else later',
  ledger_account: 'money is kept for good',
  session: 'ended; its place and time are swept with the others',
  report: 'stays for the desk, without what was written in it',
  post: 'empty and deleted, so that answers and reports keep their place',
  comment: 'empty and deleted, for the same reason',
}

it('a user’s texts, videos, likes and follows are all in the export, and then deleted everywhere', async () => {
  const [anna, ben] = [await world.person('anna'), await world.person('ben')]
  const [hers, his] = [await write(anna, '安娜的帖子'), await write(ben, '本的帖子')]
  const hidden = await write(anna, '被隐藏的帖子')
  await pool.query("UPDATE post SET state = 'hidden' WHERE id = $1", [hidden.id])
  await pool.query('UPDATE circle SET posts = posts - 1 WHERE id = $1', [circle])
  for (const as of [anna, ben]) {
    await good('POST api/anchor_dynamics_user/followCircle', as, { id: circle, on: true })
    for (const { id } of [hers, his]) await good('POST api/anchor_dynamics_user/likes', as, { id, on: true })
  }
  const on = { kind: 'post', id: his.id as string }
  // Anna's comment with replies of both, Ben's comment with replies of both, and one comment of Anna's that was deleted before.
  const mine = await addComment(anna, on, '安娜的评论')
  await addComment(anna, on, '安娜答安娜', mine)
  await addComment(ben, on, '本答安娜', mine)
  const other = await addComment(ben, on, '本的评论')
  await addComment(anna, on, '安娜答本', other)
  await addComment(anna, on, '安娜又答本', other)
  await addComment(ben, on, '本答本', other)
  const gone = await addComment(anna, on, '删掉的评论')
  await good('POST api/Comment/delete', anna, { id: gone })
  for (const id of [mine, other]) await good('POST api/Comment/likes', anna, { id, on: true })
  const [herVideo, hisVideo] = [await world.publish(anna, { title: '安娜的视频' }), await world.publish(ben)]
  await addComment(ben, { kind: 'video', id: herVideo.id }, '本看过了')
  await good('POST api/Video_user/likes', anna, { id: hisVideo.id, on: true })
  await good('POST api/Video_user/likes', ben, { id: hisVideo.id, on: true })
  await good('POST api/Video_user/favorites', anna, { id: hisVideo.id, on: true })
  await good('POST api/Videoclassification/addMyclassification', anna, { id: 'football', on: true })
  for (const [uid, place] of [
    [anna.id, `video.${hisVideo.id}`],
    [ben.id, `video.${herVideo.id}`],
  ] as const) {
    const [at, time] = [new Date(1_000).toISOString(), new Date().toISOString()]
    const style = { color: '#ffffff', size: 'medium', position: 'scroll', advert: false } as const
    const danmaku = { id: `d-${uid}`, room_id: place, uid, nickname: '', userlevel: 0, text: `${uid} 的弹幕` }
    await insertDanmaku(world.app.context.db, { ...danmaku, ...style, at, time }, null)
  }
  const groups = []
  for (const [as, name] of [
    [anna, '安娜的群'],
    [ben, '本的群'],
    [ben, '本的旧群'],
  ] as const)
    groups.push(await good('POST api/group/addgroup', as, { name }))
  const [herGroup, hisGroup, leftGroup] = groups
  await good('POST api/group/addGroupUser', ben, { id: herGroup.id })
  for (const { id } of [hisGroup, leftGroup]) await good('POST api/group/addGroupUser', anna, { id })
  await good('POST api/group/removeGroupUser', anna, { id: leftGroup.id })
  await good('POST api/Report/insert', anna, { kind: 'post', id: his.id, reason: 'spam', text: '广告' })
  await expectCounted()

  const file = JSON.parse((await good('POST api/Member/export', anna, {})).file)
  expect(file.posts.map(({ text }: { text: string }) => text)).toEqual(['被隐藏的帖子', '安娜的帖子'])
  expect(file).toMatchObject({
    liked_posts: expect.arrayContaining([hers.id, his.id]),
    followed_circles: [circle],
    liked_comments: expect.arrayContaining([mine, other]),
    videos: [{ id: herVideo.id, title: '安娜的视频', category: 'football' }],
    liked_videos: [{ id: hisVideo.id }],
    favorite_videos: [{ id: hisVideo.id }],
    followed_video_categories: ['football'],
    danmaku: [{ place: `video.${hisVideo.id}`, text: `${anna.id} 的弹幕` }],
    reports: [{ kind: 'post', subject: his.id, text: '广告' }],
  })
  expect(file.comments).toHaveLength(4)
  expect(file.uploads.length).toBeGreaterThan(1)

  await world.leave(anna)
  await expectCounted()
  // Anna's group ends with the account; Ben's group has no missing member.
  expect((await call('POST api/group/info', { as: ben, body: { id: herGroup.id } })).error).toBe('not-found')
  const { data } = await call('GET api/Chat/conversations', { as: ben })
  expect(data.list.map(({ conversationID }: { conversationID: string }) => conversationID)).not.toContain(herGroup.conversationID)
  expect(await good('POST api/group/members', ben, { id: hisGroup.id })).toMatchObject({ total: 1, list: [{ id: ben.id, role: 'owner' }] })
  const columns = await rowsOf<{ table_name: string; column_name: string }>(
    `SELECT table_name, column_name FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type IN ('text', 'character varying') AND column_name ~ '(^|_)(account_id|uid|viewer|owner)$'`,
  )
  const left: string[] = []
  for (const { table_name, column_name } of columns) {
    const [found] = await rowsOf<{ n: number }>(`SELECT count(*)::int AS n FROM "${table_name}" WHERE "${column_name}" = $1`, [anna.id])
    if ((found?.n ?? 0) > 0 && !(table_name in stays)) left.push(table_name)
  }
  expect(left).toEqual([])
  const rows = await rowsOf<{ text: string }>(
    'SELECT text FROM post WHERE account_id = $1 UNION ALL SELECT text FROM comment WHERE account_id = $1',
    [anna.id],
  )
  expect(new Set(rows.map(({ text }) => text))).toEqual(new Set(['']))
  // Other users' danmaku and comments on Anna's video go with it.
  expect(await rowsOf('SELECT FROM danmaku WHERE room_id = $1', [`video.${herVideo.id}`])).toEqual([])
  expect(await rowsOf('SELECT FROM comment WHERE subject = $1', [`video:${herVideo.id}`])).toEqual([])
})

it('a streamer’s recordings are deleted with the account, with their comments, and no title remains', async () => {
  const { db } = world.app.context
  const [streamer, viewer] = [await world.streamer('cleo'), await world.person('dan')]
  const { room } = streamer
  const started_at = new Date()
  await insertPlayback(db, {
    id: 'rec-cleo',
    room_id: room,
    title: '克莱奥的德比夜',
    cover: '',
    started_at,
    duration_ms: 60_000,
    bytes: 10,
  })
  const folder = join(world.dataDir, 'stream', room, 'rec-cleo')
  await mkdir(join(folder, 'original'), { recursive: true })
  await writeFile(join(folder, 'original', '0.m4s'), 'her face')
  await pool.query(
    `INSERT INTO broadcast (id, room_id, title, cover, category, started_at, ended_at) VALUES ('past-cleo', $1, '克莱奥的德比夜', '', 1, now(), now())`,
    [room],
  )
  await addComment(viewer, { kind: 'video', id: 'rec-cleo' }, '克莱奥讲得好')
  await good('POST api/Video_user/likes', viewer, { id: 'rec-cleo', on: true })
  const start_at = new Date(world.app.context.clock.now() + 3_600_000).toISOString()
  const next = await good('POST api/Live/setReserveLiveNew', streamer, { title: '克莱奥明天再来', start_at, category: 1 })
  await good('POST api/live/reserveMatch2', viewer, { id: next.id, on: true })
  const file = JSON.parse((await good('POST api/Member/export', streamer, {})).file)
  expect(file.recordings).toEqual([
    {
      id: 'rec-cleo',
      title: '克莱奥的德比夜',
      cover: '',
      started_at: started_at.toISOString(),
      duration_ms: 60_000,
      bytes: 10,
      path: '/hls/playback/rec-cleo/index.m3u8',
    },
  ])
  expect(file.broadcasts).toMatchObject([{ id: 'past-cleo', title: '克莱奥的德比夜', category: 1 }])
  expect(file.announcements).toMatchObject([{ id: next.id, title: '克莱奥明天再来', start_at }])

  await world.leave(streamer)
  expect(await findPlayback(db, 'rec-cleo')).toBeUndefined()
  expect(existsSync(folder)).toBe(false)
  expect(await rowsOf('SELECT FROM comment WHERE subject = $1', ['video:rec-cleo'])).toEqual([])
  expect(await rowsOf('SELECT FROM video_like WHERE video_id = $1', ['rec-cleo'])).toEqual([])
  expect(await rowsOf('SELECT title, cover FROM broadcast WHERE room_id = $1', [room])).toEqual([{ title: '', cover: '' }])
  // The announced broadcast is cancelled, and nobody follows it any more.
  expect(await rowsOf('SELECT FROM announcement WHERE room_id = $1', [room])).toEqual([])
  expect(await rowsOf("SELECT FROM account_follow WHERE kind = 'broadcast' AND ref_id = $1", [next.id])).toEqual([])
})

it('a private conversation is kept until neither participant can read it', async () => {
  const [eva, finn] = [await world.person('eva'), await world.person('finn')]
  const privateText = '只说给你听'
  await good('POST api/Chat/send', eva, { conversationID: `C2C${finn.id}`, type: 'text', text: privateText, key: randomUUID() })
  const left = () => rowsOf('SELECT FROM chat_message WHERE text = $1', [privateText])
  await world.leave(eva)
  expect(await left()).toHaveLength(1)
  await world.leave(finn)
  expect(await left()).toEqual([])
})
