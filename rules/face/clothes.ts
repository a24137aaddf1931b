// Clothes of a person: shoulders and collar, a scarf, a hat.
import { luminance, mix, shade } from './color.ts'
import type { Person } from './person.ts'
import { disc, line, path } from './shape.ts'

/** Shoulders and chest, with room for the neck. */
export const torso = 'M16 248c0-68 12-88 52-98l12-3q4 12 16 12t16-12l12 3c40 10 52 30 52 98z'
export const collar = 'M76 147q4 17 20 17t20-17'

export const neck = ({ skin }: Person): string => path('M78 112h36v40q-18 20-36 0z', skin.shade)

/** The part of a hood behind the neck. */
export const hood = ({ dress, wear }: Person): string =>
  dress === 'hood' ? path('M54 164q0-34 42-34t42 34z', shade(wear, luminance(wear) > 0.6 ? 0.28 : 0.4)) : ''

export function clothes(person: Person): string {
  const { dress, wear, club, chance } = person
  const [first, second] = club
  const deep = shade(wear, luminance(wear) > 0.6 ? 0.16 : 0.26)
  const light = mix(wear, '#ffffff', luminance(wear) > 0.6 ? 0.6 : 0.3)
  switch (dress) {
    case 'tee':
      return path(torso, wear) + line(collar, chance.is('ringer', 0.35) ? second : deep, 7)
    case 'hood':
      return (
        path(torso, wear) +
        path('M62 149q-8 7-8 17 20 22 42 22t42-22q0-10-8-17-6 20-34 24-28-4-34-24z', deep) +
        path('M80 181h4v22h-4zm28 0h4v22h-4z', luminance(wear) > 0.6 ? shade(wear, 0.4) : '#f3f6f0')
      )
    case 'shirt':
      return path(torso, wear) + path('M73 142l23 24-14 15-22-26zm46 0-23 24 14 15 22-26z', light) + line('M96 168v56', deep, 4)
    case 'knit':
      return path(torso, wear) + path('M74 135q22 11 44 0l4 20q-26 15-52 0z', deep) + line('M38 182h116', light, 7)
    case 'jacket':
      return (
        path(torso, wear) +
        path('M79 147q4 13 17 13t17-13l3 1-20 52-20-52z', chance.is('white', 0.6) ? '#f3f6f0' : '#2a3138') +
        line('M74 146l22 54 22-54', deep, 8)
      )
    case 'scarf':
      return path(torso, wear) + scarf(first, second)
    case 'coach':
      return (
        path(torso, first) +
        path('M71 141q25 14 50 0l6 17-31 18-31-18z', shade(first)) +
        line('M96 174v66', second, 5) +
        line('M42 172c8-12 20-17 33-20m75 20c-8-12-20-17-33-20', second, 6)
      )
    default:
      return ''
  }
}

/** Around the neck, striped, with one end hanging down. */
const scarf = (first: string, second: string): string =>
  path('M108 156l28-4 4 80h-24z', shade(first, 0.14)) +
  path('M54 146q42-20 84 0 8 11-2 22-40 18-80 0-10-11-2-22z', first) +
  path('M68 141l13-3-1 37-13-3zm42-3 13 3 2 31-14 3zm4 48 24-2v12l-24 2z', second)

export function hatOver({ hat, club: [first, second], chance }: Person): string {
  switch (hat) {
    case 'cap': {
      const brim = chance.is('left', 0.5) ? 'M142 70q-56-22-112 2-4 8 6 7 52-10 106-2z' : 'M50 70q56-22 112 2 4 8-6 7-52-10-106-2z'
      return (
        path('M52 71c-4-37 16-53 44-53s48 16 44 53c-28-8-60-8-88 0z', first) +
        path('M86 56v-8h8v-8h12v16z', second) +
        path(brim, shade(first, 0.32))
      )
    }
    case 'beanie':
      return (
        (chance.is('pom', 0.6) ? disc(96, 24, 11, second) : '') +
        path('M53 64c-3-28 16-40 43-40s46 12 43 40z', first) +
        line('M55 60h82', second, 19)
      )
    case 'bucket':
      return path('M60 50c2-22 14-30 36-30s34 8 36 30l18 29Q96 63 42 79z', first) + path('M60 49q36-8 72 0l2 11q-38-8-76 0z', second)
    case 'band':
      return path('M56 58q40-14 80 0l1 16q-41-15-82 0z', first) + line('M56 66q40-14 80 0', second, 4)
    case 'flat':
      return (
        path('M50 69c-6-33 18-46 50-45 28 1 46 16 49 38 1 9-4 12-14 10-24-4-56-5-85-3z', '#5d6358') +
        path('M50 69q-10 2-12 10 34-9 72-8 0-4-4-5z', '#43483f')
      )
    case 'phones':
      return line('M52 88c-6-50 14-68 44-68s50 18 44 68', '#23292c', 9) + line('M49 83v18m94-18v18', first, 20)
    default:
      return ''
  }
}
