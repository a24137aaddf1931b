// Seeded pseudo-random generator: seeded with words, so that a match, a squad or a day is always the same.

/** Four 32-bit words from text: MurmurHash3's mixing, four lanes (cyrb128). */
function hash(text: string): [number, number, number, number] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    a = b ^ Math.imul(a ^ code, 597399067)
    b = c ^ Math.imul(b ^ code, 2869860233)
    c = d ^ Math.imul(c ^ code, 951274213)
    d = a ^ Math.imul(d ^ code, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  return [(a ^ b ^ c ^ d) >>> 0, (b ^ a) >>> 0, (c ^ a) >>> 0, (d ^ a) >>> 0]
}

/** A short tag of a text, base 36, for ids. */
export const tagOf = (text: string): string => hash(text)[0].toString(36).padStart(7, '0').slice(-4)

export class Random {
  private a: number
  private b: number
  private c: number
  private d: number

  constructor(text: string) {
    ;[this.a, this.b, this.c, this.d] = hash(text)
    for (let round = 0; round < 4; round += 1) this.next()
  }

  /** 0 to below 1 (sfc32). */
  next(): number {
    const sum = (this.a + this.b + this.d) | 0
    this.d = (this.d + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = ((this.c << 21) | (this.c >>> 11)) + sum
    this.c |= 0
    return (sum >>> 0) / 4294967296
  }
  /** A number from `low` to below `high`. */
  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }
  /** An integer from `low` to `high`, inclusive. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }
  chance(probability: number): boolean {
    return this.next() < probability
  }
  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T
  }
  /** A random item, with probability proportional to its weight. */
  weighted<T>(list: readonly T[], weight: (item: T) => number): T {
    let rest = 0
    for (const item of list) rest += weight(item)
    rest *= this.next()
    for (const item of list) {
      rest -= weight(item)
      if (rest < 0) return item
    }
    return list[list.length - 1] as T
  }
  /** Mean 0, standard deviation 1, approximately: the sum of six uniform numbers. */
  normal(): number {
    let sum = 0
    for (let index = 0; index < 6; index += 1) sum += this.next()
    return (sum - 3) * Math.SQRT2
  }
  shuffle<T>(list: readonly T[]): T[] {
    const copy = [...list]
    for (let index = copy.length - 1; index > 0; index -= 1) {
      const other = Math.floor(this.next() * (index + 1))
      ;[copy[index], copy[other]] = [copy[other] as T, copy[index] as T]
    }
    return copy
  }
}

/** A generator seeded with these words, in this order. */
export const randomOf = (...seeds: (string | number)[]): Random => new Random(seeds.join('|'))
