// Colours of faces, clothes and backgrounds.

export interface Skin {
  tone: string
  /** Of the neck, in the shadow of the face. */
  shade: string
  lip: string
}
const skin = (tone: string, shade: string, lip: string): Skin => ({ tone, shade, lip })

export const skins = {
  pale: skin('#fbdcc4', '#e9b796', '#c4605a'),
  fair: skin('#f4cba7', '#dfa67c', '#bd5a50'),
  sand: skin('#e9b88f', '#cd9066', '#ae5146'),
  honey: skin('#d39c70', '#b3784c', '#9c4a3e'),
  bronze: skin('#b37b4f', '#925c35', '#873f34'),
  brown: skin('#915f3a', '#714627', '#8c443a'),
  deep: skin('#74492f', '#55331f', '#b56a60'),
} as const satisfies Record<string, Skin>
/** Relative frequencies. */
export const skinWeights = { pale: 14, fair: 26, sand: 24, honey: 15, bronze: 9, brown: 7, deep: 5 } as const

/** Relative frequencies. */
export const hairWeights = { '#1c1b20': 40, '#2d221d': 26, '#4a3124': 16, '#70462a': 9, '#94432a': 4, '#c9984a': 5 } as const
export const darkHairs = ['#1c1b20', '#2d221d'] as const
export const dyedHairs = ['#2f6f8f', '#b65468'] as const
export const greyHairs = ['#a9afab', '#dcdfd9', '#7f8783'] as const

/** Behind a person: tints of pitches, floodlights and concrete that contrast with dark hair, and a few deep ones for light hair. */
export const backs = [
  '#a9cdb6',
  '#e9c46a',
  '#a8c8e0',
  '#e3a27e',
  '#d3d9cf',
  '#8fbcb5',
  '#ecd3b4',
  '#d4b06a',
  '#c97b63',
  '#7fa7c9',
  '#9dbf86',
  '#e8b7a4',
  '#2b6a54',
  '#2e5f8f',
  '#8d3d3a',
  '#47525c',
] as const

/** Behind members of a team: the same for all of them, if their shirt and hair allow it. */
export const pitchBacks = ['#bcd2c5', '#dbd2bd', '#8ba699', '#56665d'] as const

export const wears = [
  '#f4f5ef',
  '#24323b',
  '#c8472f',
  '#1f5f92',
  '#e2a931',
  '#2d6f50',
  '#6e4c3b',
  '#8fa9a1',
  '#3c414d',
  '#dbe1dc',
  '#80303c',
  '#d97b3f',
] as const

/** Pairs of colours worn by a crowd: scarves, hats and shirts of no particular club. */
export const clubs = [
  ['#0b5a8a', '#f2f3ee'],
  ['#b5174b', '#f5f0e6'],
  ['#7a1f2b', '#e8c47a'],
  ['#c9531c', '#1d1d1d'],
  ['#12324f', '#f2c230'],
  ['#2d6a45', '#f1efe6'],
  ['#f0b400', '#a3231a'],
  ['#3a3f4b', '#7fc9d8'],
  ['#c9291a', '#ffffff'],
  ['#0e6262', '#ffd028'],
] as const satisfies readonly (readonly [string, string])[]
