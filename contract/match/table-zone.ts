// Zones of a table: a cup, promotion, relegation.
import { type Static, Type } from 'typebox'
import { closed, oneOf } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'

/** Colour of a zone, from best to worst: cups by rank, then those still to be played for. */
export const zoneTones = ['first-cup', 'second-cup', 'third-cup', 'promotion', 'play-off', 'relegation-play-off', 'relegation'] as const
export type ZoneTone = (typeof zoneTones)[number]

/** A position from the top, 1 is the first, or a negative one from the bottom, -1 is the last. */
const Place = Type.Integer({ minimum: -99, maximum: 99 })

/** Both ends inclusive. */
export const TableZone = Type.Object({ from: Place, to: Place, tone: oneOf(zoneTones), name: Name }, closed)
export type TableZone = Static<typeof TableZone>
