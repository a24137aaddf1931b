// Circles and posts: followed, published with attachments, edited for a while, liked, ranked as hot, removed, reported.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Post } from '../../../contract/circle.ts'
import { communityLimits } from '../../../contract/limits/community-limits.ts'
import { errorMessages } from '../../../contract/wire/error.ts'
import { buildRoomMessage } from '../../../server/features/chat/post-message.ts'
import { findRoomMessage, insertRoomMessage, removeRoomMessage } from '../../../server/features/chat/store.ts'
import { newState } from '../../../server/features/match/state.ts'
import { insertMatches, upsertLeagues, upsertTeams } from '../../../server/features/match/store.ts'
import { findDanmaku, insertDanmaku, removeDanmaku } from '../../../server/features/room/danmaku/store.ts'
import { aFixture, aLeague, aTeam, kickOff } from '../../support/match/match-build.ts'
import { sampleRow } from '../../support/match/sample-row.ts'
import { communityScene } from '../../support/people/community-scene.ts'

const scene = await communityScene()
const insert = (as: string, body: object) => scene.call('POST api/anchor_dynamics_user/insert', as, { body })
const published = async (as: string, circle_id: string, more: object = {}): Promise<Post> => {
  const { data, error } = await insert(as, { circle_id, content: '看球', ...more })
  if (!data) throw new Error(`post failed: ${error}`)
  return data
}
const list = async (as: string | null, query: object) => (await scene.call('GET api/anchor_dynamics/userPostList', as, { query })).data
const texts = async (as: string | null, query: object) => (await list(as, query)).list.map(({ text }) => text)
const read = (as: string | null, id: string) => scene.call('GET api/anchor_dynamics/info', as, { query: { id } })
const circleOf = async (as: string | null, id: string) => (await scene.call('GET api/anchor_dynamics/circle', as, { query: { id } })).data

describe('a circle', () => {
  it('is followed once per user, and followed circles come first', async () => {
    const [first, second] = [await scene.circle(), await scene.circle()]
    const one = await scene.person()
    const follow = (on: boolean) => scene.call('POST api/anchor_dynamics_user/followCircle', one, { body: { id: second, on } })
    await Promise.all([follow(true), follow(true)])
    expect((await follow(true)).data).toEqual({ followed: true, followers: 1 })
    const mine = (await scene.call('GET api/anchor_dynamics/circles', one)).data.list
    expect(mine[0]).toMatchObject({ id: second, followed: true, followers: 1 })
    expect(mine.some(({ id, followed }) => id === first && !followed)).toBe(true)
    expect((await circleOf(null, second)).followed).toBe(false)
    expect((await follow(false)).data).toEqual({ followed: false, followers: 0 })
  })

  it('that is off is hidden, and so are its posts', async () => {
    const id = await scene.circle()
    const one = await scene.person()
    const post = await published(one, id)
    await scene.db.execute(sql`update circle set "on" = false where id = ${id}`)
    expect((await scene.call('GET api/anchor_dynamics/circle', null, { query: { id } })).error).toBe('not-found')
    expect((await read(one, post.id)).error).toBe('not-found')
    expect(await texts(null, { uid: one })).toEqual([])
    expect((await insert(one, { circle_id: id, content: '还在吗' })).error).toBe('not-found')
    expect((await scene.call('POST api/anchor_dynamics_user/followCircle', one, { body: { id, on: true } })).error).toBe('not-found')
  })

  it('is created and changed at the operator desk, with an audit log entry', async () => {
    const operator = await scene.person('op')
    const id = `c${randomUUID().slice(0, 8)}`
    const name = { zh: '渔火圈', en: 'Lanterns', vi: 'Đèn chài' }
    const body = { id, name, summary: name, icon: '', color: '#2A7F4F', league_id: null, team_id: null, place: 1, on: true }
    const save = (more: object = {}) => scene.call('POST api/Desk/putCircle', operator, { body: { ...body, ...more } })
    expect((await save()).data.list.find((one) => one.id === id)).toMatchObject({ name, followers: 0 })
    expect((await save({ color: 'red' })).error).toBe('invalid-input')
    expect((await save({ name: { ...name, vi: ' ' } })).error).toBe('invalid-input')
    // Its subject is an existing league or team.
    await upsertLeagues(scene.db, [aLeague('about')])
    await upsertTeams(scene.db, [aTeam('about-team')])
    for (const about of [{ league_id: 'nothing' }, { team_id: 'nothing' }, { league_id: 'about', team_id: 'about' }])
      expect((await save(about)).error).toBe('not-found')
    expect((await save({ league_id: 'about', team_id: 'about-team' })).error).toBeUndefined()
    expect(await circleOf(null, id)).toMatchObject({ league_id: 'about', team_id: 'about-team' })
    await save({ on: false })
    expect((await scene.call('GET api/Desk/circles', operator)).data.list.find((one) => one.id === id)?.on).toBe(false)
    const { rows } = await scene.db.execute(sql`select act from desk_audit where subject = ${`circle ${id}`}`)
    expect(rows).toEqual([{ act: 'circle.put' }, { act: 'circle.put' }, { act: 'circle.put' }])
    expect((await scene.call('GET api/Desk/circles', await scene.person())).error).toBe('forbidden')
  })
})

