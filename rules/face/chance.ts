// Numbers that look thrown and belong to an id: the same on every machine and at every time.

export interface Chance {
  /** From 0 to below 1. A name is a throw of its own, so one more changes none of the others. */
  of(name: string): number
  pick<T>(name: string, list: readonly T[]): T
  /** One of the keys by its weight; a weight of 0 is never picked. */
  weigh<T extends string>(name: string, weights: Readonly<Partial<Record<T, number>>>): T
  is(name: string, likelihood: number): boolean
}

/** FNV-1a, then the finalizer of MurmurHash3: similar ids share nothing. */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}

/** Twelve characters of an id that no address may hold as it is. */
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
      throw new Error(`nothing to choose from for ${name}`)
    },
    is: (name, likelihood) => of(name) < likelihood,
  }
}
