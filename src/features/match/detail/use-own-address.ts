// Corrects the sport in the page's URL to the match's own, whatever the link contained: the top bar marks its active item by it.
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { ownSearch } from '../detail-search.ts'

export function useOwnAddress({ id, sport }: Pick<MatchRow, 'id' | 'sport'>): void {
  const router = useRouter()
  useEffect(() => {
    const { pathname, search } = router.state.location
    const own = pathname === '/score-detail' ? ownSearch({ ...search }, { id, sport }) : null
    if (own) void router.navigate({ to: '/score-detail', search: own, hash: true, replace: true, resetScroll: false })
  }, [router, id, sport])
}