describe('a post', () => {
  it('reports each missing field with its own message', async () => {
    const circle_id = await scene.circle()
    const one = await scene.person()
    const [video, cover, picture] = await Promise.all((['video', 'cover', 'picture'] as const).map((kind) => scene.upload(one, kind)))
    const fault = async (body: object) => errorMessages[((await insert(one, body)).error ?? 'error') as 'error']
    expect(await fault({ content: '没有圈子' })).toBe('Please select a circle')
    expect(await fault({ circle_id: '', content: '没有圈子' })).toBe('Please select a circle')
    expect(await fault({ circle_id, content: ' \n ' })).toBe('Please enter content')
    expect(await fault({ circle_id })).toBe('Please enter content')
    expect(await fault({ circle_id, content: '看', type: 'video', video })).toBe('Please upload video cover')
    expect(await fault({ circle_id, content: '看', type: 'video', cover })).toBe('Please upload a video')
    expect(await fault({ circle_id, content: '看', type: 'video', cover, video: picture })).toBe('Please upload the correct video format')
    expect(await fault({ circle_id, type: 'video', cover, video })).toBe('Please enter content')
    expect((await insert(one, { circle_id, content: '看', type: 'video', cover, video })).data).toMatchObject({
      type: 'video',
      video,
      cover,
    })
  })

  it('has up to four pictures, all uploaded by its author', async () => {
    const circle_id = await scene.circle()
    const [one, other] = [await scene.person(), await scene.person()]
    const pictures = await Promise.all(Array.from({ length: 5 }, () => scene.upload(one, 'picture')))
    expect((await insert(one, { circle_id, content: '图', pictures })).error).toBe('limit-reached')
    expect((await insert(one, { circle_id, content: '图', pictures: pictures.slice(0, 4) })).data.pictures).toEqual(pictures.slice(0, 4))
    expect((await insert(other, { circle_id, content: '偷图', pictures: pictures.slice(0, 1) })).error).toBe('invalid-input')
    expect((await insert(one, { circle_id, content: '偷', pictures: ['/media/none.png'] })).error).toBe('invalid-input')
  })

  it('links a match, mentions users, is public, and counts in its circle', async () => {
    const circle_id = await scene.circle()
    const [one, other] = [await scene.person(), await scene.person()]
    const match_id = `m${randomUUID().slice(0, 8)}`
    scene.rows.set(match_id, sampleRow({ id: match_id }))
    await insertMatches(scene.db, [newState(aFixture(match_id), new Date(kickOff).toISOString())])
    const nickname = `球迷${other.slice(-6)}`
    const post = await published(one, circle_id, { content: `@${nickname} 今晚一起看`, match_id, mentions: [other] })
    expect(post).toMatchObject({
      match_id,
      team_ids: ['t1', 't2'],
      mentions: [{ uid: other }],
      is_mine: true,
      likes: 0,
      comments: 0,
      state: 'shown',
    })
    expect((await read(null, post.id)).data).toMatchObject({
      is_mine: false,
      edit_until: null,
      person: { uid: one },
      circle: { id: circle_id },
    })
    expect(await texts(null, { match_id })).toEqual([post.text])
    const { data: thread } = await scene.call('POST api/Comment/subject', null, { body: { kind: 'post', id: post.id } })
    expect(thread.about).toEqual({ match_id, team_ids: ['t1', 't2'] })
    const plain = await published(one, await scene.circle())
    expect(plain.team_ids).toEqual([])
    const { data: otherThread } = await scene.call('POST api/Comment/subject', null, { body: { kind: 'post', id: plain.id } })
    expect(otherThread.about).toBeNull()
    expect((await circleOf(null, circle_id)).posts).toBe(1)
    expect((await insert(one, { circle_id, content: '没这场', match_id: 'none' })).error).toBe('not-found')
  })

  it('sent twice with one key is stored once', async () => {
    const circle_id = await scene.circle()
    const one = await scene.person()
    const key = randomUUID()
    const [first, second] = await Promise.all([
      insert(one, { circle_id, content: '离线写的', key }),
      insert(one, { circle_id, content: '离线写的', key }),
    ])
    expect(first?.data.id).toBe(second?.data.id)
    expect((await circleOf(null, circle_id)).posts).toBe(1)
  })

  it('can be edited by its author for a quarter of an hour', async () => {
    const circle_id = await scene.circle()
    const [one, other] = [await scene.person(), await scene.person()]
    const [picture, again] = await Promise.all([1, 2].map(() => scene.upload(one, 'picture')))
    const post = await published(one, circle_id, { content: '临江一比零', pictures: [picture, again] })
    await published(one, circle_id, { content: '还是它', pictures: [again] })
    const edit = (as: string, content: string, more: object = {}) =>
      scene.call('POST api/anchor_dynamics_user/edit', as, { body: { id: post.id, content, ...more } })
    expect(Date.parse(post.edit_until ?? '') - Date.parse(post.at)).toBe(communityLimits.editWindow)
    expect((await edit(one, '临江二比零')).data).toMatchObject({
      text: '临江二比零',
      pictures: [picture, again],
      edited_at: expect.any(String),
    })
    expect((await edit(one, '没图了', { pictures: [] })).data.pictures).toEqual([])
    // A picture that no post shows any more is deleted.
    const { rows } = await scene.db.execute(sql`select path from upload where account_id = ${one}`)
    expect(rows).toEqual([{ path: again }])
    expect((await edit(other, '我来改')).error).toBe('forbidden')
    expect((await edit(one, ' ')).error).toBe('content-needed')
    scene.pass(communityLimits.editWindow)
    expect((await edit(one, '晚了')).error).toBe('edit-closed')
    expect((await read(one, post.id)).data.edit_until).toBeNull()
  })

  it('is listed newest first by user, by circle and by follows, page by page', async () => {
    const [first, second] = [await scene.circle(), await scene.circle()]
    const [one, other] = [await scene.person(), await scene.person()]
    for (let place = 0; place < 5; place += 1) await published(one, first, { content: `甲${place}` })
    await published(other, second, { content: '乙' })
    expect(await texts(null, { uid: other })).toEqual(['乙'])
    const page = await list(null, { circle: first, limit: '3' })
    expect(page.list.map(({ text }) => text)).toEqual(['甲4', '甲3', '甲2'])
    expect(await texts(null, { circle: first, limit: '3', before: page.next ?? '' })).toEqual(['甲1', '甲0'])
    expect(await texts(other, { followed: '1' })).toEqual([])
    await scene.call('POST api/anchor_dynamics_user/followCircle', other, { body: { id: second, on: true } })
    expect(await texts(other, { followed: '1' })).toEqual(['乙'])
    expect(await texts(null, { followed: '1' })).toEqual([])
  })

  it('ranks as hot in a day, a week or a month by its likes and comments', async () => {
    const circle = await scene.circle()
    const [one, other, third] = [await scene.person(), await scene.person(), await scene.person()]
    const old = await published(one, circle, { content: '旧' })
    const liked = await published(one, circle, { content: '赞多' })
    const talked = await published(one, circle, { content: '聊多' })
    await published(one, circle, { content: '没人理' })
    for (const as of [one, other, third]) await scene.call('POST api/anchor_dynamics_user/likes', as, { body: { id: old.id, on: true } })
    await scene.call('POST api/anchor_dynamics_user/likes', other, { body: { id: liked.id, on: true } })
    await scene.call('POST api/anchor_dynamics_user/comment', other, { body: { id: talked.id, content: '聊聊' } })
    await scene.db.execute(sql`update post set at = ${new Date(scene.now() - 3 * 86_400_000).toISOString()} where id = ${old.id}`)
    expect(await texts(null, { circle, hot: 'day' })).toEqual(['聊多', '赞多', '没人理'])
    expect(await texts(null, { circle, hot: 'week' })).toEqual(['旧', '聊多', '赞多', '没人理'])
    await scene.db.execute(sql`update post set at = ${new Date(scene.now() - 20 * 86_400_000).toISOString()} where id = ${old.id}`)
    expect(await texts(null, { circle, hot: 'week' })).toEqual(['聊多', '赞多', '没人理'])
    const page = await list(null, { circle, hot: 'month', limit: '2' })
    expect(page.list.map(({ text, likes, comments }) => [text, likes, comments])).toEqual([
      ['旧', 3, 0],
      ['聊多', 0, 1],
    ])
    expect(await texts(null, { circle, hot: 'month', before: page.next ?? '' })).toEqual(['赞多', '没人理'])
    expect((await scene.call('GET api/anchor_dynamics/userPostList', null, { query: { hot: 'day', before: '7' } })).error).toBe(
      'invalid-input',
    )
  })

  it('is liked once per user', async () => {
    const post = await published(await scene.person(), await scene.circle())
    const one = await scene.person()
    const like = (on: boolean) => scene.call('POST api/anchor_dynamics_user/likes', one, { body: { id: post.id, on } })
    await Promise.all([like(true), like(true)])
    expect((await like(true)).data).toEqual({ liked: true, likes: 1 })
    expect((await read(one, post.id)).data).toMatchObject({ liked: true, likes: 1 })
    expect((await like(false)).data).toEqual({ liked: false, likes: 0 })
    expect((await scene.call('POST api/anchor_dynamics_user/likes', one, { body: { id: 'none', on: true } })).error).toBe('not-found')
  })

  it('is deleted by its author or an operator, together with its thread', async () => {
    const circle_id = await scene.circle()
    const [one, other, operator] = [await scene.person(), await scene.person(), await scene.person('op')]
    const remove = (as: string, id: string) => scene.call('POST api/anchor_dynamics/deletePost', as, { body: { id } })
    const [mine, theirs] = [await published(one, circle_id), await published(one, circle_id)]
    expect((await remove(other, mine.id)).error).toBe('forbidden')
    expect((await remove(one, mine.id)).code).toBe(0)
    expect((await remove(operator, theirs.id)).code).toBe(0)
    const { rows } = await scene.db.execute(
      sql`select "by", act, before from desk_audit where subject in (${`post ${mine.id}`}, ${`post ${theirs.id}`})`,
    )
    expect(rows).toEqual([{ by: operator, act: 'post.remove', before: { place: circle_id, by: one, text: '看球' } }])
    expect((await read(one, mine.id)).error).toBe('not-found')
    expect((await circleOf(null, circle_id)).posts).toBe(0)
    expect((await scene.call('POST api/anchor_dynamics/commentList', null, { body: { id: mine.id } })).error).toBe('not-found')
  })

  it('of a blocked user is hidden from the blocker, and its owner can delete comments in its thread', async () => {
    const circle = await scene.circle()
    const [one, troll] = [await scene.person(), await scene.person()]
    const post = await published(one, circle, { content: '我的' })
    await published(troll, circle, { content: '他的' })
    const { comment } = (await scene.call('POST api/anchor_dynamics_user/comment', troll, { body: { id: post.id, content: '骂' } })).data
    const liked = await scene.call('POST api/anchor_dynamics_user/commentLikes', one, { body: { id: comment?.id ?? '', on: true } })
    expect(liked.data).toEqual({ liked: true, likes: 1 })
    expect((await scene.call('POST api/Comment/delete', one, { body: { id: comment?.id ?? '' } })).code).toBe(0)
    await scene.block(one, troll)
    expect(await texts(one, { circle })).toEqual(['我的'])
    expect((await scene.call('POST api/anchor_dynamics_user/comment', troll, { body: { id: post.id, content: '还骂' } })).error).toBe(
      'forbidden',
    )
  })
})

