// Colours of both sides: the clubs', made distinguishable and visible on a dark ground.
import type { Side } from '../../../contract/match/match-row.ts'
import type { SimMatch } from '../../feed/simulator/model.ts'
import { apart, blend, inkOn, lightness } from '../camera/palette.ts'
import { oncePerMatch } from './script.ts'

export interface SideColor {
  fill: string
  /** Brighter, for lines and light. */
  light: string
  dark: string
  /** Text colour on the fill. */
  ink: string
}
const spare = ['#2f7fd6', '#d8433b', '#e8a92a', '#8f5bd0', '#e6edf0'] as const

/** Light enough for a dark ground, but no white, which would look like a beam. */
function seen(color: string): string {
  let made = color
  for (let step = 0; lightness(made) < 0.1 && step < 8; step += 1) made = blend(made, '#8fb4d8', 0.16)
  return lightness(made) > 0.75 ? blend(made, '#8a97a0', 0.3) : made
}
/** Forest and river. */
const grounds = ['#1f5a45', '#2f8f95'] as const
const colorOf = (fill: string): SideColor => ({
  fill,
  light: blend(fill, '#ffffff', 0.45),
  dark: blend(fill, '#06110d', 0.5),
  ink: inkOn(fill),
})

export const sidesOf = oncePerMatch(({ home, away }: SimMatch): Record<Side, SideColor> => {
  const colors = (crest: string): string[] => crest.split(',').slice(0, 2).map(seen)
  const isFit = (color: string, other: string | null): boolean =>
    grounds.every((ground) => apart(color, ground) > 75) && (other === null || apart(color, other) > 140)
  const homes = [...colors(home.crest), ...spare]
  const first = homes.find((color) => isFit(color, null)) ?? spare[0]
  const second = [...colors(away.crest), ...spare].find((color) => isFit(color, first)) ?? spare[1]
  return { home: colorOf(first), away: colorOf(second) }
})
