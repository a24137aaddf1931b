// Groups: created, joined, used, left and dissolved; listed in a room; and the address book.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { insertBlock } from '../../../server/features/account/store.ts'
import { initialOf } from '../../../server/features/chat/group/initial.ts'
import { upsertSilence } from '../../../server/features/report/store.ts'
import { type ChatScene, chatScene } from '../../support/people/chat-scene.ts'

let scene: ChatScene
beforeAll(async () => {
  scene = await chatScene()
})
afterAll(() => scene.end())

const make = async (as: string, more: object = {}) =>
  (await scene.call('POST api/group/addgroup', as, { body: { name: '北看台', ...more } })).data
const join = (as: string, id: string, users?: string[]) =>
  scene.call('POST api/group/addGroupUser', as, { body: { id, ...(users ? { users } : {}) } })
const send = (as: string, id: string, text: string) =>
  scene.call('POST api/Chat/send', as, { body: { conversationID: `GROUP${id}`, type: 'text', key: randomUUID(), text } })
const read = (as: string, id: string) => scene.call('GET api/Chat/messages', as, { query: { conversationID: `GROUP${id}` } })

describe('a group', () => {
  it('can be joined, lets only members chat, and hides earlier messages from new members', async () => {
    const [owner, one, late, other] = [await scene.person(), await scene.person(), await scene.person(), await scene.person()]
    const group = await make(owner, { notice: '文明看球' })
    expect(group).toMatchObject({ members: 1, role: 'owner', open: true, notice: '文明看球' })
    expect((await join(one, group.id)).data).toMatchObject({ members: 2, role: 'member' })
    expect((await join(one, group.id)).data.members).toBe(2)
    const socket = await scene.socket(one, `account:${one}`)
    await send(owner, group.id, '早')
    expect(await socket.hear((message) => message.code === 100 && message.type === 'private_message')).toMatchObject({
      data: [{ conversationID: `GROUP${group.id}`, text: '早' }],
    })
    await join(late, group.id)
    await send(one, group.id, '欢迎')
    expect((await read(late, group.id)).data.list.map(({ text }) => text)).toEqual(['欢迎'])
    expect((await send(other, group.id, '混进来')).error).toBe('not-found')
    expect((await read(other, group.id)).code).toBe(1)
    expect((await scene.call('POST api/group/members', other, { body: { id: group.id } })).error).toBe('forbidden')
    expect((await scene.call('POST api/group/members', one, { body: { id: group.id } })).data).toMatchObject({
      total: 3,
      list: [{ id: owner, role: 'owner' }, {}, {}],
    })
    socket.ws.terminate()
  })

  it('is created once per key, however often it is requested', async () => {
    const owner = await scene.person()
    const key = randomUUID()
    const ask = (name = '北看台') => scene.call('POST api/group/addgroup', owner, { body: { name }, key })
    // A double tap, and a retry after a lost response.
    const ids = [...(await Promise.all([ask(), ask()])), await ask()].map(({ data }) => data.id)
    expect(new Set(ids).size).toBe(1)
    expect((await scene.call('POST api/group/addressBook', owner)).data.groups).toMatchObject([{ id: ids[0], members: 1 }])
    expect((await ask('南看台')).error).toBe('key-reused')
    expect((await make(owner)).id).not.toBe(ids[0])
  })

  it('has a picture uploaded by its owner, and notifies its members of it', async () => {
    const [owner, fan] = [await scene.person(), await scene.person()]
    const sent = async (by: string, kind: string) => {
      const path = `/media/${randomUUID()}.webp`
      await scene.db.execute(
        sql`insert into upload (id, account_id, kind, size, path, type, stored_at) values (${randomUUID()}, ${by}, ${kind}, 9, ${path}, 'image/webp', now())`,
      )
      return path
    }
    const [first, second, cover, others] = [
      await sent(owner, 'avatar'),
      await sent(owner, 'avatar'),
      await sent(owner, 'cover'),
      await sent(fan, 'avatar'),
    ]
    const group = await make(owner, { avatar: first })
    expect([group.avatar, (await make(owner)).avatar]).toEqual([first, ''])
    await join(fan, group.id)
    const update = (avatar: string, as = owner) => scene.call('POST api/group/update', as, { body: { id: group.id, avatar } })
    for (const path of [cover, others, '/media/nothing.webp']) expect((await update(path)).error, path).toBe('invalid-input')
    expect((await scene.call('POST api/group/addgroup', owner, { body: { name: '北看台', avatar: others } })).error).toBe('invalid-input')
    expect((await update(others, fan)).error).toBe('forbidden')
    const socket = await scene.socket(fan, `account:${fan}`)
    expect((await update(second)).data).toMatchObject({ avatar: second, name: '北看台' })
    await socket.hear((message) => message.code === 100 && message.type === 'conversation_state')
    socket.ws.terminate()
    const { list } = (await scene.call('GET api/Chat/conversations', fan)).data
    expect(list.map(({ userProfile }) => userProfile.avatar)).toEqual([second])
    expect((await update('')).data.avatar).toBe('')
  })

  it('that is closed accepts followers of its owner whom the owner adds', async () => {
    const [owner, fan, other] = [await scene.person(), await scene.person(), await scene.person()]
    await scene.follow(fan, owner)
    const group = await make(owner, { open: false })
    expect((await join(other, group.id)).error).toBe('forbidden')
    expect((await join(other, group.id, [other])).error).toBe('forbidden')
    expect((await join(owner, group.id, [fan, other])).data.members).toBe(2)
    expect(await make(owner, { open: false, users: [fan, other] })).toMatchObject({ members: 2, open: false })
    // A user who talks with the owner is no stranger; one who only wrote to the owner, or has blocked the owner, is.
    const write = (from: string, to: string) =>
      scene.call('POST api/Chat/send', from, { body: { conversationID: `C2C${to}`, type: 'text', key: randomUUID(), text: '在吗' } })
    const [talks, asks] = [await scene.person(), await scene.person()]
    await write(owner, talks)
    await write(asks, owner)
    const among = async () => (await scene.call('POST api/group/addressBook', owner)).data.talking?.map(({ id }) => id)
    expect(await among()).toEqual([])
    await write(talks, owner)
    expect(await among()).toEqual([talks])
    expect((await make(owner, { open: false, users: [talks, asks] })).members).toBe(2)
    await scene.db.execute(sql`insert into account_block (account_id, blocked_id) values (${talks}, ${owner})`)
    expect(await among()).toEqual([])
    expect((await make(owner, { open: false, users: [talks] })).members).toBe(1)
    const update = (body: object) => scene.call('POST api/group/update', owner, { body: { id: group.id, ...body } })
    expect((await update({ open: true })).data).toMatchObject({ name: '北看台', open: true })
    expect((await join(other, group.id)).data.members).toBe(3)
    const socket = await scene.socket(fan, `account:${fan}`)
    expect((await update({ name: '东看台', notice: '带围巾' })).data).toMatchObject({ name: '东看台', notice: '带围巾', open: true })
    await socket.hear((message) => message.code === 100 && message.type === 'conversation_state')
    socket.ws.terminate()
    expect((await update({ name: '东'.repeat(21) })).error).toBe('invalid-input')
  })

  it('rejects users who blocked its owner, are blocked, left on their own, or only auto-replied', async () => {
    const [owner, fan, leaver] = [await scene.person(), await scene.person(), await scene.person()]
    for (const id of [fan, leaver]) await scene.follow(id, owner)
    const group = await make(owner, { users: [fan, leaver] })
    expect(group.members).toBe(3)
    const take = (as: string, uid?: string) =>
      scene.call('POST api/group/removeGroupUser', as, { body: { id: group.id, ...(uid && { uid }) } })
    const block = (who: string, whom: string) =>
      scene.db.execute(sql`insert into account_block (account_id, blocked_id) values (${who}, ${whom})`)
    const followers = async () => (await scene.call('POST api/group/addressBook', owner)).data.followers.map(({ id }) => id)
    expect((await followers()).toSorted()).toEqual([fan, leaver].toSorted())

    // A removed and blocked member cannot rejoin, though the group is open.
    await take(owner, fan)
    await block(owner, fan)
    expect((await join(fan, group.id)).error).toBe('forbidden')
    expect((await join(owner, group.id, [fan])).data.members).toBe(2)
    expect(await followers()).toEqual([leaver])

    // A member who left cannot be added again, but may rejoin, and then counts as a normal member.
    await take(leaver)
    expect((await join(owner, group.id, [leaver])).data.members).toBe(1)
    expect((await join(leaver, group.id)).data.members).toBe(2)
    await take(owner, leaver)
    expect((await join(owner, group.id, [leaver])).data.members).toBe(2)
    await take(owner, leaver)
    await block(leaver, owner)
    expect((await join(owner, group.id, [leaver])).data.members).toBe(1)
    expect((await join(leaver, group.id)).error).toBe('forbidden')

    // A streamer's automatic reply makes no conversation; neither does receiving a message.
    const room = await scene.room({ auto_reply: '谢谢关注' })
    const write = (from: string, to: string) =>
      scene.call('POST api/Chat/send', from, { body: { conversationID: `C2C${to}`, type: 'text', key: randomUUID(), text: '在吗' } })
    await write(owner, room.uid)
    await write(room.uid, owner)
    await scene.db.execute(sql`delete from chat_message where from_id = ${room.uid} and key not like 'auto:%'`)
    expect((await scene.call('POST api/group/addressBook', owner)).data.talking).toEqual([])
    expect((await join(owner, group.id, [room.uid])).data.members).toBe(1)
  })

  it('can be renamed five times an hour, and otherwise changed without a limit', async () => {
    const [owner, other] = [await scene.person(), await scene.person()]
    const [group, second] = [await make(owner), await make(owner)]
    const update = (as: string, body: { id: string; name?: string; notice?: string }) => scene.call('POST api/group/update', as, { body })
    // Neither an update that changes nothing nor another user's attempt counts.
    for (let time = 0; time < 6; time += 1) await update(owner, { id: group.id, name: '北看台', notice: `第 ${time} 次` })
    for (let time = 0; time < 6; time += 1) expect((await update(other, { id: group.id, name: `他的 ${time}` })).error).toBe('forbidden')
    const names = await Promise.all(Array.from({ length: 8 }, (_, time) => update(owner, { id: group.id, name: `名字 ${time}` })))
    expect(names.map(({ error }) => error ?? 'done').sort()).toEqual([...Array(5).fill('done'), ...Array(3).fill('too-many')])
    const { name } = (await scene.call('POST api/group/info', owner, { body: { id: group.id } })).data
    expect((await update(owner, { id: group.id, name, notice: '还能改' })).data.notice).toBe('还能改')
    expect((await update(owner, { id: second.id, name: '另一个群' })).error).toBeUndefined()
    scene.pass(3_600_001)
    expect((await update(owner, { id: group.id, name: '过了一小时' })).data.name).toBe('过了一小时')
  })

  it('can be neither created nor renamed by a silenced user', async () => {
    const owner = await scene.person()
    const group = await make(owner)
    const until = new Date(scene.now() + 60_000)
    await inTransaction(scene.db, (tx) => upsertSilence(tx, { account_id: owner, until, reason: 'abuse', by: 'op' }))
    const update = async (body: object) => (await scene.call('POST api/group/update', owner, { body: { id: group.id, ...body } })).error
    expect([await update({ name: '骂人' }), await update({ notice: '骂人' }), await update({ open: false })]).toEqual([
      'silenced',
      'silenced',
      undefined,
    ])
    expect((await scene.call('POST api/group/addgroup', owner, { body: { name: '新群' } })).error).toBe('silenced')
    scene.pass(60_000)
    expect(await update({ name: '好好说话' })).toBeUndefined()
  })

  it('can be left by members, and changed or dissolved by its owner alone', async () => {
    const [owner, one] = [await scene.person(), await scene.person()]
    const group = await make(owner)
    await join(one, group.id)
    expect((await scene.call('POST api/group/update', one, { body: { id: group.id, name: '我的' } })).error).toBe('forbidden')
    expect((await scene.call('POST api/group/update', owner, { body: { id: group.id, name: '南看台' } })).data.name).toBe('南看台')
    expect((await scene.call('POST api/group/destroyGroupNew', one, { body: { id: group.id } })).error).toBe('forbidden')
    expect((await scene.call('POST api/group/removeGroupUser', owner, { body: { id: group.id } })).error).toBe('forbidden')
    expect((await scene.call('POST api/group/removeGroupUser', one, { body: { id: group.id } })).code).toBe(0)
    expect((await send(one, group.id, '走了')).error).toBe('not-found')
    await scene.call('POST api/group/destroyGroupNew', owner, { body: { id: group.id } })
    expect((await scene.call('POST api/group/info', owner, { body: { id: group.id } })).error).toBe('not-found')
    expect((await send(owner, group.id, '还在')).error).toBe('not-found')
  })

  it('counts exactly under concurrent joins and leaves, and the groups per owner are limited', async () => {
    const owner = await scene.person()
    const group = await make(owner)
    const people = await Promise.all(Array.from({ length: 20 }, () => scene.person()))
    await Promise.all(people.flatMap((id) => [join(id, group.id), join(id, group.id)]))
    await Promise.all(people.slice(0, 8).map((id) => scene.call('POST api/group/removeGroupUser', id, { body: { id: group.id } })))
    expect((await scene.call('POST api/group/info', null, { body: { id: group.id } })).data).toMatchObject({ members: 13, role: 'none' })
    const membersOf = async (more: object) =>
      (await scene.call('POST api/group/members', owner, { body: { id: group.id, ...more } })).data.list.map(({ id }) => id)
    const all = await membersOf({ limit: 500 })
    expect([all.length, all[0]]).toEqual([13, owner])
    const first = await membersOf({ limit: 8 })
    // A read receipt in between moves no member to another page.
    await scene.pool.query('UPDATE chat_member SET read_seq = read_seq + 1 WHERE account_id = $1', [all[3]])
    expect([...first, ...(await membersOf({ limit: 8, page: 2 }))]).toEqual(all)
    const more = await Promise.all(Array.from({ length: 12 }, () => scene.call('POST api/group/addgroup', owner, { body: { name: '多' } })))
    expect(more.filter(({ code }) => code === 0)).toHaveLength(9)
    expect(more.find(({ code }) => code !== 0)?.error).toBe('limit-reached')
  })

  it('of a streamer is shown in the room on request, and recommended to non-members', async () => {
    const room = await scene.room()
    const one = await scene.person()
    const group = await make(room.uid)
    const shown = async () => (await scene.call('POST api/live/getLiveGroupList', one, { body: { id: room.id } })).data.list
    expect(await shown()).toEqual([])
    expect((await scene.call('POST api/live/addshowGroup', (await scene.room()).uid, { body: { id: group.id, show: true } })).error).toBe(
      'forbidden',
    )
    await scene.call('POST api/live/addshowGroup', room.uid, { body: { id: group.id, show: true } })
    expect(await shown()).toMatchObject([{ id: group.id, shown: true, role: 'none' }])
    expect((await scene.call('POST api/live/groupList', null, { body: { uid: room.uid } })).data.total).toBe(1)
    const recommended = async () =>
      (await scene.call('POST api/group/getRecommendGroupList', one, { body: { limit: 50 } })).data.list.map(({ id }) => id)
    expect(await recommended()).toContain(group.id)
    await join(one, group.id)
    expect(await recommended()).not.toContain(group.id)
  })
})

