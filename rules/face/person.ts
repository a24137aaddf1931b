// The traits of an id's person, independent of drawing.
import { type Chance, chanceOf } from './chance.ts'
import { contrast, distance, luminance } from './color.ts'
import { type Kit, plays } from './face-address.ts'
import { backs, clubs, darkHairs, dyedHairs, greyHairs, hairWeights, pitchBacks, type Skin, skins, skinWeights, wears } from './palette.ts'

type Age = 'young' | 'grown' | 'middle' | 'old'
type MensCut = 'crop' | 'part' | 'quiff' | 'curls' | 'bald' | 'buzz' | 'spikes' | 'mop' | 'thin' | 'afro' | 'slick' | 'knot'
type WomensCut = 'long' | 'bangs' | 'bob' | 'side' | 'waves' | 'tail' | 'bun' | 'pixie' | 'cloud' | 'braids' | 'veil' | 'set'
export type Cut = MensCut | WomensCut
type Dress = 'tee' | 'hood' | 'shirt' | 'knit' | 'jacket' | 'scarf' | 'club' | 'kit' | 'coach'
type Hat = 'none' | 'cap' | 'beanie' | 'bucket' | 'band' | 'flat' | 'phones'
type Beard = 'none' | 'stubble' | 'full' | 'moustache' | 'goatee' | 'long'
type Glasses = 'none' | 'round' | 'square' | 'sun' | 'rimless'

export interface Person {
  chance: Chance
  woman: boolean
  age: Age
  skin: Skin
  hair: string
  cut: Cut
  beard: Beard
  glasses: Glasses
  hat: Hat
  dress: Dress
  wear: string
  club: readonly [first: string, second: string]
  back: string
}

/** Cuts flat enough for a hat. */
const underHat: ReadonlySet<string> = new Set<Cut>([
  ...(['crop', 'part', 'bald', 'buzz', 'thin', 'slick'] as const),
  ...(['long', 'bangs', 'bob', 'side', 'waves', 'tail', 'pixie', 'braids'] as const),
])

type Weights<T extends string> = Readonly<Partial<Record<T, number>>>
interface Cuts<T extends Cut> {
  young: Weights<T>
  late: Weights<T>
}
const womensCuts: Cuts<WomensCut> = {
  young: { long: 14, bangs: 13, bob: 15, side: 13, waves: 12, tail: 13, bun: 10, pixie: 8, cloud: 8, braids: 6, veil: 5 },
  late: { long: 6, bangs: 8, bob: 15, side: 13, waves: 8, tail: 6, bun: 11, pixie: 12, cloud: 6, veil: 5, set: 18 },
}
const mensCuts: Cuts<MensCut> = {
  young: { crop: 16, part: 15, quiff: 10, curls: 9, bald: 3, buzz: 11, spikes: 9, mop: 11, afro: 5, slick: 8, knot: 5 },
  late: { crop: 16, part: 15, quiff: 6, curls: 6, bald: 14, buzz: 11, mop: 4, thin: 18, afro: 4, slick: 8 },
}
const hats: Weights<Hat> = { none: 70, cap: 9, beanie: 7, bucket: 4, band: 4, phones: 5 }
const lateHats: Weights<Hat> = { none: 74, cap: 8, beanie: 6, bucket: 4, flat: 7, phones: 2 }
const dresses: Weights<Dress> = { tee: 20, hood: 15, shirt: 15, knit: 10, jacket: 11, scarf: 16, club: 13 }
const beards: Record<Age, Weights<Beard>> = {
  young: { none: 70, stubble: 16, full: 4, moustache: 4, goatee: 6 },
  grown: { none: 42, stubble: 17, full: 15, moustache: 6, goatee: 9 },
  middle: { none: 42, stubble: 16, full: 14, moustache: 13, goatee: 8, long: 3 },
  old: { none: 46, stubble: 8, full: 14, moustache: 13, goatee: 6, long: 7 },
}
const lenses: Weights<Glasses> = { none: 68, round: 13, square: 13, sun: 4, rimless: 2 }
const lateLenses: Weights<Glasses> = { none: 54, round: 12, square: 13, rimless: 8, sun: 2 }

const isLate = (age: Age): boolean => age === 'middle' || age === 'old'

