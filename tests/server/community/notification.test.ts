// Notifications of what people write: each kind, one for each cause, none to people who may not be reached, and consistent with their
// subject.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { ApiBody } from '../../../contract/api.ts'
import type { Notification, NotificationGroup } from '../../../contract/notification.ts'
import { device } from '../../../server/features/alert/table.ts'
import { deleteNotificationsOf, notify, notifyToggle } from '../../../server/features/notification/store.ts'
import { communityScene } from '../../support/people/community-scene.ts'

const scene = await communityScene()
type Subject = { kind: 'news' | 'post'; id: string }
const page = async (as: string, query: { group?: NotificationGroup; before?: string; limit?: string } = {}) =>
  (await scene.call('GET api/Notification/getList', as, { query })).data
const notified = async (as: string): Promise<Notification[]> => (await page(as)).list
const events = async (as: string): Promise<string[]> => (await notified(as)).map(({ event }) => event)
const unread = async (as: string): Promise<number> => (await scene.call('GET api/Notification/unread', as)).data.unread
const nameOf = async (id: string): Promise<string> => {
  const { rows } = await scene.db.execute<{ nickname: string }>(sql`select nickname from account where id = ${id}`)
  return rows[0]?.nickname ?? ''
}
async function addComment(as: string, of: Subject, content: string, more: Partial<ApiBody<'POST api/Comment/add'>> = {}): Promise<string> {
  const { data, error } = await scene.call('POST api/Comment/add', as, { body: { ...of, content, ...more } })
  const id = data?.comment?.id ?? data?.answer?.id
  if (!id) throw new Error(`comment failed: ${error}`)
  return id
}
async function post(as: string, content: string, mentions: string[] = []): Promise<Subject> {
  const body = { circle_id: await scene.circle(), content, mentions }
  const { data, error } = await scene.call('POST api/anchor_dynamics_user/insert', as, { body })
  if (!data) throw new Error(`post failed: ${error}`)
  return { kind: 'post', id: data.id }
}
const onNews = async (): Promise<Subject> => ({ kind: 'news', id: await scene.article() })
const two = async (): Promise<[string, string]> => [await scene.person(), await scene.person()]
const choose = (as: string, body: ApiBody<'POST api/Notification/choose'>) => scene.call('POST api/Notification/choose', as, { body })

