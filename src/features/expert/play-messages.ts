// Texts of plays.
import { useLingui } from '@lingui/react/macro'
import type { SchemeState } from '../../../contract/expert/scheme.ts'
import type { MatchRow, Sport } from '../../../contract/match/match-row.ts'
import type { Play, PlayOutcome, PlayType } from '../../../contract/match/play.ts'
import { teamShort } from '../../../rules/text/name/name.ts'
import { handicapText, totalText } from '../match/odds/odds-format.ts'
import { useRowView } from '../match/row-view.ts'

export interface PlayMessages {
  /** Name of a play type in the given sport; null: for all sports together. */
  type(type: PlayType, sport: Sport | null): string
  outcomes: Record<PlayOutcome, string>
  states: Record<SchemeState, string>
  sports: Record<Sport, string>
  /** The pick with its line: 主队 −0.5, 大 2.5. */
  pick(play: Pick<Play, 'type' | 'pick' | 'line'>, match: MatchRow): string
}

export function usePlayMessages(): PlayMessages {
  const { t } = useLingui()
  const { lang } = useRowView()
  const football: Record<PlayType, string> = { result: t`胜平负`, handicap: t`让球`, total: t`大小球` }
  // Only football has draws and counts goals.
  const others: Record<PlayType, string> = { result: t`胜负`, handicap: t`让分`, total: t`大小分` }
  const all: Record<PlayType, string> = { result: t`胜负`, handicap: t`让球、让分`, total: t`大小` }
  return {
    type: (type, sport) => (sport === null ? all : sport === 'football' ? football : others)[type],
    outcomes: {
      open: t`待定`,
      won: t`命中`,
      'half-won': t`赢半`,
      push: t`走水`,
      'half-lost': t`输半`,
      lost: t`未中`,
      void: t`作废`,
    },
    states: { open: t`开赛前`, running: t`进行中`, settled: t`已结算`, void: t`已作废` },
    sports: { football: t`足球`, basketball: t`篮球`, tennis: t`网球`, badminton: t`羽毛球`, esports: t`电竞` },
    pick({ type, pick, line }, match) {
      const at = line ?? 0
      if (pick === 'draw') return t`平局`
      if (pick === 'over') return t`大 ${totalText(at)}`
      if (pick === 'under') return t`小 ${totalText(at)}`
      const name = teamShort(match, pick, lang)
      return type === 'handicap' ? `${name} ${handicapText(pick === 'home' ? at : -at)}` : t`${name} 胜`
    },
  }
}
