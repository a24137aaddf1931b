import { describe, expect, it } from 'vitest'
import type { Channel } from '../../../contract/live.ts'
import { localBus } from './bus.ts'
import { closedDoor, type Door } from './door.ts'
import { RoomPresence } from './room-presence.ts'
import { Seat } from './seat.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A guest in a room; the test decides when access is granted. */
function sitting() {
  const answers: ((may: boolean) => void)[] = []
  const entered: string[] = []
  const door: Door = {
    ...closedDoor,
    authenticate: async (token) => ({ id: token, login: token }),
    mayEnter: () => new Promise((resolve) => answers.push(resolve)),
    entered: (roomId, accountId) => entered.push(`${roomId} ${accountId}`),
  }
  const rooms = new RoomPresence(
    localBus(),
    'node',
    () => 0,
    () => undefined,
  )
  const joined = new Set<Channel>()
  const said: string[] = []
  const seat = new Seat(
    's',
    { door: () => door, rooms, warn: (what) => said.push(what) },
    {
      send: (frame) => said.push(String(frame)),
      ready: () => null,
      join: (channel) => Boolean(joined.add(channel)),
      refuseUnknown: () => said.push('unknown'),
      letGo: () => {
        said.push('let go')
        seat.close()
      },
      leave: (channel) => joined.delete(channel),
      joined,
    },
  )
  const answer = async (may: boolean): Promise<void> => {
    await settle()
    answers.shift()?.(may)
    await settle()
  }
  return { seat, rooms, joined, said, entered, answer }
}

describe('a seat', () => {
  it('whose socket ends while it signs in leaves nobody in the room', async () => {
    const { seat, rooms, entered, joined, answer } = sitting()
    seat.inOrder(() => seat.join('room:r'))
    expect(rooms.online('r')).toBe(1)
    seat.inOrder(() => seat.signIn('somebody'))
    await settle()
    seat.close()
    joined.clear()
    await answer(true)
    expect([rooms.online('r'), entered]).toEqual([0, []])
  })

  it('of whom is put out while he signs in or comes in is not in the room', async () => {
    const { seat, rooms, joined, answer, said } = sitting()
    seat.inOrder(() => seat.join('room:r'))
    seat.inOrder(() => seat.signIn('somebody'))
    await settle()
    seat.show('r')
    await answer(true)
    expect([rooms.online('r'), [...joined]]).toEqual([0, []])
    seat.inOrder(() => seat.join('room:other'))
    await settle()
    // Access was requested before the kick.
    seat.show('other')
    await answer(true)
    expect([rooms.online('other'), [...joined]]).toEqual([0, []])
    expect(said.filter((frame) => frame.includes('room_out'))).toHaveLength(2)
    // The account may enter again later.
    seat.inOrder(() => seat.join('room:other'))
    await answer(true)
    expect([rooms.online('other'), [...joined]]).toEqual([1, ['room:other']])
  })

  it('that is asked for more than may wait is let go, and loses none of it without a word', async () => {
    const { seat, said, joined, answer } = sitting()
    const ask = (count: number): void => {
      for (let index = 0; index < count; index += 1) seat.inOrder(() => seat.join(`match:${index}`))
    }
    seat.inOrder(() => seat.join('room:r'))
    seat.inOrder(() => seat.signIn('somebody'))
    await settle()
    ask(200)
    await answer(true)
    expect([joined.size, said.includes('let go')]).toEqual([201, false])
    seat.inOrder(() => seat.join('room:slow'))
    ask(300)
    expect(said.filter((what) => what === 'let go')).toHaveLength(1)
  })

  it('of a kicked user rejoins other rooms as a guest after sign-out, but not that one', async () => {
    const { seat, rooms, joined, answer } = sitting()
    seat.inOrder(() => seat.signIn('somebody'))
    await settle()
    seat.inOrder(() => seat.join('room:r'))
    await answer(true)
    seat.show('r')
    seat.endLogins(new Set(['somebody']))
    seat.inOrder(() => seat.join('room:r'))
    seat.inOrder(() => seat.join('room:other'))
    expect([rooms.online('r'), rooms.online('other'), joined.has('room:r')]).toEqual([0, 1, false])
    // After the next sign-in, access is checked again.
    seat.inOrder(() => seat.signIn('somebody'))
    await settle()
    await answer(true)
    seat.inOrder(() => seat.join('room:r'))
    await answer(true)
    expect(rooms.online('r')).toBe(1)
  })
})