it('a group neither open nor shown is listed for its owner and members, and hidden from others', async () => {
  const room = await scene.room()
  const [fan, other] = [await scene.person(), await scene.person()]
  await scene.follow(fan, room.uid)
  const [closed, shown, open] = [
    await make(room.uid, { open: false, users: [fan] }),
    await make(room.uid, { open: false }),
    await make(room.uid),
  ].map(({ id }) => id)
  await scene.call('POST api/live/addshowGroup', room.uid, { body: { id: shown ?? '', show: true } })
  const listed = async (as: string | null) => {
    const { list, total } = (await scene.call('POST api/live/groupList', as, { body: { uid: room.uid } })).data
    expect(total).toBe(list.length)
    return list.map(({ id }) => id).sort()
  }
  expect(await listed(room.uid)).toEqual([closed, shown, open].sort())
  expect(await listed(fan)).toEqual([closed, shown, open].sort())
  expect([await listed(other), await listed(null)]).toEqual([[shown, open].sort(), [shown, open].sort()])
  const info = async (as: string | null, id = '') => {
    const { error, data } = await scene.call('POST api/group/info', as, { body: { id } })
    return error ?? data.name
  }
  expect([await info(room.uid, closed), await info(fan, closed)]).toEqual(['北看台', '北看台'])
  expect([await info(other, closed), await info(null, closed)]).toEqual(['not-found', 'not-found'])
  expect([await info(other, shown), await info(null, open)]).toEqual(['北看台', '北看台'])
})

