// Follows and reservations of members count towards their tasks at once.
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Follow } from '../../../contract/follow/follow.ts'
import { alertDefaults } from '../../../rules/alert/alert-choice.ts'
import { dayIn } from '../../../rules/time/day.ts'
import { openDeviceKeys } from '../../../server/features/alert/device/device-key.ts'
import { upsertDevice } from '../../../server/features/alert/store.ts'
import { findProgress, firstZone } from '../../../server/features/task/store.ts'
import { seedMoney } from '../../../server/world/money.ts'
import { type MemberWorld, memberWorld } from '../../support/people/member-world.ts'

let world: MemberWorld
beforeAll(async () => {
  world = await memberWorld({}, { m1: { sport: 'football' }, m2: { sport: 'football' } })
  await seedMoney(world.context)
})

async function someone() {
  const { token, id } = await world.register(`${randomUUID().slice(0, 8)}@example.com`)
  const ask = (key: string, body: object) => world.call(key, body, { token })
  const follow = (...put: Follow[]) => ask('POST api/Member/follow', { put })
  const unfollow = (...remove: Pick<Follow, 'kind' | 'id'>[]) => ask('POST api/Member/follow', { remove })
  const progress = async () => {
    const found = await findProgress(world.db, id, dayIn(Date.now(), firstZone))
    return [found.get('follow')?.progress ?? 0, found.get('reserve')?.progress ?? 0]
  }
  return { ask, follow, unfollow, progress }
}
const team = (id: string): Follow => ({ kind: 'team', id, events: [] })

describe('follows of a member', () => {
  it('count once each, and not again after an unfollow', async () => {
    const { follow, unfollow, progress } = await someone()
    await follow(team('t1'))
    await unfollow(team('t1'))
    await follow(team('t1'))
    await follow({ ...team('t1'), events: ['goal'] })
    expect(await progress()).toEqual([1, 0])
    await follow(team('t2'), team('t3'), { kind: 'player', id: 'p1', events: [] })
    expect(await progress()).toEqual([3, 0])
  })

  it('are distinguished from reservations, both as the app sends them and through the given calls', async () => {
    const { ask, follow, progress } = await someone()
    await follow({ kind: 'match', id: 'm1', events: ['soon', 'kick-off', 'moved'], adds: true })
    expect(await progress()).toEqual([0, 1])
    // The same match through the other call does not count twice.
    await ask('POST api/live/reserveMatch', { id: 'm1', on: false })
    await ask('POST api/live/reserveMatch', { id: 'm1', on: true })
    expect(await progress()).toEqual([0, 1])
    await ask('POST api/Basketballuser/collect', { id: 'm1', on: true })
    await ask('POST api/Basketballuser/collect', { id: 'm2', on: true })
    await follow({ kind: 'match', id: 'm2', events: [] })
    expect(await progress()).toEqual([2, 1])
  })

  it('merged from a device at login count nothing, because they were made before', async () => {
    const { ask, progress } = await someone()
    await upsertDevice(world.db, 'phone', { lang: 'zh', settings: alertDefaults, follows: [team('t8'), team('t9')] }, () => undefined)
    const joined = await ask('POST api/Member/device', { device: (await openDeviceKeys(world.db)).keyOf('phone') })
    expect(joined.data.list).toHaveLength(2)
    expect(await progress()).toEqual([0, 0])
  })
})
