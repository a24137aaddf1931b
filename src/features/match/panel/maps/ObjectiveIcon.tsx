// The sign of an objective of e-sports; its word stands beside it.
import { Bomb, Crown, Flame, Scissors, TowerControl } from 'lucide-react'
import type { Objective } from '../../../../../contract/match/match-event.ts'

const icons = { tower: TowerControl, dragon: Flame, baron: Crown, plant: Bomb, defusal: Scissors } satisfies Record<Objective, unknown>

export function ObjectiveIcon({ objective, size = 18 }: { objective: Objective; size?: number }) {
  const Icon = icons[objective]
  return <Icon size={size} aria-hidden="true" style={{ flex: 'none' }} />
}
