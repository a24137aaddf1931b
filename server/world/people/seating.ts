// Who of the demonstration world's viewers sits in which room: somebody looks for another room, or goes away, every so often. A pure
// answer of the moment, so that it needs no memory: whoever asks twice is told the same.
import { drawOf } from '../experts/draw.ts'
import type { CastMember } from './cast.ts'

export interface OpenRoom {
  id: string
  language: CastMember['language']
  /** How much it draws people beside other rooms: above 0. */
  pull: number
}
type Viewer = Pick<CastMember, 'id' | 'language'>

/** Milliseconds that somebody stays before he looks again, and how much longer some do. */
const stay = 9 * 60_000
const longer = 14 * 60_000
/** Share of the time in which somebody watches nothing. */
const away = 0.18
/** Share of those who watch who look into a room of another language. */
const foreign = 0.04

/** By how much each is drawn to a room, in the order of the rooms. */
const chosen = <T extends Pick<OpenRoom, 'pull'>>(rooms: readonly T[], share: number): T | undefined => {
  const sum = rooms.reduce((total, { pull }) => total + pull, 0)
  let left = share * sum
  return rooms.find(({ pull }) => {
    left -= pull
    return left < 0
  })
}

/** The room of a viewer at a real moment; null: none. */
export function seatOf({ id, language }: Viewer, rooms: readonly OpenRoom[], now: number): string | null {
  const own = drawOf(`stays ${id}`)
  const length = stay + own.share() * longer
  const turn = Math.floor((now + own.share() * length) / length)
  const draw = drawOf(`seat ${id} ${turn}`)
  if (draw.share() < away) return null
  const isForeign = draw.share() < foreign
  const fitting = rooms.filter((room) => (room.language === language) !== isForeign)
  return chosen(fitting, draw.share())?.id ?? null
}

/** Whose side somebody is on in a match; null: on nobody's. */
export function clubOf(viewer: Pick<CastMember, 'id'>, matchId: string): 'home' | 'away' | null {
  const share = drawOf(`club ${viewer.id} ${matchId}`).share()
  return share < 0.4 ? 'home' : share < 0.75 ? 'away' : null
}