describe('notifying users of content', () => {
  it('notifies users mentioned in a comment, with its text and a link to it', async () => {
    const [me, other] = await two()
    const of = await onNews()
    const text = `@${await nameOf(me)} 你怎么看`
    const comment = await addComment(other, of, text, { mentions: [me] })
    expect(await notified(me)).toMatchObject([
      { kind: 'mention', event: 'mention', read: false, person: { uid: other }, subject: of, comment, parent: null, text, gone: false },
    ])
    expect(await unread(me)).toBe(1)
    expect(await notified(other)).toEqual([])
  })

  it('notifies at most twenty strangers a day of mentions, and participants in any case', async () => {
    const [author, friend] = await two()
    const of = await onNews()
    await addComment(friend, of, '我也在')
    const strangers = await Promise.all(Array.from({ length: 24 }, () => scene.person()))
    for (let from = 0; from < 24; from += 10) {
      const named = strangers.slice(from, from + 10)
      const names = await Promise.all(named.map(nameOf))
      await addComment(author, of, names.map((name) => `@${name}`).join(' '), { mentions: named })
    }
    const heard = await Promise.all(strangers.map(unread))
    expect(heard).toEqual([...Array(20).fill(1), ...Array(4).fill(0)])
    await addComment(author, of, `@${await nameOf(friend)} 来了`, { mentions: [friend] })
    expect(await notified(friend)).toMatchObject([{ event: 'mention' }])
  })

  it('notifies users mentioned in a post once, however often it is edited', async () => {
    const [me, other] = await two()
    const named = `看 @${await nameOf(me)} 的帖子`
    const of = await post(other, named, [me])
    await scene.call('POST api/anchor_dynamics_user/edit', other, { body: { id: of.id, content: `${named}！`, mentions: [me] } })
    expect(await notified(me)).toMatchObject([{ event: 'mention', subject: of, comment: null, text: `${named}！` }])
  })

  it('notifies at most twenty strangers a day of mentions in posts, including edits', async () => {
    const author = await scene.person()
    const strangers = await Promise.all(Array.from({ length: 24 }, () => scene.person()))
    const naming = async (from: number) => {
      const mentions = strangers.slice(from, from + 10)
      return { mentions, content: (await Promise.all(mentions.map(nameOf))).map((name) => `@${name}`).join(' ') }
    }
    const first = await naming(0)
    const { id } = await post(author, first.content, first.mentions)
    // Earlier mentions neither count nor notify again.
    for (const from of [0, 10, 20])
      await scene.call('POST api/anchor_dynamics_user/edit', author, { body: { id, ...(await naming(from)) } })
    expect(await Promise.all(strangers.map(unread))).toEqual([...Array(20).fill(1), ...Array(4).fill(0)])
  })

  it('notifies authors of answered comments and commented posts, each once, by the closest reason', async () => {
    const [author, one, other] = [...(await two()), await scene.person()]
    const of = await post(author, '大家说说')
    const comment = await addComment(one, of, '我先来')
    const answer = await addComment(other, of, `@${await nameOf(author)} 也在`, { pid: comment, mentions: [author] })
    expect(await events(one)).toEqual(['answer'])
    expect((await notified(one))[0]).toMatchObject({ comment: answer, parent: comment })
    // A mention in a reply under the user's own post: one notification, not two.
    expect(await events(author)).toEqual(['mention', 'comment'])
    await addComment(author, of, '谢谢', { pid: comment })
    expect(await events(author)).toEqual(['mention', 'comment'])
  })

  it('merges all likes into one, which each new user brings up again, and counts no user twice', async () => {
    const [me, one, other] = [...(await two()), await scene.person()]
    const of = await onNews()
    const comment = await addComment(me, of, '值得一个赞')
    const like = (as: string, on = true) => scene.call('POST api/Comment/likes', as, { body: { id: comment, on } })
    await like(me)
    expect(await notified(me)).toEqual([])
    await like(one)
    const [first] = await notified(me)
    expect(first).toMatchObject({ event: 'like', people: 1, person: { uid: one }, comment })
    await scene.call('POST api/Notification/read', me, { body: { id: first?.id ?? '' } })
    await like(one, false)
    expect(await notified(me)).toEqual([])
    await like(one)
    expect(await unread(me)).toBe(0)
    await like(other)
    expect(await notified(me)).toMatchObject([{ people: 2, person: { uid: other }, read: false }])
    expect(Number((await notified(me))[0]?.id)).toBeGreaterThan(Number(first?.id))
  })

  it('deduplicates concurrent events, and writes nothing that was rolled back', async () => {
    const [me, other] = await two()
    const of = await onNews()
    const body = { ...of, content: `@${await nameOf(me)} 只说一次`, mentions: [me], key: randomUUID() }
    await Promise.all(Array.from({ length: 6 }, () => scene.call('POST api/Comment/add', other, { body })))
    expect(await events(me)).toEqual(['mention'])
    const lost = scene.db.transaction(async (tx) => {
      await notify(tx, { account: me, kind: 'system', event: 'verified', cause: 'rolled back' }, new Date())
      throw new Error('on purpose')
    })
    await expect(lost).rejects.toThrow('on purpose')
    expect(await events(me)).toEqual(['mention'])
  })
})

