// The few best of many, without sorting the many.

/** The `most` places of [0, count) whose rank is least, in order, and how many have a finite rank. Equal ranks keep their order. */
export function leastOf(count: number, most: number, rankOf: (place: number) => number): { total: number; places: number[] } {
  const places: number[] = []
  const ranks: number[] = []
  let total = 0
  for (let place = 0; place < count; place += 1) {
    const rank = rankOf(place)
    if (rank === Number.POSITIVE_INFINITY) continue
    total += 1
    if (places.length === most && rank >= (ranks.at(-1) as number)) continue
    let [low, high] = [0, ranks.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ranks[middle] as number) <= rank) low = middle + 1
      else high = middle
    }
    ranks.splice(low, 0, rank)
    places.splice(low, 0, place)
    if (places.length > most) {
      ranks.pop()
      places.pop()
    }
  }
  return { total, places }
}
