import { describe, expect, it } from 'vitest'
import type { Channel } from '../../../contract/live.ts'
import { localBus } from './bus.ts'
import { RoomPresence } from './room-presence.ts'
import { guestAuth, type SocketAuth } from './socket-auth.ts'
import { SocketMembership } from './socket-membership.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A guest in a room; the test decides when access is granted. */
function sitting() {
  const decisions: ((may: boolean) => void)[] = []
  const entered: string[] = []
  const auth: SocketAuth = {
    ...guestAuth,
    authenticate: async (token) => ({ id: token, login: token }),
    mayEnter: () => new Promise((resolve) => decisions.push(resolve)),
    entered: (roomId, accountId) => entered.push(`${roomId} ${accountId}`),
  }
  const rooms = new RoomPresence(
    localBus(),
    'node',
    () => 0,
    () => undefined,
  )
  const joined = new Set<Channel>()
  const sent: string[] = []
  const membership = new SocketMembership(
    's',
    { auth: () => auth, rooms, warn: (what) => sent.push(what) },
    {
      send: (frame) => sent.push(String(frame)),
      ready: () => null,
      join: (channel) => Boolean(joined.add(channel)),
      refuseUnknown: () => sent.push('unknown'),
      letGo: () => {
        sent.push('let go')
        membership.close()
      },
      leave: (channel) => joined.delete(channel),
      joined,
    },
  )
  const decide = async (may: boolean): Promise<void> => {
    await settle()
    decisions.shift()?.(may)
    await settle()
  }
  return { membership, rooms, joined, sent, entered, decide }
}

describe('SocketMembership', () => {
  it('leaves nobody in the room when the socket closes during sign-in', async () => {
    const { membership, rooms, entered, joined, decide } = sitting()
    membership.inOrder(() => membership.join('room:r'))
    expect(rooms.online('r')).toBe(1)
    membership.inOrder(() => membership.signIn('somebody'))
    await settle()
    membership.close()
    joined.clear()
    await decide(true)
    expect([rooms.online('r'), entered]).toEqual([0, []])
  })

  it('keeps an account out of the room when it is kicked while signing in or joining', async () => {
    const { membership, rooms, joined, decide, sent } = sitting()
    membership.inOrder(() => membership.join('room:r'))
    membership.inOrder(() => membership.signIn('somebody'))
    await settle()
    membership.kick('r')
    await decide(true)
    expect([rooms.online('r'), [...joined]]).toEqual([0, []])
    membership.inOrder(() => membership.join('room:other'))
    await settle()
    // Access was requested before the kick.
    membership.kick('other')
    await decide(true)
    expect([rooms.online('other'), [...joined]]).toEqual([0, []])
    expect(sent.filter((frame) => frame.includes('room_out'))).toHaveLength(2)
    // The account may enter again later.
    membership.inOrder(() => membership.join('room:other'))
    await decide(true)
    expect([rooms.online('other'), [...joined]]).toEqual([1, ['room:other']])
  })

  it('closes the socket when its queue overflows, and drops no queued request silently before that', async () => {
    const { membership, sent, joined, decide } = sitting()
    const ask = (count: number): void => {
      for (let index = 0; index < count; index += 1) membership.inOrder(() => membership.join(`match:${index}`))
    }
    membership.inOrder(() => membership.join('room:r'))
    membership.inOrder(() => membership.signIn('somebody'))
    await settle()
    ask(200)
    await decide(true)
    expect([joined.size, sent.includes('let go')]).toEqual([201, false])
    membership.inOrder(() => membership.join('room:slow'))
    ask(300)
    expect(sent.filter((what) => what === 'let go')).toHaveLength(1)
  })

  it('lets a kicked user rejoin other rooms as a guest after sign-out, but not that one', async () => {
    const { membership, rooms, joined, decide } = sitting()
    membership.inOrder(() => membership.signIn('somebody'))
    await settle()
    membership.inOrder(() => membership.join('room:r'))
    await decide(true)
    membership.kick('r')
    membership.endLogins(new Set(['somebody']))
    membership.inOrder(() => membership.join('room:r'))
    membership.inOrder(() => membership.join('room:other'))
    expect([rooms.online('r'), rooms.online('other'), joined.has('room:r')]).toEqual([0, 1, false])
    // After the next sign-in, access is checked again.
    membership.inOrder(() => membership.signIn('somebody'))
    await settle()
    await decide(true)
    membership.inOrder(() => membership.join('room:r'))
    await decide(true)
    expect(rooms.online('r')).toBe(1)
  })
})
