// What the people of a world share: the server, one another, how fast they are, and when they stop.
import { setTimeout as wait } from 'node:timers/promises'
import type { Draw, Fan } from './fan.ts'

/** Milliseconds at least, and how many more at most. */
type Span = readonly [least: number, more: number]

export interface Scene {
  /** Address of the server. */
  url: string
  fans: readonly Fan[]
  /** Between two acts; in a room; between two acts there. */
  rest: Span
  sitting: Span
  roomRest: Span
  /** Aborted: everybody finishes what he does and stops. */
  ending: AbortSignal
}

export const spanOf = ([least, more]: Span, draw: Draw): number => least + draw.below(more)

/** Ends early with the scene. */
export async function restFor(milliseconds: number, { ending }: Pick<Scene, 'ending'>): Promise<void> {
  await wait(milliseconds, undefined, { signal: ending }).catch((error: unknown) => {
    if (!ending.aborted) throw error
  })
}
