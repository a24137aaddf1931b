// A taken objective of e-sports: its icon and name.
import { Bomb, Crown, Flame, Scissors, TowerControl } from 'lucide-react'
import type { Lang } from '../../../../../contract/limits/limits.ts'
import type { Objective } from '../../../../../contract/match/match-event.ts'
import { objectiveWord } from '../../../../../rules/match/objective-messages.ts'

const icons = { tower: TowerControl, dragon: Flame, baron: Crown, plant: Bomb, defusal: Scissors } satisfies Record<Objective, unknown>

export interface ObjectiveTitleProps {
  objective: Objective
  lang: Lang
  size?: number
}

export function ObjectiveTitle({ objective, lang, size = 18 }: ObjectiveTitleProps) {
  const Icon = icons[objective]
  return (
    <>
      <Icon size={size} aria-hidden="true" style={{ flex: 'none' }} />
      <b>{objectiveWord(objective, lang)}</b>
    </>
  )
}
