// The head and its features: ears, eyes, brows, nose, mouth, beard and glasses.
import { luminance, mix, shade } from './color.ts'
import type { Cut, Person } from './person.ts'
import { line, path } from './shape.ts'

const heads = [
  'M96 36c25 0 40 16 40 44 0 32-18 53-40 53s-40-21-40-53c0-28 15-44 40-44z',
  'M96 36c26 0 40 15 40 40v22c0 21-19 35-40 35s-40-14-40-35V76c0-25 14-40 40-40z',
  'M96 36c26 0 41 16 40 42-1 27-21 56-40 56s-39-29-40-56c-1-26 14-42 40-42z',
  'M96 37c26 0 42 17 42 44 0 29-18 51-42 51s-42-22-42-51c0-27 16-44 42-44z',
]

const overEars: ReadonlySet<Cut> = new Set(['long', 'bangs', 'bob', 'side', 'waves', 'veil', 'cloud', 'set'])

export function head({ chance, skin, cut, woman, dress }: Person): string {
  const ears = overEars.has(cut) ? '' : path('M57 78a10 11 0 1 0 1 22zm78 0a10 11 0 1 1-1 22z', mix(skin.tone, skin.shade, 0.6))
  const rings = woman && ears && dress !== 'kit' && chance.is('rings', 0.4) ? line('M53 104h.1m86 0h.1', '#f2c230', 9) : ''
  return ears + rings + path(chance.pick('head', heads), skin.tone)
}

const jaw = 'M56 78c3 16 8 22 18 22 14-6 30-6 44 0 10 0 15-6 18-22 1 34-16 58-40 58s-41-24-40-58z'
const mane = 'M56 78c3 16 8 22 18 22 14-6 30-6 44 0 10 0 15-6 18-22 3 36-10 74-40 82-30-8-43-46-40-82z'
const whiskers = 'M77 107q6-9 19-6 13-3 19 6-10 5-19 1-9 4-19-1z'

export function beard({ beard: kind, hair, skin }: Person): string {
  const lips = path('M85 112q11-4 22 0-3 7-11 7t-11-7z', skin.lip)
  switch (kind) {
    case 'none':
      return ''
    case 'stubble':
      return path(jaw, mix(skin.tone, hair, 0.3))
    case 'full':
      return path(jaw, shade(hair, 0.1)) + lips
    case 'long':
      return path(mane, hair) + lips
    case 'moustache':
      return path(whiskers, shade(hair, 0.1))
    case 'goatee':
      return path('M78 106c5-8 31-8 36 0 3 14-2 28-18 28s-21-14-18-28z', shade(hair, 0.1)) + lips
  }
}

const brows = ['M69 73q10-7 20-2m14 0q10-5 20 2', 'M70 72h18m16 0h18', 'M69 75q9-11 19-5m16 0q10-6 19 5', 'M70 71q9-6 18-1m16 0q9-5 18 1']
const smile = 'M83 110q13 12 26 0'
const mouths = [smile, smile, 'M86 114q10 3 20 0', 'M85 113q12 4 21-4']
const ink = '#1a110e'

/** Dots: zero-length lines with round caps. */
const eyesOpen = 'M79 86h.1m34 0h.1'
const eyesHappy = 'M72 88q7-8 14 0m20 0q7-8 14 0'
/** Drawn in the group of all lines of a face, which sets ink and default width. */
const stroke = (d: string, color?: string, width?: number): string =>
  `<path d="${d}"${color ? ` stroke="${color}"` : ''}${width ? ` stroke-width="${width}"` : ''}/>`

function browColor({ cut, age, hair, skin }: Person): string {
  if (cut === 'bald' || cut === 'veil') return shade(skin.shade, 0.45)
  return age === 'old' ? '#8b8f8b' : shade(hair, luminance(hair) > 0.15 ? 0.3 : 0)
}

function eyes(person: Person): string {
  const { chance, woman, glasses } = person
  if (glasses === 'sun') return ''
  const isHappy = chance.is('happy', 0.12)
  return [
    isHappy ? stroke(eyesHappy) : stroke(eyesOpen, undefined, 12.5),
    woman && !isHappy && glasses === 'none' && chance.is('lashes', 0.6) ? stroke('M74 83l-6-3m50 3 6-3', undefined, 4) : '',
    stroke(chance.pick('brows', brows), browColor(person)),
  ].join('')
}

function mouth({ chance, woman, skin, beard: whiskers }: Person): string {
  if (whiskers === 'full' || whiskers === 'long' || whiskers === 'goatee') return ''
  if (chance.is('grin', 0.3)) return `<path d="M82 109h28q-2 14-14 14t-14-14z" fill="#fff" stroke="${skin.lip}" stroke-width="3"/>`
  const isBright = luminance(skin.tone) < 0.12 || (woman && chance.is('lips', 0.5))
  return stroke(chance.pick('mouth', mouths), isBright ? skin.lip : shade(skin.lip, 0.3))
}

export function features(person: Person): string {
  const { chance, skin, age } = person
  const isBlushing = chance.is('blush', 0.3) && luminance(skin.tone) > 0.3
  return [
    `<g fill="none" stroke="${ink}" stroke-width="5">`,
    isBlushing ? stroke('M70 102h.1m52 0h.1', '#e0604a48', 14) : '',
    eyes(person),
    stroke('M97 90v10q0 2-5 2', skin.shade),
    mouth(person),
    age === 'old' ? stroke('M73 103q-3 5-1 11m47-11q3 5 1 11', skin.shade, 3.5) : '',
    '</g>',
  ].join('')
}

export function glasses({ glasses: kind, chance }: Person): string {
  const frame = chance.pick('frame', ['#17201c', '#17201c', '#5a1f1a', '#24456b', '#6b5426'])
  const [color, width] = kind === 'rimless' ? ['#8b938e', 3] : [frame, 5]
  const lenses = (d: string): string => path(d, '#fff4', ` stroke="${color}" stroke-width="${width}"`)
  switch (kind) {
    case 'none':
      return ''
    case 'sun':
      return path('M60 74h72v8c0 16-8 21-16 21-10 0-14-8-16-18h-8c-2 10-6 18-16 18-8 0-16-5-16-21z', '#15191b')
    case 'round':
    case 'rimless':
      return lenses('M79 71a15 15 0 1 1-.1 0zm34 0a15 15 0 1 1-.1 0zM94 84h4')
    case 'square':
      return lenses('M64 75h29v16q0 8-8 8H72q-8 0-8-8zm35 0h29v16q0 8-8 8h-13q-8 0-8-8zm-6 6h6')
  }
}
