// One side of a football match in progress: who is on the pitch, who is booked, who takes which set piece.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { Formation } from '../people/formation.ts'
import type { Player } from '../people/squad.ts'
import type { Random } from '../random.ts'

const scoring: Record<string, number> = { GK: 0, DF: 0.9, MF: 2.4, FW: 5.2 }
const passing: Record<string, number> = { GK: 0.1, DF: 1.1, MF: 3.2, FW: 2.4 }
const fouling: Record<string, number> = { GK: 0.05, DF: 2.1, MF: 2, FW: 1.1 }

export class Eleven {
  readonly on: Player[]
  readonly bench: Player[]
  private readonly booked = new Set<string>()

  constructor(
    readonly side: Side,
    formation: Formation,
    private readonly random: Random,
  ) {
    this.on = formation.places.map(({ player }) => player)
    this.bench = [...formation.bench]
  }

  get keeper(): Player {
    return this.on.find((player) => player.position === 'GK') ?? (this.on[0] as Player)
  }
  shooter(header: boolean): Player {
    return this.random.weighted(
      this.on,
      (player) => (scoring[player.position] as number) * (header && player.position === 'DF' ? 3 : 1) * Math.exp(player.skill * 0.6),
    )
  }
  helper(not: Player): Player | null {
    const others = this.on.filter((player) => player !== not)
    return others.length === 0
      ? null
      : this.random.weighted(others, (player) => (passing[player.position] as number) * Math.exp(player.skill * 0.4))
  }
  fouler(): Player {
    return this.random.weighted(this.on, (player) => (fouling[player.position] as number) * (this.booked.has(player.id) ? 0.55 : 1))
  }
  defender(): Player {
    const defenders = this.on.filter((player) => player.position === 'DF')
    return this.random.pick(defenders.length > 0 ? defenders : this.on)
  }
  outfield(): Player {
    return this.random.pick(this.on.slice(1).length > 0 ? this.on.slice(1) : this.on)
  }
  /** The best striker takes penalties. */
  taker(kick = 0): Player {
    const order = this.on
      .filter((player) => player.position !== 'GK')
      .sort((one, other) => (scoring[other.position] as number) + other.skill - (scoring[one.position] as number) - one.skill)
    return (order[kick % Math.max(1, order.length)] ?? this.on[0]) as Player
  }

  /** Records a yellow card; returns true if it is the second. */
  book(player: Player): boolean {
    if (this.booked.has(player.id)) return true
    this.booked.add(player.id)
    return false
  }
  send(player: Player): void {
    const index = this.on.indexOf(player)
    if (index >= 0) this.on.splice(index, 1)
  }
  /** Substitutes `out`, or a tired player, by the next of the bench; null if it is empty. */
  change(out: Player | null): { player: Player; out: Player } | null {
    const leaving =
      out ??
      this.random.weighted(this.on.slice(1), (player) => (player.position === 'DF' ? 0.6 : 1) * (this.booked.has(player.id) ? 1.8 : 1))
    if (!leaving) return null
    const fit = this.bench.findIndex((player) => player.position === leaving.position)
    const any = this.bench.findIndex((player) => player.position !== 'GK')
    const place = fit >= 0 ? fit : any
    if (place < 0) return null
    const player = this.bench.splice(place, 1)[0] as Player
    this.on[this.on.indexOf(leaving)] = player
    return { player, out: leaving }
  }
}
