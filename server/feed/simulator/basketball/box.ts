// What each player did in a basketball match: counted while it is played, in a brief play too.
import type { PlayerLine } from '../../../../contract/match/match-detail.ts'
import type { Player } from '../people/squad.ts'
import type { Happening } from './model.ts'

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

  /** Those who were on court, with what they did; most points first. */
  linesOf(players: Iterable<Player>): PlayerLine[] {
    return [...players]
      .map((player) => {
        const { id, number, name, position } = player
        return { id, number, name, position, ...(this.counts.get(player) ?? none()) }
      })
      .sort((one, other) => other.points - one.points || one.number - other.number)
  }
}
