// The notices of this window: cards that pop up, one a match, three at most; and the list behind the bell, which
// notice-keep.ts holds on the device's disk.
import type { GoalNotice } from '../../../../contract/alert.ts'
import { replaces } from '../../../../rules/alert/replaces.ts'
import { serverNow } from '../../../core/clock/server-time.ts'
import { type ListedNotice, noticeKey, unreadOf, withListed } from './notice-list.ts'
import { type NoticeState, noticeState, type ShownNotice } from './notice-state.ts'

/** Where the list is kept beyond this window. */
export interface NoticeKeeper {
  add(added: readonly ListedNotice[]): void
  /** Marks as read; every notice without a key. */
  read(key?: string): void
}

/** Cards on screen at once; the list behind the bell keeps more. */
const mostPopups = 3

const withHeard = ({ heard }: NoticeState, keys: readonly string[]): ReadonlySet<string> => new Set([...(heard ?? []), ...keys])

/** A later notice of the same match replaces its card in place; an older or repeated one changes nothing. */
export function withNotice(state: NoticeState, notice: GoalNotice, at: number, popup: boolean): NoticeState {
  const newer = ({ notice: known }: { notice: GoalNotice }): boolean => known.match_id === notice.match_id && known.seq > notice.seq
  const key = noticeKey(notice)
  if (state.heard?.has(key) || state.list.some(({ notice: known }) => replaces(known, notice))) return state
  // The same list where another window has told it first: this one has its card nevertheless.
  const list = withListed(state.list, { notice, at, read: false })
  const others = state.popups.filter((card) => card.notice.match_id !== notice.match_id)
  // One that came late says nothing about the card; a newer one ends it even when it shows none itself.
  const late = state.list.some(newer)
  const popups = late ? state.popups : popup ? [{ notice, at }, ...others].slice(0, mostPopups) : others
  return { ...state, popups, list, unread: unreadOf(list), heard: withHeard(state, [key]) }
}

const { get, set: show } = noticeState
let keeper: NoticeKeeper | null = null
const showList = (list: readonly ListedNotice[]): void => show({ ...get(), list, unread: unreadOf(list) })
const without = (matchId: string): readonly ShownNotice[] => get().popups.filter((card) => card.notice.match_id !== matchId)

export const notices = {
  ...noticeState,
  /** Answers whether it was new. */
  add(notice: GoalNotice, popup: boolean): boolean {
    const at = serverNow()
    const next = withNotice(get(), notice, at, popup)
    if (next === get()) return false
    show(next)
    keeper?.add([{ notice, at, read: false }])
    return true
  },
  /** What happened while this device was away: into the list, and on one card. */
  addMissed(missed: readonly GoalNotice[], from: number): void {
    const at = serverNow()
    const before = new Set(get().list.map(({ notice }) => noticeKey(notice)))
    const added = missed.map((notice): ListedNotice => ({ notice, at, read: false }))
    const list = added.reduce(withListed, get().list)
    const news = list.map(({ notice }) => notice).filter((notice) => !before.has(noticeKey(notice)))
    if (news.length === 0) return
    const heard = withHeard(get(), news.map(noticeKey))
    show({ ...get(), list, unread: unreadOf(list), heard, missed: { notices: news, from } })
    keeper?.add(added)
  },
  dismissMissed: (): void => show({ ...get(), missed: null }),
  /** A card alone, nothing for the list. */
  pop: (notice: GoalNotice): void =>
    show({ ...get(), popups: [{ notice, at: serverNow() }, ...without(notice.match_id)].slice(0, mostPopups) }),
  dismiss: (matchId: string): void => show({ ...get(), popups: without(matchId) }),
  read(key?: string): void {
    if (get().unread === 0) return
    showList(get().list.map((listed) => (key === undefined || noticeKey(listed.notice) === key ? { ...listed, read: true } : listed)))
    keeper?.read(key)
  },
  /** The kept list, first and after every change by any tab; what this window got before is handed over once. */
  keepIn(where: NoticeKeeper): void {
    keeper = where
    if (get().list.length > 0) where.add(get().list)
  },
  /** The kept list as it was when this window began: what it has was told before. */
  beginWith(list: readonly ListedNotice[]): void {
    show({
      ...get(),
      heard: withHeard(
        get(),
        list.map(({ notice }) => noticeKey(notice)),
      ),
    })
  },
  showKept: showList,
}
