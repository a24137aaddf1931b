// The face of an id as a square picture, cropped to a circle where it is shown: the same person at every size, on every machine.
import { clothes, hatOver, hood, neck } from './clothes.ts'
import { type Face, plays } from './face-address.ts'
import { beard, features, glasses, head } from './features.ts'
import { hairBehind, hairOver } from './hair.ts'
import { kitShirt } from './kit.ts'
import { type Person, personOf } from './person.ts'

/** A user's head fills the circle, so that it reads at 24 px; some are closer than others, or slightly to one side. */
function close({ chance }: Person): string {
  const side = 164 + Math.floor(chance.of('near') * 15)
  const left = 93 + Math.floor(chance.of('aside') * 7) - Math.floor(side / 2)
  return `${left} ${10 + Math.floor((172 - side) / 2)} ${side} ${side}`
}
/** Members of a team are framed as for one photograph, with room for the number. */
const farther = '-15 3 222 222'

const picture = (view: string, back: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" stroke-linecap="round"><path d="M-20 0h240v240H-20z" fill="${back}"/>${content}</svg>`

function bust(person: Person, shirt: string): string {
  return [
    hairBehind(person),
    hood(person),
    neck(person),
    shirt,
    head(person),
    beard(person),
    features(person),
    hairOver(person),
    glasses(person),
    hatOver(person),
  ].join('')
}

export function faceSvg({ id, kit }: Face): string {
  const person = personOf(id, kit)
  const [first, second] = person.club
  const shirt =
    person.dress === 'kit' || person.dress === 'club'
      ? kitShirt(kit?.pattern ?? Math.floor(person.chance.of('pattern') * 6), first, second, kit && plays(kit.role) ? kit.number : null)
      : clothes(person)
  return picture(kit ? farther : close(person), person.back, bust(person, shirt))
}

/** An empty seat: a deleted account. */
export const emptySeatSvg = picture(
  '0 0 192 192',
  '#8fa096',
  '<path d="M52 52q0-12 12-12h64q12 0 12 12v60H52z" fill="#dbe3dd"/><path d="M36 112h120v20q0 12-12 12H48q-12 0-12-12z" fill="#c3cec6"/><path d="M56 144h12v48H56zm68 0h12v48h-12z" fill="#5b6b62"/><path d="M72 60h48v8H72z" fill="#8fa096"/>',
)
