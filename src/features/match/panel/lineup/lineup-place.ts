// Positions of players on the upright pitch, and the events of each. Pure.
import type { LineupPlayer } from '../../../../../contract/match/match-detail.ts'
import type { Side } from '../../../../../contract/match/match-row.ts'
import type { TimelineItem } from '../../messages/timeline.ts'

/** Percent of the pitch that each team takes, and the space behind its goal line. */
const depth = 44
const edge = 5

/** The home side plays down from the top, so its left is on the viewer's right. Returns percent of width and height. */
export function placeOf({ x, y }: Pick<LineupPlayer, 'x' | 'y'>, side: Side): { left: number; top: number } {
  const across = Math.min(90, Math.max(10, x))
  const along = edge + (Math.min(100, Math.max(0, y)) / 100) * depth
  return side === 'home' ? { left: 100 - across, top: along } : { left: across, top: 100 - along }
}

export interface PlayerMarks {
  goals: number
  yellow: boolean
  red: boolean
  out: boolean
  in: boolean
}

/** A player's events in the timeline. Events carry names alone, so side and name identify the player. */
export function marksOf(player: Pick<LineupPlayer, 'name'>, side: Side, items: readonly TimelineItem[]): PlayerMarks {
  const his = items.filter((item) => item.side === side && !item.cancelled && item.player?.zh === player.name.zh)
  return {
    goals: his.filter(({ kind, type }) => kind === 'goal' && type !== 'own-goal' && type !== 'shootout-goal').length,
    yellow: his.some(({ kind }) => kind === 'yellow'),
    red: his.some(({ kind }) => kind === 'red'),
    in: his.some(({ kind }) => kind === 'substitution'),
    out: items.some((item) => item.side === side && item.kind === 'substitution' && item.out?.zh === player.name.zh),
  }
}

/** The best rating of a match, which is highlighted. */
export const bestRating = (players: readonly LineupPlayer[]): number => Math.max(0, ...players.map(({ rating }) => rating ?? 0))

/** Maximum characters of a full name on the pitch. */
const roomy = 11

/** 笹川阳斗 stays; Haruto Sasagawa becomes H. Sasagawa: the last word distinguishes players. */
export function shortPerson(name: string): string {
  const words = name.split(' ')
  const last = words.at(-1) ?? name
  // By code point.
  const [initial] = name
  return name.length <= roomy || words.length === 1 ? name : `${initial}. ${last}`
}
