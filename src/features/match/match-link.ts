// Link params of a match: /score-detail?id=, with the sport unless it is football.
import type { MatchRow, Sport } from '../../../contract/match/match-row.ts'

export const matchSearch = ({ id, sport }: Pick<MatchRow, 'id' | 'sport'>): { id: string; type?: Sport } =>
  sport === 'football' ? { id } : { id, type: sport }
