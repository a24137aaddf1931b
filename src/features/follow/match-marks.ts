// What is said of single matches beside following them: muted, or told in quiet hours too. In memory for every place
// that shows it, in Dexie for good, where the worker writes as well (静音本场 on a notification).
import type { MatchMark, MatchMarks } from '../../core/device-follows.ts'
import { tellChange } from './follow-store.ts'

const none: MatchMarks = {}
let state = none
/** As the disk said it last. */
let kept = none
const listeners = new Set<() => void>()
let loading: Promise<void> | undefined

function show(next: MatchMarks): void {
  state = next
  for (const listener of listeners) listener()
}

async function load(): Promise<void> {
  try {
    const [{ liveQuery }, { readMarks }] = await Promise.all([import('dexie'), import('../../core/follow/match-marks.ts')])
    liveQuery(readMarks).subscribe({
      next: (marks) => {
        kept = marks
        show(marks)
      },
      error: (error: unknown) => console.warn('what is said of single matches cannot be read', error),
    })
  } catch (error) {
    console.warn('what is said of single matches cannot be read', error)
  }
}

export const matchMarks = {
  get: (): MatchMarks => state,
  getServer: (): MatchMarks => none,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    if (!loading) loading = load()
    return () => listeners.delete(listener)
  },
}

/** Says something of a match, at once here and then to the server. */
export function setMark(matchId: string, name: string, patch: Pick<MatchMark, 'muted' | 'through'>): void {
  show({ ...state, [matchId]: { ...state[matchId], ...patch, name, at: Date.now() } })
  const saved = import('../../core/follow/match-marks.ts').then(({ writeMark }) => writeMark(matchId, name, patch))
  saved.catch(() => show(kept))
  tellChange({ on: false, kind: 'match', id: matchId }, saved)
}
