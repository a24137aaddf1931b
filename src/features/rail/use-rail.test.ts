import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sampleRow } from '../../../tests/support/match/sample-row.ts'
import { useRail } from './use-rail.ts'

function Counts() {
  const { counts, rows } = useRail('live')
  return `${counts.live} ${rows.length}`
}

it('the tab shows the number of live matches, including those not displayed', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const list = Array.from({ length: 30 }, (_, index) => sampleRow({ id: `m${index}`, status: 'live' }))
  client.setQueryData(['POST api/hot_match/all_match', { body: { status: 'live', limit: 30 } }], { list, total: 87 })
  client.setQueryData(['GET api/hot_match/recommend', null], { list: [], total: 0 })
  const shown = renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Counts)))
  expect(shown).toBe('87 30')
})
