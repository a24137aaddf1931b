// Whether a viewer follows the live picture or is behind it. Pure.
import type { PlayWindow } from './engine/engine.ts'

/** Seconds behind where those stand who follow, from which on a viewer is behind and is offered the way back. */
const near = 2

/** `position`: seconds of the player. A viewer is never asked to come nearer than the engine itself stays. */
export const followsLive = (position: number, { live, isLive }: Pick<PlayWindow, 'live' | 'isLive'>): boolean =>
  isLive && live - position < near
