// What this window shows of its notices: the bell and the cards read it from the first chunk; what changes it comes later.
import type { GoalNotice } from '../../../../contract/alert.ts'
import { createStore } from '../../../core/store.ts'
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
  /** What the site has told the member who is signed in and he has not read. */
  told: number
  /** Keys of what this window has told itself, or was told before it began: another window's telling is not its own. */
  heard?: ReadonlySet<string>
  /** What happened while the reader was away, for one quiet card; null when there is nothing to say. */
  missed: Missed | null
}
export interface Missed {
  notices: readonly GoalNotice[]
  /** Real milliseconds when the absence began. */
  from: number
}
export const emptyNotices: NoticeState = { popups: [], list: [], unread: 0, told: 0, missed: null }
const store = createStore(emptyNotices)

export const noticeState = {
  ...store,
  set(next: NoticeState): void {
    if (next !== store.get()) store.set(next)
  },
}
