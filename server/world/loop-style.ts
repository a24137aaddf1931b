// Selects a loop by sport, and within it by league or streamer, so that competitions look different.
import { pick } from '../feed/names/pick.ts'
import type { DemoStreamer } from './streamers.ts'

/** Files of server/world/loops: drawing/loops/loop-styles.mjs. */
const loopStyles = {
  football: ['football', 'football-night', 'football-attack'],
  basketball: ['basketball', 'basketball-arena'],
  tennis: ['tennis'],
  badminton: ['badminton'],
  esports: ['esports'],
  cards: ['board'],
  other: ['road'],
} as const
export type LoopScene = keyof typeof loopStyles
export type LoopStyle = (typeof loopStyles)[LoopScene][number]

/** Always the same for the same competition. */
export const loopStyleOf = (scene: LoopScene, of: string): LoopStyle =>
  loopStyles[scene][pick(`look ${of}`, loopStyles[scene].length)] ?? loopStyles[scene][0]

/** Category 3 of rooms is cards and e-sports. */
export const sceneOf = ({ sport, category }: Pick<DemoStreamer, 'sport' | 'category'>): LoopScene =>
  sport ?? (category === 3 ? 'cards' : 'other')
export const isScene = (category: string): category is LoopScene => Object.hasOwn(loopStyles, category)
