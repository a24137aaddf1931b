// Comments: written, replied to, liked, counted, held back by the reader's match clock, and hidden from blocked readers.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Comment } from '../../../contract/comment.ts'
import { communityLimits } from '../../../contract/limits/community-limits.ts'
import { updateCommentState } from '../../../server/features/comment/store.ts'
import { upsertWords } from '../../../server/features/word-filter/store.ts'
import { sampleRow } from '../../support/match/sample-row.ts'
import { communityScene } from '../../support/people/community-scene.ts'

const scene = await communityScene()
type Subject = { kind: 'news' | 'match'; id: string }
const add = (as: string, of: Subject, content: string, more: object = {}) =>
  scene.call('POST api/Comment/add', as, { body: { ...of, content, ...more } })
const addComment = async (as: string, of: Subject, content: string, more: object = {}): Promise<Comment> => {
  const { data, error } = await add(as, of, content, more)
  if (!data?.comment) throw new Error(`comment failed: ${error}`)
  return data.comment
}
const list = async (as: string | null, of: Subject, more: object = {}) =>
  (await scene.call('POST api/Comment/list', as, { body: { ...of, ...more } })).data
const texts = async (as: string | null, of: Subject, more: object = {}) => (await list(as, of, more)).list.map(({ text }) => text)
/** Locks of this database; the cluster has other databases with locks of their own. */
const waitingLocks = async (): Promise<number> =>
  (
    await scene.db.execute<{ n: number }>(
      sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows[0]?.n ?? 0
const onNews = async (): Promise<Subject> => ({ kind: 'news', id: await scene.article() })

describe('a thread', () => {
  it('is public, newest first, and pages without gaps while new comments arrive', async () => {
    const of = await onNews()
    const people = await Promise.all(Array.from({ length: 9 }, () => scene.person()))
    for (const [place, id] of people.entries()) await addComment(id, of, `第 ${place} 句`)
    const first = await list(null, of, { limit: 4 })
    expect(first.list.map(({ text }) => text)).toEqual(['第 8 句', '第 7 句', '第 6 句', '第 5 句'])
    await addComment(people[0] ?? '', of, '刚刚')
    const second = await list(null, of, { limit: 4, before: first.next })
    expect(second.list.map(({ text }) => text)).toEqual(['第 4 句', '第 3 句', '第 2 句', '第 1 句'])
    const third = await list(null, of, { limit: 4, before: second.next })
    expect(third).toMatchObject({ list: [{ text: '第 0 句' }], next: null, total: 10 })
    expect(first.list[0]?.person).toMatchObject({ uid: people[8], userlevel: 0, is_anchor: false, room_id: null })
  })

  it('counts new comments instead of moving, without the reader’s own', async () => {
    const of = await onNews()
    const [one, other] = [await scene.person(), await scene.person()]
    await addComment(one, of, '先到')
    const { mark } = await list(one, of)
    const since = async (as: string | null) => (await scene.call('POST api/Comment/since', as, { body: { ...of, mark } })).data.count
    expect(await since(one)).toBe(0)
    await addComment(other, of, '后来')
    await addComment(one, of, '我又来')
    expect([await since(one), await since(other), await since(null)]).toEqual([1, 1, 2])
    expect((await scene.call('POST api/Comment/since', one, { body: { ...of, mark: 'x.y' } })).error).toBe('invalid-input')
  })

  it('shows answers, and answers to answers, under their comment', async () => {
    const of = await onNews()
    const [one, other, third] = [await scene.person(), await scene.person(), await scene.person()]
    const comment = await addComment(one, of, '好球')
    const answer = (await add(other, of, '同意', { pid: comment.id })).data.answer
    expect(answer).toMatchObject({ parent_id: comment.id, to: null, text: '同意' })
    const deeper = (await add(third, of, '我不同意', { pid: answer?.id })).data.answer
    expect(deeper).toMatchObject({ parent_id: comment.id, to: { uid: other } })
    await add(one, of, '为什么', { pid: deeper?.id })
    const page = await list(null, of)
    expect(page.total).toBe(4)
    expect(page.list).toHaveLength(1)
    expect(page.list[0]).toMatchObject({ answers: 3, first: [{ text: '同意' }, { text: '我不同意' }] })
    const asked = (after?: string) =>
      scene.call('POST api/Comment/answers', null, { body: { id: comment.id, limit: 2, ...(after ? { after } : {}) } })
    const first = (await asked()).data
    expect((await asked(first.next ?? '')).data).toMatchObject({ list: [{ text: '为什么' }], next: null, total: 3 })
    expect((await add(one, await onNews(), '别处', { pid: comment.id })).error).toBe('not-found')
  })

  it('accepts one like per user, and sorts by most liked on request', async () => {
    const of = await onNews()
    const [one, other] = [await scene.person(), await scene.person()]
    const first = await addComment(one, of, '甲')
    await addComment(one, of, '乙')
    const like = (as: string, on: boolean) => scene.call('POST api/Comment/likes', as, { body: { id: first.id, on } })
    await Promise.all([like(other, true), like(other, true), like(one, true)])
    expect((await like(other, true)).data).toEqual({ liked: true, likes: 2 })
    expect(await texts(null, of, { sort: 'hot' })).toEqual(['甲', '乙'])
    expect(await texts(null, of)).toEqual(['乙', '甲'])
    const page = await list(null, of, { sort: 'hot', limit: 1 })
    expect(await texts(null, of, { sort: 'hot', limit: 1, before: page.next })).toEqual(['乙'])
    expect((await like(other, false)).data).toEqual({ liked: false, likes: 1 })
    expect((await list(one, of)).list.find(({ id }) => id === first.id)).toMatchObject({ liked: true, likes: 1, is_mine: true })
    expect((await list(null, of)).list.find(({ id }) => id === first.id)).toMatchObject({ liked: false, is_mine: false })
  })

  it('counts toward the comments of its subject', async () => {
    const of = await onNews()
    const comment = await addComment(await scene.person(), of, '数我')
    const count = async () => (await scene.db.execute(sql`select comments from comment_subject where subject = ${`news:${of.id}`}`)).rows
    await add(await scene.person(), of, '也数我', { pid: comment.id })
    expect(await count()).toEqual([{ comments: 2 }])
    expect((await scene.call('POST api/Comment/subject', null, { body: of })).data).toMatchObject({
      ...{ title: { zh: '快讯' }, comments: 2 },
      about: { match_id: null, team_ids: [] },
    })
    await scene.call('POST api/Comment/delete', comment.person.uid, { body: { id: comment.id } })
    expect(await count()).toEqual([{ comments: 0 }])
  })
})

describe('a comment', () => {
  it('mentions only the users that its text names', async () => {
    const of = await onNews()
    const [one, other, third] = [await scene.person(), await scene.person(), await scene.person()]
    const nickname = `球迷${other.slice(-6)}`
    const comment = await addComment(one, of, `@${nickname} 看这里`, { mentions: [other, third, 'nobody'] })
    expect(comment.mentions).toEqual([{ uid: other, nickname }])
  })

  it('sent twice with one key is stored once', async () => {
    const of = await onNews()
    const one = await scene.person()
    const key = randomUUID()
    const both = await Promise.all([add(one, of, '网络不好', { key }), add(one, of, '网络不好', { key })])
    const again = await add(one, of, '网络不好', { key })
    expect(new Set([...both, again].filter(({ code }) => code === 0).map(({ data }) => data.comment?.id)).size).toBe(1)
    expect(again.code).toBe(0)
    expect(await texts(null, of)).toEqual(['网络不好'])
  })

  it('has a maximum length and contains nothing refused', async () => {
    const of = await onNews()
    await upsertWords(scene.db, { zh: ['坏词'], en: [], vi: [], built_in: true })
    scene.pass(60_000)
    const one = await scene.person()
    expect((await add(one, of, '球'.repeat(communityLimits.commentLength))).code).toBe(0)
    expect((await add(one, of, '球'.repeat(communityLimits.commentLength + 1))).error).toBe('too-long')
    expect((await add(one, of, ' \u200b ')).error).toBe('invalid-input')
    expect((await add(one, of, '这是坏 词')).error).toBe('word-refused')
    expect((await add(one, { kind: 'news', id: 'none' }, '没有')).error).toBe('not-found')
    expect((await add(one, { kind: 'scheme' as 'news', id: of.id }, '没有')).error).toBe('not-found')
  })

  it('cannot be repeated within a short time, nor posted too often', async () => {
    const of = await onNews()
    const one = await scene.person()
    await addComment(one, of, '再说一遍')
    expect((await add(one, of, '再说一遍')).error).toBe('repeated')
    for (let place = 1; place < communityLimits.commentsPerWindow; place += 1) await addComment(one, of, `第 ${place} 遍`)
    expect((await add(one, of, '太多')).error).toBe('too-many')
    scene.pass(31_000)
    expect((await add(one, of, '再说一遍')).code).toBe(0)
  })

  it('on a match is shown, and counts as new, only once the reader’s clock reaches it', async () => {
    const id = `m${randomUUID().slice(0, 8)}`
    const at = scene.now()
    const clock = { at: new Date(at).toISOString(), elapsed: 66 * 60 + 10, running: true, added: null }
    scene.rows.set(id, { ...sampleRow(), id, sport: 'football', status: 'live', phase: 'second-half', clock } as never)
    const of: Subject = { kind: 'match', id }
    const [one, other] = [await scene.person(), await scene.person()]
    const early = await addComment(one, of, '要进', { moment: new Date(at - 30_000).toISOString() })
    expect(early.moment).toMatchObject({ at: new Date(at - 30_000).toISOString(), minute: "66'" })
    const now = await addComment(other, of, '进了', { moment: new Date(at + 3_600_000).toISOString() })
    expect(now.moment?.minute).toBe("67'")
    expect(Date.parse(now.moment?.at ?? '')).toBeLessThan(at + 60_000)
    const behind = new Date(at - 20_000).toISOString()
    const page = await list(null, of, { until: behind })
    expect(page.list.map(({ text }) => text)).toEqual(['要进'])
    const since = async (until: string) =>
      (await scene.call('POST api/Comment/since', null, { body: { ...of, mark: page.mark, until } })).data.count
    expect(await since(behind)).toBe(0)
    expect(await since(new Date(scene.now()).toISOString())).toBe(1)
    expect(await texts(null, of)).toEqual(['进了', '要进'])
    expect((await scene.call('POST api/Comment/list', null, { body: { ...of, until: '2026-99-99T00:00:00Z' } })).error).toBe(
      'invalid-input',
    )
  })
})

describe('removed or hidden comments', () => {
  it('can be removed by their author or an operator, for everyone, and by no other user', async () => {
    const of = await onNews()
    const [one, other, operator] = [await scene.person(), await scene.person(), await scene.person('op')]
    const mine = await addComment(one, of, '写错了')
    const theirs = await addComment(other, of, '广告')
    const remove = (as: string, id: string) => scene.call('POST api/Comment/delete', as, { body: { id } })
    expect((await remove(other, mine.id)).error).toBe('forbidden')
    expect((await remove(one, mine.id)).code).toBe(0)
    expect((await remove(one, mine.id)).error).toBe('not-found')
    expect((await list(operator, of)).list[0]).toMatchObject({ can_delete: true, is_mine: false })
    expect((await remove(operator, theirs.id)).code).toBe(0)
    const { rows } = await scene.db.execute(
      sql`select "by", act, before from desk_audit where subject in (${`comment ${mine.id}`}, ${`comment ${theirs.id}`})`,
    )
    expect(rows).toEqual([{ by: operator, act: 'comment.remove', before: { place: `news:${of.id}`, by: other, text: '广告' } }])
    expect(await texts(other, of)).toEqual([])
    expect((await add(one, of, '还在吗', { pid: theirs.id })).error).toBe('not-found')
  })

  it('take their answers along: none can be added, and concurrent ones are not counted', async () => {
    const of = await onNews()
    const [one, other, third] = [await scene.person(), await scene.person(), await scene.person()]
    const comment = await addComment(one, of, '说错了')
    const answer = (await add(other, of, '没错', { pid: comment.id })).data.answer
    let late: ReturnType<typeof add> | undefined
    await scene.db.transaction(async (tx) => {
      await updateCommentState(tx, comment.id, 'deleted', { by: one, reason: null })
      // A reply written while the comment is being removed waits for the end of this transaction.
      late = add(third, of, '我也说一句', { pid: comment.id })
      await expect.poll(waitingLocks).toBeGreaterThan(0)
    })
    expect((await late)?.error).toBe('not-found')
    expect((await add(third, of, '对啊', { pid: answer?.id })).error).toBe('not-found')
    expect(await list(null, of)).toMatchObject({ list: [], total: 0 })
    expect((await scene.call('GET api/Notification/getList', other, { query: {} })).data.list).toEqual([])
  })

  it('of a blocked user are hidden from the blocker, and the blocked user cannot answer', async () => {
    const of = await onNews()
    const [one, troll] = [await scene.person(), await scene.person()]
    const comment = await addComment(one, of, '好好说话')
    await addComment(troll, of, '就不')
    await add(troll, of, '偏不', { pid: comment.id })
    await scene.block(one, troll)
    // The list also offers no replies that the reader may not see.
    expect(await list(one, of)).toMatchObject({ list: [{ text: '好好说话', first: [], answers: 0 }] })
    expect((await scene.call('POST api/Comment/answers', one, { body: { id: comment.id } })).data).toMatchObject({ list: [], total: 0 })
    expect((await list(null, of)).list[1]).toMatchObject({ answers: 1, first: [{ text: '偏不' }] })
    expect(await texts(null, of)).toEqual(['就不', '好好说话'])
    expect((await add(troll, of, '还说', { pid: comment.id })).error).toBe('forbidden')
  })

  it('of a blocked or closed account are hidden', async () => {
    const of = await onNews()
    const [one, other] = [await scene.person(), await scene.person()]
    await addComment(one, of, '甲')
    const { id: pid } = await addComment(other, of, '乙')
    await add(one, of, '丙', { pid })
    await scene.db.execute(sql`update account set blocked_at = now() where id = ${one}`)
    expect(await texts(null, of)).toEqual(['乙'])
    expect((await list(null, of)).list).toMatchObject([{ answers: 0, first: [] }])
  })

  it('of a silenced user are not even stored', async () => {
    const of = await onNews()
    const one = await scene.person()
    await scene.db.execute(
      sql`insert into silence (account_id, until, reason, by) values (${one}, ${new Date(scene.now() + 3_600_000).toISOString()}, 'spam', 'op')`,
    )
    expect((await add(one, of, '让我说')).error).toBe('silenced')
    scene.pass(3_601_000)
    expect((await add(one, of, '让我说')).code).toBe(0)
  })
})

describe('a report', () => {
  it('is stored once per user, with what was shown, and not for own or missing content', async () => {
    const of = await onNews()
    const [one, other] = [await scene.person(), await scene.person()]
    const comment = await addComment(one, of, '刷屏刷屏')
    const report = (as: string, id: string, more: object = {}) =>
      scene.call('POST api/Report/insert', as, { body: { kind: 'comment', id, reason: 'spam', ...more } })
    expect((await report(other, comment.id, { text: '刷屏' })).code).toBe(0)
    expect((await report(other, comment.id)).code).toBe(0)
    expect((await report(one, comment.id)).error).toBe('invalid-input')
    expect((await report(other, 'none')).error).toBe('not-found')
    expect((await report(other, comment.id, { text: '长'.repeat(communityLimits.reportLength + 1) })).error).toBe('too-long')
    const { rows } = await scene.db.execute(sql`select account_id, person_id, reason, text, shown from report`)
    expect(rows).toEqual([{ account_id: other, person_id: one, reason: 'spam', text: '刷屏', shown: '刷屏刷屏' }])
  })
})
