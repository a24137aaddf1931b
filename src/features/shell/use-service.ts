// Customer service: opens the URL that the operator configured in a new tab; without one, the feedback page.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { apiQuery } from '../../core/api/api-query.ts'

/** Time to live of the cached URL, in milliseconds. */
const goodFor = 600_000

interface Service {
  /** Prefetches the URL before a likely click. */
  ahead(): void
  open(): void
}

export function useService(): Service {
  const client = useQueryClient()
  const navigate = useNavigate()
  const read = () => client.fetchQuery({ ...apiQuery('POST api/user/getKefuInfo'), staleTime: goodFor })
  return {
    ahead: () => {
      read().catch((error: unknown) => console.info('customer service prefetch failed', error))
    },
    open: () => {
      void read()
        .then(
          ({ link }) => (/^https?:\/\//.test(link) ? link : ''),
          (error: unknown) => {
            console.warn('customer service request failed', error)
            return ''
          },
        )
        .then((link) => {
          if (link) window.open(link, '_blank', 'noopener')
          else void navigate({ to: '/feedback' })
        })
    },
  }
}
