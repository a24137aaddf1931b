// Reports what a member watches or reads: a minute of a live match, an article that stayed open. The server decides what counts.
import type { ApiBody } from '../../../contract/api.ts'
import { ApiError, call, NetworkError } from '../api/api.ts'
import { refreshUser, sessionStore } from '../session/session.ts'

type SeenSubject = ApiBody<'POST api/Activity/seen'>

/** Seconds in view before a report: repeatedly for a match, once for an article. */
const reportAfter = { match: 60, news: 10 }
/** Interval in seconds between checks whether the page is visible. */
const step = 5

const isHidden = (): boolean => (globalThis as { document?: { hidden: boolean } }).document?.hidden ?? false

/** Starts counting; returns the stop function. Views of guests are not reported. */
export function trackSeen(subject: SeenSubject): () => void {
  let inView = 0
  const timer = setInterval(() => {
    if (isHidden() || sessionStore.get().phase !== 'in') return
    inView += step
    if (inView < reportAfter[subject.kind]) return
    inView = 0
    if (subject.kind === 'news') clearInterval(timer)
    void notify(subject)
  }, step * 1_000)
  return () => clearInterval(timer)
}

async function notify(subject: SeenSubject): Promise<void> {
  try {
    const { lz_num } = await call('POST api/Activity/seen', { body: subject })
    if (lz_num > 0) await refreshUser()
  } catch (error) {
    // A lost report is only a minute: it is not retried.
    if (!(error instanceof ApiError || error instanceof NetworkError)) throw error
    console.warn('view report failed', error)
  }
}
