// Names of the ranking criteria: football counts goals, other sports points.
import { useLingui } from '@lingui/react/macro'
import type { Sport } from '../../../../../contract/match/match-row.ts'
import type { TieBreak } from '../../../../../contract/match/table-order.ts'

export function useTieMessages(sport: Sport): Record<TieBreak, string> {
  const { t } = useLingui()
  const isFootball = sport === 'football'
  return {
    points: t`积分`,
    'win-rate': t`胜率`,
    'goal-difference': isFootball ? t`净胜球` : t`净胜分`,
    goals: isFootball ? t`进球数` : t`总得分`,
    wins: t`胜场`,
    'away-goals': t`客场进球`,
    'away-wins': t`客场胜场`,
    'head-to-head-points': t`相互战绩积分`,
    'head-to-head-rate': t`相互战绩胜率`,
    'head-to-head-difference': isFootball ? t`相互战绩净胜球` : t`相互战绩净胜分`,
    'head-to-head-goals': isFootball ? t`相互战绩进球` : t`相互战绩得分`,
    'head-to-head-away-goals': t`相互战绩客场进球`,
    'fair-play': t`公平竞赛分`,
  }
}
