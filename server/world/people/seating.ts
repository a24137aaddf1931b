// Assigns demonstration viewers to rooms: each changes rooms, or leaves, every so often. A pure function of time without state: repeated
// calls return the same.
import { drawOf } from '../experts/draw.ts'
import type { CastMember } from './cast.ts'

export interface OpenRoom {
  id: string
  language: CastMember['language']
  /** Attraction relative to other rooms: positive. */
  pull: number
}
type Viewer = Pick<CastMember, 'id' | 'language'>

/** Milliseconds of a stay, and its maximum variation. */
const stay = 9 * 60_000
const longer = 14 * 60_000
/** Share of time without a room. */
const away = 0.18
/** Share of viewers in a room of another language. */
const foreign = 0.04

/** A weighted choice, in the order of the rooms. */
const chosen = <T extends Pick<OpenRoom, 'pull'>>(rooms: readonly T[], share: number): T | undefined => {
  const sum = rooms.reduce((total, { pull }) => total + pull, 0)
  let left = share * sum
  return rooms.find(({ pull }) => {
    left -= pull
    return left < 0
  })
}

/** The room of a viewer at a real time; null: none. */
export function seatOf({ id, language }: Viewer, rooms: readonly OpenRoom[], now: number): string | null {
  const own = drawOf(`stays ${id}`)
  const length = stay + own.share() * longer
  const stayNumber = Math.floor((now + own.share() * length) / length)
  const draw = drawOf(`seat ${id} ${stayNumber}`)
  if (draw.share() < away) return null
  const isForeign = draw.share() < foreign
  const fitting = rooms.filter((room) => (room.language === language) !== isForeign)
  return chosen(fitting, draw.share())?.id ?? null
}

/** The side that a viewer supports in a match; null: none. */
export function clubOf(viewer: Pick<CastMember, 'id'>, matchId: string): 'home' | 'away' | null {
  const share = drawOf(`club ${viewer.id} ${matchId}`).share()
  return share < 0.4 ? 'home' : share < 0.75 ? 'away' : null
}
