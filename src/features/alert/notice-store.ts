// The notices of this window: cards that pop up, one a match, three at most; and the list behind the bell.
import type { GoalNotice } from '../../../contract/push.ts'

export interface ShownNotice {
  notice: GoalNotice
  /** Real milliseconds when it appeared or was replaced. */
  at: number
}
export interface NoticeState {
  /** Newest first. */
  popups: readonly ShownNotice[]
  list: readonly ShownNotice[]
  unread: number
  /** Matches whose pop-ups this window keeps quiet. */
  muted: ReadonlySet<string>
}

/** Cards on screen at once; the list behind the bell keeps more. */
const mostPopups = 3
const mostListed = 50

export const emptyNotices: NoticeState = { popups: [], list: [], unread: 0, muted: new Set() }

/**
 * Adds a notice. A later one of the same match replaces its card in place; an older or repeated one changes nothing.
 * A cancelled goal stays in the list as what it was, with the cancellation above it.
 */
export function withNotice(state: NoticeState, notice: GoalNotice, at: number, popup: boolean): NoticeState {
  const seen = state.list.some((shown) => shown.notice.match_id === notice.match_id && shown.notice.seq >= notice.seq)
  if (seen) return state
  const shown = { notice, at }
  const others = state.popups.filter((card) => card.notice.match_id !== notice.match_id)
  const quiet = !popup || state.muted.has(notice.match_id)
  return {
    ...state,
    popups: quiet ? others : [shown, ...others].slice(0, mostPopups),
    list: [shown, ...state.list].slice(0, mostListed),
    unread: state.unread + 1,
  }
}

let state = emptyNotices
const listeners = new Set<() => void>()
function show(next: NoticeState): void {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

export const notices = {
  get: (): NoticeState => state,
  getServer: (): NoticeState => emptyNotices,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  add(notice: GoalNotice, popup: boolean): boolean {
    const before = state
    show(withNotice(state, notice, Date.now(), popup))
    return state !== before
  },
  dismiss: (matchId: string): void => show({ ...state, popups: state.popups.filter((card) => card.notice.match_id !== matchId) }),
  mute(matchId: string): void {
    show({ ...state, muted: new Set([...state.muted, matchId]), popups: state.popups.filter((card) => card.notice.match_id !== matchId) })
  },
  readAll: (): void => show({ ...state, unread: 0 }),
}
