import { expect, it } from 'vitest'
import { api } from '../../../../contract/api.ts'
import type { Endpoint } from '../../../../contract/wire/endpoint.ts'
import { isShared } from './shared-reads.ts'

it('data for one reader alone does not stay on screen for the next account', () => {
  const own = Object.entries<Endpoint>(api).filter(([, { who, personal }]) => who !== 'guest' || personal)
  const reads = own.filter(([, { effect }]) => effect === 'read').map(([key]) => key)
  expect(reads.length).toBeGreaterThan(50)
  expect(reads.filter((key) => isShared([key, null]))).toEqual([])
})

it('matches and news are shared by all accounts', () => {
  expect(['POST api/hot_match/all_match', 'GET api/hot_match/detail', 'GET api/Portal_post/getList2'].every((key) => isShared([key]))).toBe(
    true,
  )
})
