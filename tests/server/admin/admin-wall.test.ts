// The wall of the desk: every live room with its chat, and the operator's actions there.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { WallRoom } from '../../../contract/admin/wall-admin.ts'
import { adminRequests } from '../../support/people/admin-requests.ts'
import { adminScene } from '../../support/people/admin-scene.ts'

const world = await adminScene()
const { member, other, first, done, refusal, call } = world
const asking = await adminRequests(world)
const wall = async (): Promise<WallRoom[]> => (await done('GET api/Desk/wall')).list
const roomOn = async (id: string): Promise<WallRoom | undefined> => (await wall()).find(({ room }) => room.id === id)
const post = (room: string, text: string, as = member) => call('POST api/Chat/say', { as, body: { id: room, text, key: randomUUID() } })

it('is empty while no room is on air, and forbidden to non-operators', async () => {
  expect(await done('GET api/Desk/wall')).toEqual({ list: [], total: 0 })
  const fields = { id: 'r', broadcast: 'b', line: 'l', uid: 'u', hours: 1, reason: 'x' }
  for (const key of ['GET api/Desk/wall', 'POST api/Desk/endBroadcast', 'POST api/Desk/removeLine', 'POST api/Desk/muteInRoom'] as const)
    expect([key, await refusal(key, fields, member)]).toEqual([key, 'forbidden'])
})

it('lists the last five chat messages of each room, newest last, and rooms with reports first', async () => {
  const [quiet, loud] = [await asking.onAir(), await asking.onAir()]
  const texts = Array.from({ length: 6 }, (_, place) => `第 ${place} 句 ${randomUUID().slice(0, 4)}`)
  for (const [place, text] of texts.entries())
    expect((await post(loud.room, text, place % 2 === 0 ? other : loud.streamer)).error).toBeUndefined()
  const shown = await roomOn(loud.room)
  expect(shown).toMatchObject({ broadcast: loud.broadcast, reports: 0, room: { uid: loud.streamer.id, is_live: true } })
  expect(shown?.lines.map(({ text }) => text)).toEqual(texts.slice(1))
  expect(shown?.lines[1]).toMatchObject({ uid: other.id })
  const order = async () => (await wall()).map(({ room }) => room.id)
  const [last = ''] = (await order()).slice(-1)
  const reported = last === quiet.room ? quiet : loud
  await asking.asked('POST api/Report/insert', member, { kind: 'room', id: reported.room, reason: 'spam' })
  await asking.asked('POST api/Report/insert', other, { kind: 'person', id: reported.streamer.id, reason: 'abuse' })
  expect([(await order())[0], (await wall())[0]?.reports]).toEqual([reported.room, 2])
  await done('POST api/Desk/decideReport', { kind: 'person', id: reported.streamer.id, decision: 'kept' })
  expect((await roomOn(reported.room))?.reports).toBe(1)
})

it('ends a broadcast with a reason shown to its streamer; another broadcast continues', async () => {
  const { room, broadcast, streamer } = await asking.onAir()
  expect(await refusal('POST api/Desk/endBroadcast', { id: room, broadcast: 'another', reason: '盗播' })).toBe('already-decided')
  expect(await refusal('POST api/Desk/endBroadcast', { id: 'none', broadcast, reason: '盗播' })).toBe('not-found')
  expect(await refusal('POST api/Desk/endBroadcast', { id: room, broadcast, reason: '  ' })).toBe('invalid-input')
  const ended = await done('POST api/Desk/endBroadcast', { id: room, broadcast, reason: '盗播' })
  expect(ended).toMatchObject({ id: broadcast, end_reason: 'blocked', ended_at: expect.any(String) })
  expect(await roomOn(room)).toBeUndefined()
  expect(await refusal('POST api/Desk/endBroadcast', { id: room, broadcast, reason: '盗播' })).toBe('already-decided')
  const notified = (await done('GET api/Notification/getList', {}, streamer)).list.filter(
    ({ event }: { event: string }) => event === 'broadcast-ended',
  )
  expect(notified).toMatchObject([{ kind: 'system', reason: '盗播' }])
  // The streamer is not banned: a later start is a separate broadcast.
  await asking.asked('GET api/Live/startRoom', streamer, {})
  const later = await roomOn(room)
  expect([later?.room.is_live, later?.broadcast === broadcast]).toEqual([true, false])
})

it('ends a broadcast after the undo period, unless the decision was cancelled', async () => {
  const { room, broadcast } = await asking.onAir()
  const decision = {
    ...{ id: randomUUID(), path: 'POST api/Desk/endBroadcast', body: { id: room, broadcast, reason: '盗播' } },
    ...{ tab: 'wall', about: '今晚看球', done: '结束直播', reason: '盗播' },
  }
  expect((await done('POST api/Desk/scheduleDecision', decision)).row).toBe(`wall ${room}`)
  await done('POST api/Desk/cancelDecision', { id: decision.id })
  expect((await roomOn(room))?.broadcast).toBe(broadcast)
  const again = { ...decision, id: randomUUID() }
  await done('POST api/Desk/scheduleDecision', again)
  await done('POST api/Desk/executeDecision', { id: again.id })
  expect(await roomOn(room)).toBeUndefined()
  expect((await world.audit())[0]).toMatchObject({ by: first.id, act: 'broadcast.end', subject: `room ${room}` })
})

it('removes a chat message for everyone, only once', async () => {
  const { room, line } = await asking.onAir()
  await done('POST api/Desk/removeLine', { id: room, line })
  expect((await roomOn(room))?.lines).toEqual([])
  const { list } = (await call('GET api/Chat/roomMessages', { query: { id: room } })).data
  expect(list.map(({ id }: { id: string }) => id)).not.toContain(line)
  expect(await refusal('POST api/Desk/removeLine', { id: room, line })).toBe('not-found')
})

it('mutes and unmutes a user in one room, but never its streamer', async () => {
  const [{ room, streamer }, elsewhere] = [await asking.onAir(), await asking.onAir()]
  const muted = await done('POST api/Desk/muteInRoom', { id: room, uid: member.id, hours: 2, reason: '刷屏' })
  expect((await post(room, '还在吗')).error).toBe('muted')
  expect((await post(elsewhere.room, '这里可以')).error).toBeUndefined()
  const log = (await asking.asked('POST api/RoomManage/log', streamer, { id: room })).list
  expect(log[0]).toMatchObject({ act: 'mute', hours: 2, reason: '刷屏', by: { uid: first.id }, subject: { uid: member.id } })
  // The response holds the replaced mute, so that it can be restored.
  const again = await done('POST api/Desk/muteInRoom', { id: room, uid: member.id, hours: 1 })
  expect([muted.before, Date.parse(again.before) > Date.now() + 3_600_000]).toEqual([null, true])
  await done('POST api/Desk/muteInRoom', { id: room, uid: member.id, hours: 0 })
  expect((await post(room, '又能说话了')).error).toBeUndefined()
  expect((await world.audit())[0]).toMatchObject({ act: 'room.unmute', subject: `user ${member.id}` })
  expect(await refusal('POST api/Desk/muteInRoom', { id: room, uid: member.id, hours: 0 })).toBe('not-found')
  expect(await refusal('POST api/Desk/muteInRoom', { id: room, uid: streamer.id, hours: 1 })).toBe('forbidden')
  expect(await refusal('POST api/Desk/muteInRoom', { id: room, uid: 'nobody', hours: 1 })).toBe('not-found')
  expect(await refusal('POST api/Desk/muteInRoom', { id: room, uid: member.id, hours: 9_999 })).toBe('invalid-input')
})
