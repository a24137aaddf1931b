// Customer service: the address that the operator configured, in a tab of its own; without one, the page of feedback.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { apiQuery } from '../../core/api/api-query.ts'

/** Milliseconds that what was read is good for. */
const goodFor = 600_000

interface Service {
  /** Reads the address when a click is near. */
  ahead(): void
  open(): void
}

export function useService(): Service {
  const client = useQueryClient()
  const navigate = useNavigate()
  const read = () => client.fetchQuery({ ...apiQuery('POST api/user/getKefuInfo'), staleTime: goodFor })
  return {
    ahead: () => {
      read().catch((error: unknown) => console.info('customer service was not read ahead', error))
    },
    open: () => {
      void read()
        .then(
          ({ link }) => (/^https?:\/\//.test(link) ? link : ''),
          (error: unknown) => {
            console.warn('customer service could not be read', error)
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
