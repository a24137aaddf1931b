// Box score of each player in a basketball match, counted during play, including brief plays.
import type { PlayerLine, PlayerLines } from '../../../../contract/match/match-detail.ts'
import type { Side } from '../../../../contract/match/match-row.ts'
import type { Player } from '../people/squad.ts'
import type { BasketballPlay, Happening } from './model.ts'

type Counts = Pick<PlayerLine, 'points' | 'rebounds' | 'assists' | 'steals' | 'blocks' | 'threes'>
const none = (): Counts => ({ points: 0, rebounds: 0, assists: 0, steals: 0, blocks: 0, threes: 0 })

export class Box {
  private readonly counts = new Map<Player, Counts>()

  count(what: Happening): void {
    if (what.kind === 'points') {
      this.add(what.player, 'points', what.count)
      if (what.manner === 'three') this.add(what.player, 'threes', 1)
      this.add(what.assist, 'assists', 1)
    } else if (what.kind === 'miss') {
      this.add(what.rebound?.player, 'rebounds', 1)
      this.add(what.by, 'blocks', 1)
    } else if (what.kind === 'turnover') this.add(what.steal, 'steals', 1)
  }
  private add(player: Player | null | undefined, key: keyof Counts, count: number): void {
    if (!player) return
    const own = this.counts.get(player) ?? none()
    own[key] += count
    this.counts.set(player, own)
  }

  /** Box scores of everyone who was on court; most points first. */
  linesOf(players: Iterable<Player>): PlayerLine[] {
    return [...players]
      .map((player) => {
        const { id, number, name, position } = player
        return { id, number, name, position, ...(this.counts.get(player) ?? none()) }
      })
      .sort((one, other) => other.points - one.points || one.number - other.number)
  }
}

/** The players involved in a moment, by side. */
function handsOf(what: Happening): [Side, Player | null][] {
  if (what.kind === 'phase' || what.kind === 'timeout') return []
  const other: Side = what.side === 'home' ? 'away' : 'home'
  const own: [Side, Player | null] = [what.side, what.player]
  if (what.kind === 'points') return [own, [what.side, what.assist]]
  if (what.kind === 'turnover') return [own, [other, what.steal]]
  if (what.kind === 'foul') return [own, [other, what.on]]
  return [own, [other, what.by], ...(what.rebound ? [[what.rebound.side, what.rebound.player] as [Side, Player]] : [])]
}

/** Box scores at `passed` milliseconds after the announced start: the starters, and whoever appeared since. */
export function linesAt({ incidents, starters, lines, length }: BasketballPlay, passed: number): PlayerLines {
  if (passed >= length) return lines
  const box = new Box()
  const seen = { home: new Set(starters.home), away: new Set(starters.away) }
  for (const incident of incidents) {
    if (incident.at > passed) break
    box.count(incident)
    for (const [side, player] of handsOf(incident)) if (player) seen[side].add(player)
  }
  return { home: box.linesOf(seen.home), away: box.linesOf(seen.away) }
}
