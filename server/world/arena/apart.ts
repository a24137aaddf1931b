// Keeps tokens from overlapping.
import { ease, type Point } from '../director/pitch.ts'
import { lengthOf } from '../length.ts'

/** Foreshortening of the picture's depth. */
const squash = 0.8

/** Seconds in which a fallen token fades out, and a returning one fades in. */
const fades = 0.8
/** Presence of a body, 0 to 1: `back` is the time of its last return from a fall. */
export const presenceOf = (t: number, fallenAt: number | null, back: number | null): number =>
  ease(fallenAt !== null ? 1 - (t - fallenAt) / fades : back !== null ? (t - back) / fades : 1)

/** Strength of the push: with more of it, two tokens that pass through each other would jump. */
const gain = 0.6
const softness = 0.45

/** Pushes overlapping tokens apart, the harder the closer they are: the onset is imperceptible. */
export function apart<T extends Point & { presence: number }>(room: number, tokens: T[]): T[] {
  const moves = tokens.map(() => ({ x: 0, y: 0 }))
  for (const [index, one] of tokens.entries())
    for (let place = index + 1; place < tokens.length; place += 1) {
      const other = tokens[place] as T
      const [dx, dy] = [other.x - one.x, (other.y - one.y) * squash]
      const off = lengthOf(dx, dy)
      const share = one.presence * other.presence
      if (off >= room || share === 0) continue
      const push = (share * gain * (room - off)) / (off + room * softness)
      const [from, to] = [moves[index] as Point, moves[place] as Point]
      from.x -= dx * push
      from.y -= (dy * push) / squash
      to.x += dx * push
      to.y += (dy * push) / squash
    }
  for (const [index, token] of tokens.entries()) {
    token.x += moves[index]?.x ?? 0
    token.y += moves[index]?.y ?? 0
  }
  return tokens
}
