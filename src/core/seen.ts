// Tells the server what a member is looking at: a minute of a live match, an article that stayed open. It decides what counts.
import type { ApiBody } from '../../contract/api.ts'
import { ApiError, call, NetworkError } from './api/api.ts'
import { refreshUser, sessionStore } from './session/session.ts'

type Thing = ApiBody<'POST api/Activity/seen'>

/** Seconds in view before it is told: again and again of a match, once of an article. */
const told = { match: 60, news: 10 }
/** Seconds between two looks at whether the page is in view. */
const step = 5

const isHidden = (): boolean => (globalThis as { document?: { hidden: boolean } }).document?.hidden ?? false

/** Begins; answers how to end it. A guest's view is nobody's. */
export function seeThing(thing: Thing): () => void {
  let inView = 0
  const timer = setInterval(() => {
    if (isHidden() || sessionStore.get().phase !== 'in') return
    inView += step
    if (inView < told[thing.kind]) return
    inView = 0
    if (thing.kind === 'news') clearInterval(timer)
    void tell(thing)
  }, step * 1_000)
  return () => clearInterval(timer)
}

async function tell(thing: Thing): Promise<void> {
  try {
    const { lz_num } = await call('POST api/Activity/seen', { body: thing })
    if (lz_num > 0) await refreshUser()
  } catch (error) {
    // A minute more or less: nobody waits for it.
    if (!(error instanceof ApiError || error instanceof NetworkError)) throw error
    console.warn('what is on screen was not told', error)
  }
}
