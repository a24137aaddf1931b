import { expect, it, vi } from 'vitest'
import type { UserInfo } from '../../../contract/account/account.ts'
import type { LiveFrame } from '../../../contract/live.ts'
import { roomFrames } from '../socket/room-frames.ts'
import { watchRoles } from './roles-watch.ts'
import { sessionStore } from './session.ts'

const readUser = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('./session-life.ts', () => ({ readUser }))

const hear = (account: string, type: 'roles' | 'notification'): void =>
  roomFrames.hear({ code: 100, version: 1, epoch: 'e', seq: 1, channel: `account:${account}`, type, data: {} } as LiveFrame)
const enter = (id: string): void => sessionStore.set({ phase: 'in', user: { id } as UserInfo })

it('reloads the signed-in user when their own roles change, and not when others’ do', () => {
  watchRoles()
  hear('100001', 'roles')
  expect(readUser).toHaveBeenCalledTimes(0)
  enter('100001')
  hear('100001', 'notification')
  hear('100002', 'roles')
  expect(readUser).toHaveBeenCalledTimes(0)
  hear('100001', 'roles')
  expect(readUser).toHaveBeenCalledTimes(1)
  // A reset: frames may have been missed.
  roomFrames.reset('account:100001')
  expect(readUser).toHaveBeenCalledTimes(2)
  // While the user is being read again.
  sessionStore.set({ phase: 'in', user: null })
  hear('100001', 'roles')
  expect(readUser).toHaveBeenCalledTimes(3)
  enter('100002')
  hear('100001', 'roles')
  expect(readUser).toHaveBeenCalledTimes(3)
  sessionStore.set({ phase: 'out', user: null })
  hear('100002', 'roles')
  expect(readUser).toHaveBeenCalledTimes(3)
})
