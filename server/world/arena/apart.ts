// Keeps tokens from lying on one another.
import { ease, type Point } from '../director/pitch.ts'

/** How much shorter a unit is across the picture than along it. */
const squash = 0.8

/** Seconds in which who has fallen gives up his place, and who is back takes one. */
const fades = 0.8
/** How much of a body somebody is: `back` is when he was last back from a fall. */
export const presenceOf = (t: number, fallenAt: number | null, back: number | null): number =>
  ease(fallenAt !== null ? 1 - (t - fallenAt) / fades : back !== null ? (t - back) / fades : 1)

/** How strongly: more of it, and two that pass through one another would leap. */
const gain = 0.6
const softness = 0.45

/** Whoever stands in another is moved aside, the more the nearer they are: no instant at which it begins is seen. */
export function apart<T extends Point & { presence: number }>(room: number, tokens: T[]): T[] {
  const moves = tokens.map(() => ({ x: 0, y: 0 }))
  for (const [index, one] of tokens.entries())
    for (let place = index + 1; place < tokens.length; place += 1) {
      const other = tokens[place] as T
      const [dx, dy] = [other.x - one.x, (other.y - one.y) * squash]
      const off = Math.hypot(dx, dy)
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
