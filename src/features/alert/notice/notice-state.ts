// Notices shown in this window: bell and cards read them from the first chunk; the code that changes them loads later.
import type { GoalNotice } from '../../../../contract/alert.ts'
import { createStore } from '../../../core/store/store.ts'
import type { ListedNotice } from './notice-list.ts'

export interface ShownNotice {
  notice: GoalNotice
  /** Real milliseconds when it appeared or was replaced. */
  at: number
}
export interface NoticeState {
  /** Newest first. */
  popups: readonly ShownNotice[]
  list: readonly ListedNotice[]
  unread: number
  /** Number of unread notifications that the site has sent to the signed-in member. */
  unreadNotifications: number
  /** Keys of notices shown by this window or before it opened: those shown by other windows do not count. */
  heard?: ReadonlySet<string>
  /** Alerts missed during an absence, for one card; null if there are none. */
  missed: Missed | null
}
export interface Missed {
  notices: readonly GoalNotice[]
  /** Real milliseconds when the absence began. */
  from: number
}
export const emptyNotices: NoticeState = { popups: [], list: [], unread: 0, unreadNotifications: 0, missed: null }
const store = createStore(emptyNotices)

export const noticeState = {
  ...store,
  set(next: NoticeState): void {
    if (next !== store.get()) store.set(next)
  },
}