it('a profile shows the user’s own description, and is hidden once the site blocks the account', async () => {
  const one = await scene.person()
  const shown = () => scene.call('GET api/anchor_dynamics/person', null, { query: { id: one } })
  expect((await shown()).data).toMatchObject({ uid: one, signature: '' })
  await scene.db.execute(sql`update account set signature = '北看台常客' where id = ${one}`)
  expect((await shown()).data.signature).toBe('北看台常客')
  await scene.db.execute(sql`update account set blocked_at = now() where id = ${one}`)
  expect((await shown()).error).toBe('not-found')
})

describe('reported content', () => {
  const report = (as: string, kind: 'post' | 'person' | 'room', id: string, reason: 'spam' | 'abuse') =>
    scene.call('POST api/Report/insert', as, { body: { kind, id, reason } })
  const decide = (as: string, body: object) => scene.call('POST api/Desk/decideReport', as, { body: body as never })

  it('is queued together, hidden with a reason visible to its author alone, restored, or deleted', async () => {
    const [one, other, third, operator] = [await scene.person(), await scene.person(), await scene.person(), await scene.person('op')]
    const circle = await scene.circle()
    const picture = await scene.upload(one, 'picture')
    const post = await published(one, circle, { content: '刷屏刷屏', pictures: [picture] })
    const files = async () => (await scene.db.execute(sql`select path from upload where account_id = ${one}`)).rows
    await report(other, 'post', post.id, 'spam')
    await report(third, 'post', post.id, 'spam')
    const waiting = async () => (await scene.call('GET api/Desk/reports', operator, { query: { kind: 'post' } })).data
    expect((await waiting()).list.find(({ id }) => id === post.id)).toMatchObject({
      reports: 2,
      reasons: [{ reason: 'spam', count: 2 }],
      shown: '刷屏刷屏',
      person: { id: one },
      decision: null,
    })
    const target = { kind: 'post', id: post.id }
    expect((await decide(other, { ...target, decision: 'kept' })).error).toBe('forbidden')
    expect((await decide(operator, { ...target, decision: 'hidden' })).data).toMatchObject({ decision: 'hidden', decided_by: operator })
    expect((await waiting()).list.some(({ id }) => id === post.id)).toBe(false)
    expect((await read(other, post.id)).error).toBe('not-found')
    expect((await read(one, post.id)).data).toMatchObject({ state: 'hidden', reason: 'spam', edit_until: null })
    expect((await circleOf(null, circle)).posts).toBe(0)
    await decide(operator, { ...target, decision: 'kept' })
    expect((await read(other, post.id)).data).toMatchObject({ state: 'shown', reason: null })
    expect(await files()).toEqual([{ path: picture }])
    await decide(operator, { ...target, decision: 'deleted' })
    expect(await files()).toEqual([])
    expect((await read(one, post.id)).error).toBe('not-found')
    const { rows } = await scene.db.execute(sql`select count(*)::int as acts from desk_audit where subject = ${`post ${post.id}`}`)
    expect(rows).toEqual([{ acts: 3 }])
  })

  it('takes the chat message of a danmaku along, and is restored only if an operator removed it', async () => {
    const [one, other, operator] = [await scene.person(), await scene.person(), await scene.person('op')]
    const room = `r${one}`
    const made = buildRoomMessage(room, 'chat', scene.now(), { text: '骂人', danmaku: true })
    const { id, time } = made
    await insertRoomMessage(scene.db, { ...made, from: { uid: one } as never }, null)
    const style = { color: '#ffffff', size: 'medium', position: 'scroll', advert: false, userlevel: 0, nickname: '' } as const
    await insertDanmaku(scene.db, { id, room_id: room, uid: one, text: '骂人', at: time, time, ...style }, null)
    await scene.call('POST api/Report/insert', other, { body: { kind: 'danmaku', id, reason: 'abuse' } })
    const shown = async () => [(await findDanmaku(scene.db, id)) !== undefined, (await findRoomMessage(scene.db, room, id)) !== undefined]
    const decided = async (decision: string) => {
      scene.pass(1_000)
      expect((await decide(operator, { kind: 'danmaku', id, decision })).code).toBe(0)
      return shown()
    }
    expect(await decided('hidden')).toEqual([false, false])
    expect(scene.removed).toEqual([`room:${room} ${id}`])
    expect(await decided('deleted')).toEqual([false, false])
    scene.removed.length = 0
    expect(await decided('kept')).toEqual([true, true])
    expect(scene.removed).toEqual([])
    // The author removes it: no decision restores it.
    await removeRoomMessage(scene.db, room, id, one, new Date(scene.now()))
    await removeDanmaku(scene.db, room, id, new Date(scene.now()))
    expect(await decided('kept')).toEqual([false, false])
    expect(await decided('hidden')).toEqual([false, false])
    expect(await decided('kept')).toEqual([false, false])
  })

  it('can have its author silenced for a number of hours, or the silence lifted', async () => {
    const [one, other, operator] = [await scene.person(), await scene.person(), await scene.person('op')]
    const circle_id = await scene.circle()
    await report(other, 'person', one, 'abuse')
    const target = { kind: 'person', id: one }
    expect((await decide(operator, { ...target, decision: 'hidden' })).error).toBe('invalid-input')
    expect((await decide(operator, { ...target, decision: 'kept', hours: 2 })).data.silenced_until).not.toBeNull()
    expect((await insert(one, { circle_id, content: '让我说' })).error).toBe('silenced')
    await decide(operator, { ...target, decision: 'kept', hours: 0 })
    expect((await insert(one, { circle_id, content: '让我说' })).code).toBe(0)
    expect((await decide(operator, { kind: 'person', id: other, decision: 'kept' })).error).toBe('not-found')
  })
})
