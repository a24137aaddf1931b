// What is said of single matches beside following them: muted, or told in quiet hours too. In memory for every place
// that shows it, in Dexie for good, where the worker writes as well (静音本场 on a notification).
import type { MatchMark, MatchMarks } from '../../core/device-follows.ts'
import { createStore, type Store } from '../../core/store.ts'
import { tellChange } from './follow-store.ts'

const none: MatchMarks = {}
const store = createStore(none)
/** As the disk said it last. */
let kept = none
let loading: Promise<void> | undefined
let known = false

/** A disk that cannot be read has answered too. */
function unreadable(error: unknown): void {
  console.warn('what is said of single matches cannot be read', error)
  known = true
  store.set(store.get())
}

async function load(): Promise<void> {
  try {
    const { watchMarks } = await import('../../core/follow/match-marks.ts')
    watchMarks((marks) => {
      kept = marks
      known = true
      store.set(marks)
    }, unreadable)
  } catch (error) {
    unreadable(error)
  }
}

export const matchMarks: Store<MatchMarks> & { isKnown(): boolean } = {
  ...store,
  /** Whether the device was asked, which is with the first who listens. */
  isKnown: () => known,
  subscribe(listener) {
    if (!loading) loading = load()
    return store.subscribe(listener)
  },
}

/** Says something of a match, at once here and then to the server. */
export function setMark(matchId: string, name: string, patch: Pick<MatchMark, 'muted' | 'through'>): void {
  const state = store.get()
  store.set({ ...state, [matchId]: { ...state[matchId], ...patch, name, at: Date.now() } })
  const saved = import('../../core/follow/match-marks.ts').then(({ writeMark }) => writeMark(matchId, name, patch))
  saved.catch(() => store.set(kept))
  tellChange({ on: false, kind: 'match', id: matchId }, saved)
}
