// Queries of the scheme pages.
import type { QueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../../core/api/api-query.ts'

export const schemeQuery = (id: string) => apiQuery('GET api/Expert/scheme', { query: { id } })

/** Invalidates every query that shows schemes, after a purchase, a tip or a publication. */
export const schemesChanged = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    (['scheme', 'schemeList', 'forecast', 'bought', 'getHome'] as const).map((name) =>
      client.invalidateQueries({ queryKey: [`GET api/Expert/${name}`] }),
    ),
  )
