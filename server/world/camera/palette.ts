// Colours of a picture: ours (src/app/tokens.css) for drawn objects, the clubs' for clothes.

import type { Side } from '../../../contract/match/match-row.ts'
import { Recent } from '../../feed/simulator/memo.ts'
import type { Scene } from '../director/scene.ts'

export const ink = {
  stand: '#0e2c21',
  stand2: '#143a2c',
  standDark: '#07140e',
  on: '#f3f6f0',
  on2: '#a9c2b4',
  lamp: '#ffd028',
  onLamp: '#1a1500',
  plate: '#0a1510',
  plateInk: '#fbf6e6',
  live: '#ff8b7b',
  red: '#d0121b',
  yellow: '#f0b400',
  mark: '#f6fbf4',
} as const
export const skins = ['#e8bc96', '#d9a47c', '#c08457', '#8e5b3d', '#6b4229'] as const
export const hairs = ['#241c18', '#1a1a1c', '#4a2e1c', '#5e3a20', '#8a6236'] as const
/** Coats of spectators without club colours. */
export const coats = ['#5c6b72', '#77705f', '#3f4a52', '#6a4a44'] as const

export interface Kit {
  shirt: string
  trim: string
  shorts: string
  socks: string
  number: string
  /** Keepers only. */
  gloves: string | null
}
export interface SceneStyle {
  kits: Record<Side, Kit>
  keepers: Record<Side, Kit>
  referee: Kit
  isNight: boolean
  grass: [string, string]
  apron: string
}

type Rgb = [number, number, number]
const rgb = (color: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as Rgb
const mixed = new Map<string, string>()
/** Mixes two colours. */
export function blend(one: string, other: string, share: number): string {
  const key = `${one}${other}${share}`
  let made = mixed.get(key)
  if (!made) {
    const [a, b] = [rgb(one), rgb(other)]
    made = `#${a
      .map((value, at) =>
        Math.round(value + ((b[at] as number) - value) * share)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
    mixed.set(key, made)
  }
  return made
}
export const apart = (one: string, other: string): number => {
  const [a, b] = [rgb(one), rgb(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
/** Relative luminance, 0 to 1. */
export function lightness(color: string): number {
  const [r, g, b] = rgb(color).map((value) => (value / 255) ** 2.2) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
export const inkOn = (color: string): string => (lightness(color) > 0.36 ? '#121d17' : '#ffffff')

/** Hashes an integer to [0, 1). */
export function hash(value: number): number {
  let mix = Math.imul(value ^ 0x9e3779b9, 0x85ebca6b)
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35)
  return ((mix ^ (mix >>> 16)) >>> 0) / 4294967296
}

const grassMean = '#2c8354'
const spareShirts = ['#f3f4ef', '#16202c', '#f2b632'] as const
const refereeShirts = ['#15191c', '#ffd028', '#8fd0e8', '#e9793a', '#f3f4ef', '#c9291a', '#c7e36b'] as const
const keeperShirts: Record<Side, string[]> = {
  home: ['#f2c230', '#8fd0e8', '#e9793a', '#c7e36b', '#2b2f38', '#c9291a'],
  away: ['#e9793a', '#f2c230', '#8fd0e8', '#c7e36b', '#2b2f38', '#c9291a'],
}

/** Distinguishable from the other side's kit and from the ground. */
export function kitOf(first: string, second: string, foe: Kit | null, ground = grassMean): Kit {
  const isFit = (color: string): boolean => (!foe || apart(color, foe.shirt) > 130) && apart(color, ground) > 70
  const shirt = [first, second, ...spareShirts].find(isFit) ?? first
  const trim = [second, first].find((color) => apart(color, shirt) > 90) ?? (lightness(shirt) > 0.4 ? '#16202c' : '#f3f4ef')
  const shorts = foe
    ? lightness(shirt) > 0.4
      ? '#1b2430'
      : blend(shirt, '#000000', 0.28)
    : lightness(shirt) > 0.5
      ? blend(trim, '#101820', 0.25)
      : '#f3f4ef'
  return { shirt, trim, shorts, socks: shirt, number: inkOn(shirt), gloves: null }
}

/** Matches filmed at the same time; their painted layers are evicted with them. */
const styles = new Recent<string, SceneStyle>(8)
export function styleOf({ matchId, isNight, board, weather }: Scene): SceneStyle {
  const key = `${matchId}${isNight}`
  const known = styles.get(key)
  if (known) return known
  const [h1 = '#0a6845', h2 = '#f3f4ef'] = board.clubs.home.crest.split(',')
  const [a1 = '#a64b14', a2 = '#f3f4ef'] = board.clubs.away.crest.split(',')
  const home = kitOf(h1, h2, null)
  const away = kitOf(a1, a2, home)
  const worn = [home.shirt, away.shirt]
  /** The colour of a list that is farthest from all worn colours. */
  const unlike = (list: readonly string[]): string => {
    const least = (color: string): number => Math.min(...worn.map((one) => apart(color, one)))
    const found = list.find((color) => least(color) > 120) ?? list.reduce((best, one) => (least(one) > least(best) ? one : best))
    worn.push(found)
    return found
  }
  const keeper = (side: Side): Kit => {
    const shirt = unlike(keeperShirts[side])
    return { shirt, trim: '#101820', shorts: blend(shirt, '#000000', 0.4), socks: shirt, number: inkOn(shirt), gloves: '#f3f6f0' }
  }
  const keepers = { home: keeper('home'), away: keeper('away') }
  const black = unlike(refereeShirts)
  const referee: Kit = { shirt: black, trim: '#f3f6f0', shorts: '#15191c', socks: '#15191c', number: black, gloves: null }
  const grass: [string, string] = isNight ? ['#2e8757', '#297e50'] : ['#46a166', '#3f985f']
  const wet = weather === 'rain' ? 0.14 : 0
  const white = weather === 'snow' ? 0.08 : 0
  const toned = (color: string): string => blend(blend(color, '#0b2c1c', wet), '#e8f0ec', white)
  const style: SceneStyle = {
    kits: { home, away },
    keepers,
    referee,
    isNight,
    grass: [toned(grass[0]), toned(grass[1])],
    apron: toned(isNight ? '#226b43' : '#37875a'),
  }
  return styles.store(key, style)
}
