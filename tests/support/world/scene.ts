// What the users of a world share: the server, each other, their pace, and the end.
import { setTimeout as wait } from 'node:timers/promises'
import type { Draw, Fan } from './fan.ts'

/** Minimum in milliseconds, and the random addition to it. */
type Span = readonly [least: number, more: number]

export interface Scene {
  /** URL of the server. */
  url: string
  fans: readonly Fan[]
  /** Pause between two acts; stay in a room; pause between two acts there. */
  rest: Span
  sitting: Span
  roomRest: Span
  /** On abort every user finishes the current act and stops. */
  ending: AbortSignal
}

export const spanOf = ([least, more]: Span, draw: Draw): number => least + draw.below(more)

/** Ends early with the scene. */
export async function restFor(milliseconds: number, { ending }: Pick<Scene, 'ending'>): Promise<void> {
  await wait(milliseconds, undefined, { signal: ending }).catch((error: unknown) => {
    if (!ending.aborted) throw error
  })
}
