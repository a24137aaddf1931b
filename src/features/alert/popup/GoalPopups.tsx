// Container of goal pop-ups. The cards load with the first of them, or while it waits for its picture.
import { useLater } from '../../../ui/layer/use-later.ts'
import { useStore } from '../../../ui/use-store.ts'
import { noticeState } from '../notice/notice-state.ts'
import { popupCards } from './popup-cards.ts'

export function GoalPopups() {
  const { popups, missed } = useStore(noticeState)
  const wanted = popups.length > 0 || Boolean(missed)
  const PopupCards = useLater(popupCards, wanted)
  return PopupCards ? <PopupCards /> : null
}
