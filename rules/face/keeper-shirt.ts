// A keeper's shirt: its colour differs from both of the club's colours.
import { distance } from './color.ts'

const shirts = ['#f2b92c', '#2f9e6e', '#e0702e', '#3f4a54', '#7fc4d6']
const trim = '#1d2420'

export function keeperShirt(first: string, second: string): { first: string; second: string } {
  const apart = (shirt: string): number => Math.min(distance(shirt, first), distance(shirt, second))
  const shirt = shirts.reduce((best, one) => (apart(one) > apart(best) ? one : best))
  return { first: shirt, second: distance(shirt, trim) > 150 ? trim : '#dbe1dc' }
}
