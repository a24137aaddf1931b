// Guard and noble tiers by id, for badges.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { StatusTier } from '../../../../contract/gift/guard.ts'
import { apiQuery } from '../../../core/api/api-query.ts'

export type Tiers = ReadonlyMap<string, StatusTier>

export function useTiers(): Tiers {
  const { data } = useQuery(apiQuery('GET api/Guard/getList'))
  return useMemo(() => new Map([...(data?.guard ?? []), ...(data?.noble ?? [])].map((tier) => [tier.id, tier])), [data])
}
