// Groups of follows and their order: stored with the account, changed in parts by devices that know nothing of each other.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FollowOrder, FollowOrderChange } from '../../../contract/follow/follow-order.ts'
import { followLimits } from '../../../contract/limits/follow-limits.ts'
import { rankBetween } from '../../../rules/follow-rank.ts'
import { listEffectiveFollows, listReaders } from '../../../server/features/alert/store.ts'
import { device, deviceFollow } from '../../../server/features/alert/table.ts'
import { accountFollow } from '../../../server/features/follow/table.ts'
import { arranged, moveChange, sectionsOf, withChange } from '../../../src/features/follow/follow-order.ts'
import { communityScene } from '../../support/people/community-scene.ts'

const scene = await communityScene()
const readOrder = async (as: string): Promise<FollowOrder> => (await scene.call('GET api/Member/followBook', as)).data
const change = (as: string, body: FollowOrderChange) => scene.call('POST api/Member/arrangeFollows', as, { body })
const team = (id: string) => ({ kind: 'team' as const, id })

describe('the order of follows', () => {
  it('keeps groups by name and position, and releases the follows of a deleted group', async () => {
    const [me, other] = [await scene.person(), await scene.person()]
    const [one, two] = [randomUUID(), randomUUID()]
    await change(me, {
      groups: [
        { id: one, name: ' 主队  们 ' },
        { id: two, name: '看看' },
      ],
      marks: [{ ...team('t1'), group: one, rank: 'V' }],
    })
    expect(await readOrder(me)).toMatchObject({
      groups: [
        { id: one, name: '主队 们' },
        { id: two, name: '看看' },
      ],
      marks: [{ ...team('t1'), group: one, rank: 'V', special: false }],
    })
    const [first] = (await readOrder(me)).groups
    await change(me, { groups: [{ id: two, rank: rankBetween('', first?.rank ?? null) }] })
    expect((await readOrder(me)).groups.map(({ id }) => id)).toEqual([two, one])
    await change(me, { ended: [one] })
    expect(await readOrder(me)).toMatchObject({ groups: [{ id: two }], marks: [{ group: null }] })
    // A change from another device to an ended group does not restore the group.
    await change(me, { groups: [{ id: one, rank: 'k' }] })
    expect((await readOrder(me)).groups.map(({ id }) => id)).toEqual([two])
    expect(await readOrder(other)).toEqual({ groups: [], marks: [] })
    expect((await scene.call('GET api/Member/followBook', null)).code).toBe(700)
  })

  it('loses nothing when two devices change different parts of one follow', async () => {
    const me = await scene.person()
    const group = randomUUID()
    await change(me, { groups: [{ id: group, name: '组' }] })
    await Promise.all([
      change(me, { marks: [{ ...team('t1'), special: true }] }),
      change(me, { marks: [{ ...team('t1'), group }] }),
      change(me, { marks: [{ ...team('t1'), rank: 'k' }] }),
    ])
    expect((await readOrder(me)).marks).toEqual([{ ...team('t1'), group, rank: 'k', special: true }])
  })

  it('rejects a blank or overlong name, too many groups, and kinds that cannot be special', async () => {
    const me = await scene.person()
    const named = (name: string) => change(me, { groups: [{ id: randomUUID(), name }] })
    expect([(await named(' ')).error, (await named('长'.repeat(followLimits.groupName + 1))).error]).toEqual(['invalid-input', 'too-long'])
    expect((await named('长'.repeat(followLimits.groupName))).code).toBe(0)
    expect((await change(me, { marks: [{ kind: 'league', id: 'l', special: true }] })).error).toBe('invalid-input')
    const many = Array.from({ length: followLimits.groups }, () => ({ id: randomUUID(), name: '组' }))
    expect((await change(me, { groups: many })).error).toBe('limit-reached')
    expect((await readOrder(me)).groups).toHaveLength(1)
  })

  it('converges to one order on the server, however two devices move items concurrently', async () => {
    const items = [...'abcde'].map(team)
    const place = fc.nat(4)
    const move = fc.record({ device: fc.nat(1), which: place, to: place, reads: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 8 }), async (moves) => {
        const me = await scene.person()
        const devices: FollowOrder[] = [await readOrder(me), await readOrder(me)]
        const sent: Promise<unknown>[] = []
        for (const { device: number, which, to, reads } of moves) {
          if (reads) {
            await Promise.all(sent.splice(0))
            devices[number] = await readOrder(me)
          }
          const mine = devices[number] ?? { groups: [], marks: [] }
          const item = items[which] ?? team('a')
          const others = arranged(items, mine).filter((one) => one !== item)
          const next = moveChange(others, item, null, to, mine)
          devices[number] = withChange(mine, next)
          expect(sectionsOf(items, devices[number])[0]?.items.indexOf(item)).toBe(to)
          sent.push(change(me, next))
        }
        await Promise.all(sent)
        const [one, other] = [await readOrder(me), await readOrder(me)]
        const order = sectionsOf(items, one)[0]?.items.map(({ id }) => id)
        expect(sectionsOf(items, { ...other, marks: [...other.marks].reverse() })[0]?.items.map(({ id }) => id)).toEqual(order)
        expect([...(order ?? [])].sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
      }),
      { numRuns: 15 },
    )
  })
})

it('a special follow sends every alert, whatever the device chose, for that account alone', async () => {
  const [me, other] = [await scene.person(), await scene.person()]
  const settings = { value1: true, value2: false, value3: false, value4: false }
  for (const one of [me, other]) {
    await scene.db.insert(device).values({ id: `d${one}`, endpoint: `https://push.example/${one}`, lang: 'zh', settings, account_id: one })
    await scene.db.insert(accountFollow).values({ account_id: one, kind: 'team', ref_id: 't9', events: [] })
    await scene.db.insert(deviceFollow).values({ device_id: `d${one}`, kind: 'team', ref_id: 't9', events: ['goal'] })
  }
  await change(me, { marks: [{ ...team('t9'), special: true }] })
  const match = { match_id: 'm9', home_team_id: 't9', away_team_id: 't8', league_id: 'l9' }
  const readers = await listReaders(scene.db, match, [])
  const eventsOf = (one: string) => readers.find(({ device_id }) => device_id === `d${one}`)?.follows.flatMap(({ events }) => events)
  expect(eventsOf(other)).toEqual(['goal'])
  expect(eventsOf(me)).toEqual(expect.arrayContaining(['line-up', 'goal', 'red-card', 'half-time', 'quarter-end']))
  expect((await listEffectiveFollows(scene.db, me))[0]?.events).toContain('penalty-missed')
  // The account's own follow keeps what was chosen.
  expect((await scene.db.select().from(accountFollow)).every(({ events }) => events.length === 0)).toBe(true)
})
