// The colours of a match: the court's are its tournament's, the shirts' are the players', made distinguishable.

import type { Side } from '../../../../contract/match/match-row.ts'
import { Recent } from '../../../feed/simulator/memo.ts'
import { apart, blend, lightness } from '../../camera/palette.ts'
import type { Scene } from '../scene.ts'

export interface Dress {
  shirt: string
  trim: string
  shorts: string
  socks: string
}
export interface SceneStyle {
  key: string
  inner: string
  outer: string
  line: string
  wall: string
  /** Steps of the stands, alternately dark and light. */
  steps: [string, string]
  dim: number
  dresses: Record<Side, Dress>
  kids: Dress
  umpire: Dress
  isNight: boolean
}

/** Court and surroundings. Blue hard courts, and teal or green mats in halls. */
const courts: Record<Scene['sport'], readonly (readonly [inner: string, outer: string])[]> = {
  tennis: [
    ['#2a6fb0', '#2d7a5c'],
    ['#2f6ea8', '#1f4f7f'],
    ['#2b66a3', '#3b8a86'],
    ['#3377ae', '#5b7f4a'],
  ],
  badminton: [
    ['#12716b', '#26424a'],
    ['#1d7a54', '#2b3f3a'],
    ['#0f6878', '#4a4038'],
  ],
}
const spare = ['#f3f4ef', '#f2b632', '#c9291a', '#16202c', '#e9793a'] as const

const numberOf = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

function dressOf(crest: string, grounds: readonly string[], other: Dress | null): Dress {
  const [first = '#c4481c', second = '#f3f4ef'] = crest.split(',')
  const isFit = (color: string): boolean =>
    (!other || apart(color, other.shirt) > 140) && grounds.every((ground) => apart(color, ground) > 84)
  const shirt = [first, second, ...spare].find(isFit) ?? spare[0]
  const trim = [second, first].find((color) => apart(color, shirt) > 90) ?? (lightness(shirt) > 0.4 ? '#16202c' : '#f3f4ef')
  const isLight = lightness(shirt) > 0.4
  return { shirt, trim, shorts: isLight ? '#22303c' : '#f3f4ef', socks: '#f3f6f0' }
}

/** Matches filmed at the same time; their painted layers are evicted with them. */
const styles = new Recent<string, SceneStyle>(8)
export function styleOf({ matchId, leagueId, sport, board, isNight }: Scene): SceneStyle {
  const key = `${matchId} ${isNight}`
  const known = styles.get(key)
  if (known) return known
  const list = courts[sport]
  const [inner, outer] = list[numberOf(leagueId) % list.length] as readonly [string, string]
  const night = (color: string): string => (isNight ? blend(color, '#06131c', 0.14) : color)
  const home = dressOf(board.clubs.home.crest, [inner, outer], null)
  const away = dressOf(board.clubs.away.crest, [inner, outer], home)
  const isHall = sport === 'badminton'
  const isDark = isHall || isNight
  const style: SceneStyle = {
    key,
    inner: night(inner),
    outer: night(outer),
    line: isDark ? '#e8f0ec' : '#f6fbf4',
    wall: isHall ? '#12201f' : blend(night(outer), '#07140e', 0.62),
    steps: isDark ? ['#0f1a1c', '#131f21'] : ['#52605e', '#5a6866'],
    dim: isDark ? 0.42 : 0.22,
    dresses: { home, away },
    kids: { shirt: isDark ? '#d9c06a' : '#f0d874', trim: '#0e2c21', shorts: '#1d2c34', socks: '#f3f6f0' },
    umpire: { shirt: '#3a6c86', trim: '#f3f6f0', shorts: '#d8cdb0', socks: '#15191c' },
    isNight: isDark,
  }
  return styles.store(key, style)
}
