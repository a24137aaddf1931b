// Whether the score of a notice is hidden: by the user's choice, until they reveal the match with a tap.
import { useCallback } from 'react'
import type { GoalNotice } from '../../../../contract/alert.ts'
import { choiceMatchOf, hidesScore } from '../../../../rules/alert/alert-choice.ts'
import { hideOf, preferences } from '../../../core/store/preferences.ts'
import { useStore } from '../../../ui/use-store.ts'
import { useFollowList } from '../../follow/choice/device-choice.ts'
import { uncovered } from '../../spoiler/revealed.ts'
import { deviceAlerts } from '../alert-state.ts'

/** Events that reveal no score: they are never hidden. */
const harmless = new Set(['line-up', 'soon', 'kick-off', 'moved', 'postponed', 'cancelled'])

export function useHiddenNotice(): (notice: GoalNotice) => boolean {
  const { settings } = useStore(deviceAlerts)
  // Uses the preference itself: the settings follow it only once they are read.
  const hide = hideOf(useStore(preferences))
  const follows = useFollowList(settings)
  const version = useStore(uncovered)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version re-reads what is revealed
  return useCallback(
    (notice) =>
      !notice.room &&
      !harmless.has(notice.event) &&
      !uncovered.has(notice.match_id) &&
      hidesScore(follows, { ...settings, hide }, choiceMatchOf(notice), notice.players),
    [follows, settings, hide, version],
  )
}
