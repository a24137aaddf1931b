// Why a page could not be shown, for the words that say so. Pure.
import { ApiError, NetworkError } from '../core/api/api.ts'
import { isUnfetched } from '../ui/layer/later-part.ts'

/** `own`: a fault of ours. */
export type PageCause = 'network' | 'server' | 'own'

/** `online`: as far as the app knows. */
export function pageCause(error: unknown, online: boolean): PageCause {
  if (error instanceof ApiError) return 'server'
  return error instanceof NetworkError || isUnfetched(error) ? waitedCause(online) : 'own'
}

/** Of what was waited for in vain. */
export const waitedCause = (online: boolean): PageCause => (online ? 'server' : 'network')
