// This device's follows in the form of the alert rules: follows, reservations and match marks.
import { useMemo } from 'react'
import type { AlertSettings } from '../../../../contract/alert.ts'
import type { Follow } from '../../../../contract/follow/follow.ts'
import { specialChoice } from '../../../../rules/alert/alert-choice.ts'
import { followsOf, type MatchMarks } from '../../../core/device-follows.ts'
import { useStore } from '../../../ui/use-store.ts'
import { type FollowState, followStore } from '../follow-store.ts'
import { matchMarks } from '../match-marks.ts'
import { specialFollows } from '../special-follows.ts'

export const followList = (
  { follows, reservations }: Pick<FollowState, 'follows' | 'reservations'>,
  marks: MatchMarks,
  settings: AlertSettings,
): Follow[] => {
  const special = specialFollows.get()
  return followsOf([...follows.values()], [...reservations.keys()], marks, settings).map((follow) =>
    special.has(`${follow.kind}:${follow.id}`) ? specialChoice(follow) : follow,
  )
}

export function useFollowList(settings: AlertSettings): Follow[] {
  const state = useStore(followStore)
  const marks = useStore(matchMarks)
  const special = useStore(specialFollows)
  // biome-ignore lint/correctness/useExhaustiveDependencies: followList reads the special follows itself
  return useMemo(() => followList(state, marks, settings), [state, marks, settings, special])
}