describe('the address book', () => {
  it('lists people by initial, whom the user follows, and who follows back', async () => {
    const me = await scene.person()
    const [zhang, an, bob] = [
      await scene.person({ nickname: '张伟' }),
      await scene.person({ nickname: '安然' }),
      await scene.person({ nickname: 'bob' }),
    ]
    for (const id of [zhang, an, bob]) await scene.follow(me, id)
    await scene.follow(bob, me)
    const addressBook = (await scene.call('POST api/group/addressBook', me)).data
    expect(addressBook.following.map(({ initial, id, mutual }) => [initial, id, mutual])).toEqual([
      ['A', an, false],
      ['B', bob, true],
      ['Z', zhang, false],
    ])
    expect(addressBook.followers.map(({ id }) => id)).toEqual([bob])
    expect((await scene.call('POST api/group/crossCorrelation', me)).data.list.map(({ id }) => id)).toEqual([bob])
    const { uid } = await scene.room()
    const people = async () =>
      (await scene.call('POST api/group/getRecommendUserList', me, { body: { limit: 50 } })).data.list.map(({ id }) => id)
    expect(await people()).toContain(uid)
    await scene.follow(me, uid)
    expect(await people()).not.toContain(uid)
  })

  it('detects mutual follows even among thousands of followers', async () => {
    const [star, friend] = [await scene.person(), await scene.person()]
    await scene.follow(star, friend)
    await scene.pool.query(
      `INSERT INTO account_follow (account_id, kind, ref_id, events) SELECT 'crowd-' || n, 'streamer', $1, '{}' FROM generate_series(1, 1500) n`,
      [star],
    )
    await scene.follow(friend, star)
    const { list } = (await scene.call('POST api/group/crossCorrelation', star)).data
    const { following } = (await scene.call('POST api/group/addressBook', star)).data
    expect([list.map(({ id }) => id), following.map(({ id, mutual }) => [id, mutual])]).toEqual([[friend], [[friend, true]]])
  })

  it('recommends no user, and no group of a user, if either has blocked the other or the site has', async () => {
    const me = await scene.person()
    const [friend, troll, cold, out] = [await scene.room(), await scene.room(), await scene.room(), await scene.room()].map(
      ({ uid }) => uid,
    )
    const groups = new Map<string, string | undefined>()
    for (const uid of [friend, troll, cold, out]) groups.set((await make(uid ?? '')).id, uid)
    await insertBlock(scene.db, me, troll ?? '')
    await insertBlock(scene.db, cold ?? '', me)
    await scene.db.execute(sql`update account set blocked_at = now() where id = ${out}`)
    const people = async (as: string | null) => {
      const { list, total } = (await scene.call('POST api/group/getRecommendUserList', as, { body: { limit: 50 } })).data
      expect(total).toBe(list.length)
      return list.map(({ id }) => id).filter((id) => [friend, troll, cold, out].includes(id))
    }
    const owners = async (as: string | null) => {
      const { list, total } = (await scene.call('POST api/group/getRecommendGroupList', as, { body: { limit: 50 } })).data
      expect(total).toBe(list.length)
      return list.flatMap(({ id }) => groups.get(id) ?? [])
    }
    expect([await people(me), await owners(me)]).toEqual([[friend], [friend]])
    expect([(await people(null)).sort(), (await owners(null)).sort()]).toEqual([[friend, troll, cold].sort(), [friend, troll, cold].sort()])
  })

  it('finds the first letter of a name', () => {
    expect(['王', '陈晨', '赵', '欧阳', 'Đức', 'éric', '１', '😀', '', '阿', '做'].map(initialOf)).toEqual([
      'W',
      'C',
      'Z',
      'O',
      'D',
      'E',
      '#',
      '#',
      '#',
      'A',
      'Z',
    ])
  })
})
