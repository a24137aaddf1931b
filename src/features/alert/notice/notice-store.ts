// Notices of this window: pop-up cards, one per match, three at most; and the list behind the bell, which persisted-notices.ts persists on
// the device.
import type { GoalNotice } from '../../../../contract/alert.ts'
import { replaces } from '../../../../rules/alert/replaces.ts'
import { serverNow } from '../../../core/clock/server-time.ts'
import { type ListedNotice, noticeKey, unreadOf, withListed } from './notice-list.ts'
import { type NoticeState, noticeState, type ShownNotice } from './notice-state.ts'

/** Persists the list beyond this window. */
export interface NoticeKeeper {
  add(added: readonly ListedNotice[]): void
  /** Marks as read; without a key all notices. */
  read(key?: string): void
}

/** Maximum cards on screen; the list behind the bell holds more. */
const mostPopups = 3

const withHeard = ({ heard }: NoticeState, keys: readonly string[]): ReadonlySet<string> => new Set([...(heard ?? []), ...keys])

/** A later notice of the same match replaces its card in place; an older or repeated one changes nothing. */
export function withNotice(state: NoticeState, notice: GoalNotice, at: number, popup: boolean): NoticeState {
  const newer = ({ notice: known }: { notice: GoalNotice }): boolean => known.match_id === notice.match_id && known.seq > notice.seq
  const key = noticeKey(notice)
  if (state.heard?.has(key) || state.list.some(({ notice: known }) => replaces(known, notice))) return state
  // The list is unchanged if another window added it first: this one still shows its card.
  const list = withListed(state.list, { notice, at, read: false })
  const others = state.popups.filter((card) => card.notice.match_id !== notice.match_id)
  // An out-of-order notice does not affect the card; a newer one removes it even if it shows none itself.
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
  /** Returns whether it was new. */
  add(notice: GoalNotice, popup: boolean): boolean {
    const at = serverNow()
    const next = withNotice(get(), notice, at, popup)
    if (next === get()) return false
    show(next)
    keeper?.add([{ notice, at, read: false }])
    return true
  },
  /** Adds alerts missed during an absence to the list and shows them on one card. */
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
  /** Shows only a card, without a list entry. */
  pop: (notice: GoalNotice): void =>
    show({ ...get(), popups: [{ notice, at: serverNow() }, ...without(notice.match_id)].slice(0, mostPopups) }),
  dismiss: (matchId: string): void => show({ ...get(), popups: without(matchId) }),
  read(key?: string): void {
    if (get().unread === 0) return
    showList(get().list.map((listed) => (key === undefined || noticeKey(listed.notice) === key ? { ...listed, read: true } : listed)))
    keeper?.read(key)
  },
  /** Sets the persistence; notices received before are handed over once. */
  persistTo(where: NoticeKeeper): void {
    keeper = where
    if (get().list.length > 0) where.add(get().list)
  },
  /** Initializes from the persisted list: its notices were shown before. */
  beginWith(list: readonly ListedNotice[]): void {
    show({
      ...get(),
      heard: withHeard(
        get(),
        list.map(({ notice }) => noticeKey(notice)),
      ),
    })
  },
  showStored: showList,
}