describe('suppressed notifications', () => {
  it('are those caused by a user the recipient has blocked, then and later', async () => {
    const [me, other] = await two()
    const of = await onNews()
    const name = await nameOf(me)
    await addComment(other, of, `@${name} 第一句`, { mentions: [me] })
    await scene.block(me, other)
    expect([await notified(me), await unread(me)]).toEqual([[], 0])
    await addComment(other, of, `@${name} 第二句`, { mentions: [me] })
    await scene.call('POST api/Comment/likes', other, { body: { id: await addComment(me, of, '我的话'), on: true } })
    await scene.db.execute(sql`delete from account_block where account_id = ${me}`)
    // An event during the block was never recorded; the like still exists.
    expect((await notified(me)).map(({ text }) => text)).toEqual([`@${name} 第一句`])
  })

  it('are only those of a kind the recipient has turned off', async () => {
    const [me, other] = await two()
    const of = await onNews()
    const name = await nameOf(me)
    expect((await choose(me, { kind: 'mention', on: false })).data).toEqual({ off: ['mention'], push: [] })
    await addComment(other, of, `@${name} 关着`, { mentions: [me] })
    const comment = await addComment(me, of, '可以回我')
    await addComment(other, of, '回你', { pid: comment })
    expect(await events(me)).toEqual(['answer'])
    expect((await choose(me, { kind: 'mention', on: true })).data.off).toEqual([])
    await addComment(other, of, `@${name} 开着`, { mentions: [me] })
    expect(await events(me)).toEqual(['mention', 'answer'])
  })
})

describe('a notification', () => {
  it('shows that its subject was deleted or hidden, and omits its text', async () => {
    const [me, other] = await two()
    const of = await onNews()
    const text = `@${await nameOf(me)} 会删掉`
    const comment = await addComment(other, of, text, { mentions: [me] })
    await scene.call('POST api/Comment/delete', other, { body: { id: comment } })
    expect(await notified(me)).toMatchObject([{ gone: true, text: '' }])
  })

  it('reaches the author of content removed after a report, and again when it is restored', async () => {
    const [me, other] = await two()
    const operator = await scene.person('op')
    const comment = await addComment(me, await onNews(), '有争议的话')
    await scene.call('POST api/Report/insert', other, { body: { kind: 'comment', id: comment, reason: 'abuse' } })
    const decide = (decision: 'hidden' | 'kept') =>
      scene.call('POST api/Desk/decideReport', operator, { body: { kind: 'comment', id: comment, decision } })
    await decide('hidden')
    await decide('kept')
    expect(await notified(me)).toMatchObject([
      { event: 'restored', comment, text: '有争议的话' },
      { event: 'hidden', comment },
    ])
  })

  it('about a guard names its room and its end, and belongs to the money group', async () => {
    const [me, streamer] = await two()
    const until = '2026-12-01T12:00:00.000Z'
    const cause = { account: me, kind: 'wallet', event: 'guard-ending', cause: 'status guard' } as const
    await notify(scene.db, { ...cause, detail: { streamer, until } }, new Date())
    expect((await page(me, { group: 'money' })).list).toMatchObject([
      { event: 'guard-ending', name: { zh: await nameOf(streamer) }, until },
    ])
  })

  it('is paged, marked read one by one or all at once, and counted', async () => {
    const [me, other] = await two()
    const of = await onNews()
    const name = await nameOf(me)
    for (let place = 0; place < 5; place += 1) await addComment(other, of, `@${name} ${place}`, { mentions: [me] })
    const first = await page(me, { limit: '2' })
    expect(first).toMatchObject({ list: [{ text: `@${name} 4` }, { text: `@${name} 3` }], unread: 5 })
    const second = await page(me, { limit: '2', before: first.next ?? '' })
    expect(second.list.map(({ text }) => text)).toEqual([`@${name} 2`, `@${name} 1`])
    expect((await page(me, { limit: '2', before: second.next ?? '' })).next).toBeNull()
    const read = (body: ApiBody<'POST api/Notification/read'>, as = me) => scene.call('POST api/Notification/read', as, { body })
    expect((await read({ id: first.list[1]?.id ?? '' })).data.unread).toBe(4)
    // Another account's notification id marks none of mine as read.
    await read({ id: first.list[0]?.id ?? '', before: true }, other)
    expect(await unread(me)).toBe(4)
    expect((await read({ id: second.list[0]?.id ?? '', before: true })).data.unread).toBe(1)
    expect((await read({ id: first.list[0]?.id ?? '', before: true })).data.unread).toBe(0)
    expect((await page(me, { group: 'money' })).list).toEqual([])
    expect((await page(me, { group: 'talk' })).list).toHaveLength(5)
  })

  it('reaches the open sockets of its reader on commit', async () => {
    const [me, other] = await two()
    await addComment(other, await onNews(), `@${await nameOf(me)} 醒醒`, { mentions: [me] })
    await expect.poll(() => scene.notified).toContain(me)
    expect(scene.notified).not.toContain(other)
  })

  it('is visible only to its reader', async () => {
    expect((await scene.call('GET api/Notification/getList', null)).code).toBe(700)
    expect((await scene.call('POST api/Notification/choose', null, { body: { kind: 'like', on: false } })).code).toBe(700)
  })
})

