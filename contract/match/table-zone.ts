// Places of a table that mean something: a cup, promotion, relegation.
import { type Static, Type } from 'typebox'
import { closed, oneOf } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'

/** How it is marked, from the best to the worst: cups by their rank, and what is still to be played for. */
export const zoneTones = ['first-cup', 'second-cup', 'third-cup', 'promotion', 'play-off', 'relegation-play-off', 'relegation'] as const
export type ZoneTone = (typeof zoneTones)[number]

/** A place counted from the top, 1 the first, or below 0 from the end, -1 the last. */
const Place = Type.Integer({ minimum: -99, maximum: 99 })

/** Both places belong to it. */
export const TableZone = Type.Object({ from: Place, to: Place, tone: oneOf(zoneTones), name: Name }, closed)
export type TableZone = Static<typeof TableZone>
