// Badge on the app's icon, where supported: unread notices, without those that the user does not want to see.
import { choiceMatchOf, hidesScore } from '../../../rules/alert/alert-choice.ts'
import { followList } from '../follow/choice/device-choice.ts'
import { followStore } from '../follow/follow-store.ts'
import { matchMarks } from '../follow/match-marks.ts'
import { deviceAlerts } from './alert-state.ts'
import { notices } from './notice/notice-store.ts'

interface BadgeNavigator {
  setAppBadge?(count: number): Promise<void>
  clearAppBadge?(): Promise<void>
}

function countOf(): number {
  const { settings } = deviceAlerts.get()
  const follows = followList(followStore.get(), matchMarks.get(), settings)
  const { list, unreadNotifications } = notices.get()
  return (
    unreadNotifications +
    list.filter(({ notice, read }) => !read && !hidesScore(follows, settings, choiceMatchOf(notice), notice.players)).length
  )
}

export function startBadge(): void {
  const target = navigator as BadgeNavigator
  if (!target.setAppBadge) return
  let shown = -1
  const show = (): void => {
    const count = countOf()
    if (count === shown) return
    shown = count
    const done = count > 0 ? target.setAppBadge?.(count) : target.clearAppBadge?.()
    done?.catch((error: unknown) => console.info('app badge update failed', error))
  }
  notices.subscribe(show)
  deviceAlerts.subscribe(show)
  show()
}
