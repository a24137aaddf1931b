// The referee stays near the ball without being in its way; the assistants stay level with the second last defender of their half.
import { lengthOf } from '../../length.ts'
import { assistantBodies, refereeBody } from '../people.ts'
import { clamp, pitch } from '../pitch.ts'
import type { Run } from './run.ts'
import { offsideLine } from './shape.ts'

/** Metres outside the touchline. */
const outside = 1.1

export function leadOfficials(run: Run): void {
  const referee = run.body(refereeBody)
  const { slow, grip } = run
  const behind = grip * run.ends.home
  // The diagonal: behind the attack, on the side away from the assistants' halves.
  const x = clamp(slow.x - behind * 9, -40, 40)
  const y = clamp(slow.y * 0.62 + (slow.x > 0 ? -8 : 8), -24, 24)
  referee.destination = { x, y }
  referee.pace = lengthOf(x - referee.x, y - referee.y) > 12 ? 6.6 : 4.4
  for (const [place, index] of assistantBodies.entries()) {
    const half = place === 0 ? 1 : -1
    const attacking = run.ends.home === half ? 'home' : 'away'
    const line = offsideLine(run.people, attacking, half, run.ball.x)
    const body = run.body(index)
    body.destination = { x: half * clamp(line, 0.5, 52), y: half * (pitch.y + outside) }
    body.pace = Math.abs(body.destination.x - body.x) > 6 ? 6.8 : 4
  }
}