it('a notification is deleted with the account that it is about', async () => {
  const [me, manager] = await two()
  const streamer = await scene.person()
  const cause = { account: me, kind: 'system', event: 'manager-made', actor: manager } as const
  await notifyToggle(scene.db, { ...cause, cause: 'manager of his', detail: { streamer } }, new Date())
  await notifyToggle(scene.db, { ...cause, cause: 'manager of another' }, new Date())
  expect((await notified(me)).map(({ name }) => name?.zh)).toEqual([undefined, await nameOf(streamer)])
  await deleteNotificationsOf(scene.db, streamer)
  expect((await notified(me)).map(({ name }) => name)).toEqual([null])
})

describe('a push', () => {
  const settings = { value1: true, value2: true, value3: true, value4: true }
  async function register(as: string, name: string, more: Partial<typeof device.$inferInsert> = {}): Promise<void> {
    const { endpoint, keys } = scene.service.subscribe(name)
    await scene.db.insert(device).values({ id: name, endpoint, ...keys, lang: 'en', settings, account_id: as, ...more })
  }

  it('goes once to devices that want the kind, in their language, without the text, unless visible or in quiet hours', async () => {
    const [me, other] = await two()
    const of = await onNews()
    const name = await nameOf(me)
    const clockOf = (at: number): string => new Date(at).toISOString().slice(11, 16)
    const quiet = { on: true, from: clockOf(scene.now() - 3_600_000), to: clockOf(scene.now() + 3_600_000), tz: 'UTC' }
    await register(me, 'mine')
    await register(me, 'in view')
    await register(me, 'asleep', { settings: { ...settings, quiet } })
    await register(other, 'others')
    scene.visible.add('in view')
    await addComment(other, of, `@${name} 不推`, { mentions: [me] })
    await choose(me, { kind: 'mention', push: true })
    await addComment(other, of, `@${name} 秘密的话`, { mentions: [me] })
    const [pushed] = await scene.service.waitFor(1)
    expect(pushed?.payload.notification).toMatchObject({
      body: `${await nameOf(other)} mentioned you`,
      tag: 'notification',
      navigate: '/member?type=5',
    })
    expect(pushed?.raw).not.toContain('秘密')
    // A later notification is pushed later: no other was in progress.
    await addComment(other, of, `@${name} 再来`, { mentions: [me] })
    await scene.service.waitFor(2)
    expect(scene.service.received.map(({ name: to }) => to)).toEqual(['mine', 'mine'])
  })

  it('for a state that toggles goes out once an hour', async () => {
    const [me, other] = await two()
    await register(me, 'turned')
    await choose(me, { kind: 'system', push: true })
    const begun = scene.now()
    const pushed = () => scene.service.received.filter(({ name }) => name === 'turned').map(({ payload }) => payload.notification.body)
    const toggle = (event: 'manager-made' | 'manager-ended', minutes: number) =>
      notifyToggle(
        scene.db,
        { account: me, kind: 'system', event, actor: other, cause: 'manager of one' },
        new Date(begun + minutes * 60_000),
      )
    const name = await nameOf(other)
    await toggle('manager-made', 0)
    await expect.poll(pushed).toEqual([`${name} made you a mod of a room`])
    await toggle('manager-ended', 30)
    // A later notification is pushed later: no other was in progress.
    await notify(scene.db, { account: me, kind: 'system', event: 'verified', cause: 'something else' }, new Date(begun))
    await expect.poll(pushed).toEqual([`${name} made you a mod of a room`, 'Your identity is verified'])
    await toggle('manager-made', 90)
    await expect.poll(pushed).toHaveLength(3)
    expect(pushed()[2]).toBe(`${name} made you a mod of a room`)
    expect(await events(me)).toEqual(['manager-made', 'verified'])
  })
})
