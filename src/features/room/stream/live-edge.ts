// Whether a viewer follows the live edge or is behind it. Pure.
import type { PlayWindow } from './engine/engine.ts'

/** Seconds behind the live position from which a viewer counts as behind and sees the way back. */
const near = 2

/** `position` in player seconds. Never requires a viewer to be nearer than the engine itself stays. */
export const followsLive = (position: number, { live, isLive }: Pick<PlayWindow, 'live' | 'isLive'>): boolean =>
  isLive && live - position < near
