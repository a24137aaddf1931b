// Pairings and home advantage: the rounds of a league by the circle method.

export type Pairing<T> = [home: T, away: T]

/** A single round robin in n-1 rounds; no team plays more than twice in a row at home or away, except at the turn. */
function single<T>(teams: readonly T[]): Pairing<T>[][] {
  const last = teams.length - 1
  return Array.from({ length: last }, (_, round) => {
    const at = (index: number): T => teams[(round + index) % last] as T
    const pairs: Pairing<T>[] = [round % 2 === 0 ? [at(0), teams[last] as T] : [teams[last] as T, at(0)]]
    for (let step = 1; step < teams.length / 2; step += 1) {
      const [one, other] = [at(step), at(last - step)]
      pairs.push(step % 2 === 0 ? [one, other] : [other, one])
    }
    return pairs
  })
}

/** Rounds in which every pair meets `meetings` times, half of them at each side's ground. The number of teams is even. */
export function pairings<T>(teams: readonly T[], meetings: 2 | 4): Pairing<T>[][] {
  const first = single(teams)
  const second = first.map((round) => round.map(([home, away]): Pairing<T> => [away, home]))
  return meetings === 2 ? [...first, ...second] : [...first, ...second, ...first, ...second]
}
