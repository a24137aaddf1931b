// Whether a notice keeps its score to itself: by the reader's choice, until they uncover the match with a tap.
import { useCallback } from 'react'
import type { GoalNotice } from '../../../../contract/alert.ts'
import { choiceMatchOf, hidesScore } from '../../../../rules/alert/alert-choice.ts'
import { hideOf, preferences } from '../../../core/preferences.ts'
import { useStore } from '../../../ui/use-store.ts'
import { useFollowList } from '../../follow/device-choice.ts'
import { uncovered } from '../../spoiler/revealed.ts'
import { deviceAlerts } from '../alert-state.ts'

/** Events that give no score away: they are said as they are. */
const harmless = new Set(['line-up', 'soon', 'kick-off', 'moved', 'postponed', 'cancelled'])

export function useHiddenNotice(): (notice: GoalNotice) => boolean {
  const { settings } = useStore(deviceAlerts)
  // By the preference itself: the settings follow it once they are read.
  const hide = hideOf(useStore(preferences))
  const follows = useFollowList(settings)
  const version = useStore(uncovered)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is uncovered is read anew with each version
  return useCallback(
    (notice) =>
      !notice.room &&
      !harmless.has(notice.event) &&
      !uncovered.has(notice.match_id) &&
      hidesScore(follows, { ...settings, hide }, choiceMatchOf(notice), notice.players),
    [follows, settings, hide, version],
  )
}
