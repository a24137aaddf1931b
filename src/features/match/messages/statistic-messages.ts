// Labels and number formats of a match's statistics.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Statistic, StatisticKey } from '../../../../contract/match/match-detail.ts'

export const statisticMessages: Record<StatisticKey, MessageDescriptor> = {
  possession: msg`控球率`,
  shots: msg`射门`,
  'shots-on-target': msg`射正`,
  'expected-goals': msg`预期进球`,
  corners: msg({ message: '角球', context: 'statistic' }),
  'pass-accuracy': msg`传球成功率`,
  fouls: msg`犯规`,
  offsides: msg`越位`,
  saves: msg`扑救`,
  attacks: msg`进攻`,
  'dangerous-attacks': msg`危险进攻`,
  'field-goals': msg`投篮命中率`,
  'three-points': msg`三分命中率`,
  'free-throws': msg`罚球命中率`,
  rebounds: msg`篮板`,
  assists: msg({ message: '助攻', context: 'statistic' }),
  steals: msg`抢断`,
  blocks: msg`盖帽`,
  turnovers: msg`失误`,
  aces: msg`发球直接得分`,
  'double-faults': msg`双误`,
  'first-serve': msg`一发成功率`,
  'break-points': msg`破发点`,
  winners: msg`制胜分`,
  errors: msg`非受迫失误`,
  smashes: msg`扣杀`,
  'longest-rally': msg`最长回合`,
  kills: msg`击杀`,
  towers: msg`推塔`,
  dragons: msg`小龙`,
  barons: msg`大龙`,
  plants: msg`下包`,
  defusals: msg`拆包`,
  economy: msg`经济`,
}

/** 58%, 1.82, 14; gold in thousands: 82.6K. */
export function statisticText(value: number, unit: Statistic['unit'], key?: StatisticKey): string {
  if (key === 'economy') return `${value.toFixed(1)}K`
  if (unit === 'percent') return `${Math.round(value)}%`
  return unit === 'decimal' ? value.toFixed(2) : String(Math.round(value))
}

/** Home share of the bar, 0 to 100; null if both are zero. */
export const homeShare = ({ home, away }: Pick<Statistic, 'home' | 'away'>): number | null =>
  home + away > 0 ? (home / (home + away)) * 100 : null
