// Alert options of single matches: muted, or alerts in quiet hours too. In memory for all places that show them, persisted in Dexie,
// which the worker writes to as well (静音本场 on a notification).
import type { MatchMark, MatchMarks } from '../../core/device-follows.ts'
import { createStore, type Store } from '../../core/store/store.ts'
import { notifyChange } from './follow-store.ts'

const none: MatchMarks = {}
const store = createStore(none)
/** Last state of the database. */
let stored = none
let loading: Promise<void> | undefined
let known = false

/** An unreadable database counts as read. */
function unreadable(error: unknown): void {
  console.warn('match marks read failed', error)
  known = true
  store.set(store.get())
}

async function load(): Promise<void> {
  try {
    const { watchMarks } = await import('../../core/follow/match-marks.ts')
    watchMarks((marks) => {
      stored = marks
      known = true
      store.set(marks)
    }, unreadable)
  } catch (error) {
    unreadable(error)
  }
}

export const matchMarks: Store<MatchMarks> & { isKnown(): boolean } = {
  ...store,
  /** Whether the database has been read, which starts with the first subscriber. */
  isKnown: () => known,
  subscribe(listener) {
    if (!loading) loading = load()
    return store.subscribe(listener)
  },
}

/** Sets an option of a match: at once here, then on the server. */
export function setMark(matchId: string, name: string, patch: Pick<MatchMark, 'muted' | 'through'>): void {
  const state = store.get()
  store.set({ ...state, [matchId]: { ...state[matchId], ...patch, name, at: Date.now() } })
  const saved = import('../../core/follow/match-marks.ts').then(({ writeMark }) => writeMark(matchId, name, patch))
  saved.catch(() => store.set(stored))
  notifyChange({ on: false, kind: 'match', id: matchId }, saved)
}