function cutOf(chance: Chance, woman: boolean, age: Age, hat: Hat): Cut {
  const cuts: Cuts<Cut> = woman ? womensCuts : mensCuts
  const weights = isLate(age) ? cuts.late : cuts.young
  const low = Object.entries(weights).filter(([cut]) => underHat.has(cut))
  return chance.weigh('cut', hat === 'none' ? weights : (Object.fromEntries(low) as Weights<Cut>))
}

function hairOf(chance: Chance, skin: Skin, age: Age): string {
  if (age === 'old' || (age === 'middle' && chance.is('greying', 0.25))) return chance.pick('grey', greyHairs)
  if (age === 'young' && chance.is('dyed', 0.05)) return chance.pick('dye', dyedHairs)
  return luminance(skin.tone) < 0.25 ? chance.pick('dark', darkHairs) : chance.weigh('hair', hairWeights)
}

/** A fringe and a full beard together would hide the face. */
function beardOf(chance: Chance, age: Age, cut: Cut): Beard {
  const beard = chance.weigh('beard', beards[age])
  return cut === 'mop' && (beard === 'full' || beard === 'long') ? 'stubble' : beard
}

/** The first colour that contrasts with hair, face and shoulders. */
function clearOf(colors: readonly string[], [hair, skin, shoulders]: readonly [string, string, string], strict = 1): string {
  const gap = (color: string): number =>
    Math.min(distance(color, hair) / 150, distance(color, skin) / 110, distance(color, shoulders) / 110, contrast(color, hair) / 1.5) /
    strict
  return colors.find((color) => gap(color) >= 1) ?? [...colors].sort((a, b) => gap(b) - gap(a))[0] ?? '#d3d9cf'
}

/** The list rotated to a start that depends on the id. */
function around<T>(chance: Chance, name: string, list: readonly T[]): T[] {
  const from = Math.floor(chance.of(name) * list.length)
  return [...list.slice(from), ...list.slice(0, from)]
}

function fan(id: string): Person {
  const chance = chanceOf(id)
  const woman = chance.is('woman', 0.47)
  const age = chance.weigh<Age>('age', { young: 30, grown: 38, middle: 19, old: 13 })
  const skin = skins[chance.weigh('skin', skinWeights)]
  const hair = hairOf(chance, skin, age)
  const hat = chance.weigh('hat', isLate(age) ? lateHats : hats)
  const cut = cutOf(chance, woman, age, hat)
  const dress = chance.weigh('dress', dresses)
  const club = chance.pick('club', clubs)
  const wear = chance.pick('wear', wears)
  // Dyed hair has no beard.
  const hasBeard = !woman && !(dyedHairs as readonly string[]).includes(hair)
  const crown = cut === 'bald' ? skin.shade : cut === 'veil' ? wear : hair
  const beard = hasBeard ? beardOf(chance, age, cut) : 'none'
  const worn = chance.weigh('glasses', isLate(age) ? lateLenses : lenses)
  return {
    ...{ chance, woman, age, skin, hair, cut, beard, hat, dress, wear, club },
    // Both together would hide the face.
    glasses: worn === 'sun' && (beard === 'full' || beard === 'long') ? 'square' : worn,
    back: clearOf(around(chance, 'back', backs), [crown, skin.tone, dress === 'club' ? club[0] : wear]),
  }
}

/** The same face on the pitch: of playing age, without a hat, in the club's colours. */
function onPitch(id: string, { role, woman, first, second }: Kit): Person {
  const known = fan(id)
  const { chance, skin } = known
  const age = chance.weigh<Age>('age', plays(role) ? { young: 40, grown: 60 } : { grown: 25, middle: 50, old: 25 })
  const hair = hairOf(chance, skin, age === 'young' ? 'grown' : age)
  const cut = cutOf(chance, woman, age, 'none')
  return {
    ...{ ...known, woman, age, hair, cut, hat: 'none', club: [first, second], wear: first },
    beard: woman ? 'none' : beardOf(chance, age === 'young' ? 'grown' : age, cut),
    glasses: plays(role) || known.glasses === 'sun' ? 'none' : known.glasses,
    dress: role === 'coach' ? 'coach' : 'kit',
    back: clearOf(pitchBacks, [cut === 'bald' ? skin.shade : hair, skin.tone, first], 0.6),
  }
}

export const personOf = (id: string, kit?: Kit): Person => (kit ? onPitch(id, kit) : fan(id))
