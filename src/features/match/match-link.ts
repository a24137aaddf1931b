// Where a match opens: /score-detail?id=, with the sport where it is not football.
import type { MatchRow, Sport } from '../../../contract/match/match-row.ts'

export const matchSearch = ({ id, sport }: Pick<MatchRow, 'id' | 'sport'>): { id: string; type?: Sport } =>
  sport === 'football' ? { id } : { id, type: sport }
