// How far back a league's past is backfilled.
import { circuitStart } from './calendar/circuit.ts'
import { cupStart } from './calendar/cup.ts'
import { seasonStart } from './calendar/season.ts'
import { stopDays } from './calendar/tour.ts'
import { day, dayOf } from './days.ts'
import type { SimLeague } from './model.ts'

/** Minimum days of form, even if a season has just begun. */
const form = 28

function firstDayOf(league: SimLeague, now: number): number {
  const today = dayOf(now)
  const kind = league.form
  switch (kind.kind) {
    case 'rounds':
      return Math.min(seasonStart(kind.seed, league.teams.length, today), today - form)
    case 'circuit':
      return Math.min(circuitStart(league, kind.seed, today), today - form / 2)
    case 'tour':
      return today - 2 * stopDays
    case 'cup':
      // Includes the previous edition with its final.
      return cupStart(cupStart(today) - 1)
  }
}

/** Product time at which a league's past begins, seen from `now`: the season's start, or earlier for enough form. */
export const pastBegins = (league: SimLeague, now: number): number => firstDayOf(league, now) * day
