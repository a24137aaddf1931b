// Pseudo-random numbers seeded by an id: the same on every machine and at every time.

export interface Chance {
  /** From 0 (inclusive) to 1 (exclusive). Each name is drawn independently, so adding one does not change the others. */
  of(name: string): number
  pick<T>(name: string, list: readonly T[]): T
  /** One of the keys by weight; a weight of 0 is never picked. */
  weigh<T extends string>(name: string, weights: Readonly<Partial<Record<T, number>>>): T
  is(name: string, likelihood: number): boolean
}

/** FNV-1a, then the finalizer of MurmurHash3, so that similar ids diverge. */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}

/** Twelve characters for an id that a URL cannot contain. */
export const hashedId = (id: string): string =>
  [`${id}a`, `b${id}`].map((text) => hash(text).toString(36).padStart(7, '0').slice(-6)).join('')

export function chanceOf(id: string): Chance {
  const of = (name: string): number => hash(`${name}|${id}`) / 0x1_0000_0000
  return {
    of,
    pick: (name, list) => list[Math.floor(of(name) * list.length)] as (typeof list)[number],
    weigh<T extends string>(name: string, weights: Readonly<Partial<Record<T, number>>>): T {
      const list = Object.entries<number | undefined>(weights) as [T, number][]
      let left = of(name) * list.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [item, weight] of list) {
        left -= weight
        if (left < 0) return item
      }
      throw new Error(`no options for ${name}`)
    },
    is: (name, likelihood) => of(name) < likelihood,
  }
}
