// Whether the zones of a table can be placed: asked by the server before it stores them, and by the form beside its fields. Pure.
import type { TableZone } from '../../contract/match/table-zone.ts'

/** `no-place`: none of the first 99 places, nor of the last 99. `reversed`: it ends before it begins. `overlap`: with another zone. */
export type ZoneFault = 'no-place' | 'reversed' | 'overlap'
type Places = Pick<TableZone, 'from' | 'to'>

const mostPlaces = 99
/** In a table with room for all places that can be named. */
const placeOf = (place: number): number => (place < 0 ? 2 * mostPlaces + 1 + place : place)
const isPlace = (place: number): boolean => Number.isInteger(place) && place !== 0 && Math.abs(place) <= mostPlaces

function ownFault({ from, to }: Places): ZoneFault | null {
  if (!isPlace(from) || !isPlace(to)) return 'no-place'
  return placeOf(from) > placeOf(to) ? 'reversed' : null
}
const overlaps = (one: Places, other: Places): boolean => placeOf(one.from) <= placeOf(other.to) && placeOf(other.from) <= placeOf(one.to)

/** One a zone, in their order; null: nothing is wrong with it. */
export const zoneFaults = (zones: readonly Places[]): (ZoneFault | null)[] =>
  zones.map((zone) => {
    const others = zones.filter((other) => other !== zone && ownFault(other) === null)
    return ownFault(zone) ?? (others.some((other) => overlaps(zone, other)) ? 'overlap' : null)
  })

/** Sorts zones from the first place to the last. */
export const byPlace = (one: Places, other: Places): number => placeOf(one.from) - placeOf(other.from)
