import { expect, it } from 'vitest'
import { api } from '../../../contract/api.ts'
import type { Endpoint } from '../../../contract/wire/endpoint.ts'
import { isShared } from './shared-reads.ts'

it('nothing stays on screen for the next account that the server answers to one reader alone', () => {
  const own = Object.entries<Endpoint>(api).filter(([, { who, personal }]) => who !== 'guest' || personal)
  const reads = own.filter(([, { effect }]) => effect === 'read').map(([key]) => key)
  expect(reads.length).toBeGreaterThan(50)
  expect(reads.filter((key) => isShared([key, null]))).toEqual([])
})

it('matches and news are read once for all', () => {
  expect(['POST api/hot_match/all_match', 'GET api/hot_match/detail', 'GET api/Portal_post/getList2'].every((key) => isShared([key]))).toBe(
    true,
  )
})
