import { beforeEach, expect, it, vi } from 'vitest'
import { communityLimits } from '../../../contract/limits/community-limits.ts'
import { ApiError, NetworkError } from '../api/api.ts'
import { namedByText } from './named-people.ts'

const api = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('../api/api.ts', async (original) => ({ ...(await original<object>()), call: api.call }))

const contact = (id: string, user_nickname: string) => ({ id, user_nickname })
beforeEach(() => {
  api.call.mockReset()
})

it('mentions users that the author follows, is followed by or chats with, each once', async () => {
  const ann = contact('1', 'Ann Lee')
  api.call.mockResolvedValue({ following: [ann], followers: [ann, contact('2', '球迷2')], talking: [contact('3', '老周')], groups: [] })
  expect(await namedByText('@老周 @球迷2 @Ann Lee @谁都不是')).toEqual(['1', '3', '2'])
})

it('looks up no users for a text without an @', async () => {
  expect(await namedByText('看球')).toEqual([])
  expect(api.call).not.toHaveBeenCalled()
})

it('mentions no more users than the server accepts', async () => {
  const following = Array.from({ length: communityLimits.mentions + 3 }, (_, place) => contact(`${place}`, '同名'))
  api.call.mockResolvedValue({ following, followers: [], groups: [] })
  expect(await namedByText('@同名')).toHaveLength(communityLimits.mentions)
})

it('keeps known mentions when the lookup is rejected; fails when offline or without a login', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const known = [{ uid: '1', nickname: 'Ann Lee' }]
  const failing = (error: Error) => {
    api.call.mockRejectedValueOnce(error)
    return namedByText('@Ann Lee @老周', known)
  }
  expect(await failing(new ApiError(1, 'too-many', ''))).toEqual(['1'])
  await expect(failing(new NetworkError('offline'))).rejects.toThrow(NetworkError)
  await expect(failing(new ApiError(700, 'error', ''))).rejects.toThrow(ApiError)
})
