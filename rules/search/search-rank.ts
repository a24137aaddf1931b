// Selects the best few of many without sorting all of them.

/** The `most` indexes in [0, count) with the lowest rank, in order, and the number of finite ranks. Stable for equal ranks. */
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
