// What the pages of schemes read.
import type { QueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../../core/api/api-query.ts'

export const schemeQuery = (id: string) => apiQuery('GET api/Expert/scheme', { query: { id } })

/** Something was bought, tipped or published: whatever shows schemes is read again. */
export const schemesChanged = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    (['scheme', 'schemeList', 'forecast', 'bought', 'getHome'] as const).map((name) =>
      client.invalidateQueries({ queryKey: [`GET api/Expert/${name}`] }),
    ),
  )
