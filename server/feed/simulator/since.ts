// How far back the past of a league is told.
import { circuitStart } from './calendar/circuit.ts'
import { cupStart } from './calendar/cup.ts'
import { seasonStart } from './calendar/season.ts'
import { stopDays } from './calendar/tour.ts'
import { day, dayOf } from './days.ts'
import type { SimLeague } from './model.ts'

/** Days of form at least, even when a season has just begun. */
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
      // The edition before it too: it has its final.
      return cupStart(cupStart(today) - 1)
  }
}

/** Product moment at which the past of a league begins, told at `now`: with the season, or with enough for its form. */
export const pastBegins = (league: SimLeague, now: number): number => firstDayOf(league, now) * day
