// All feed output of a set match.
import type { SimMatch } from '../model.ts'
import type { Telling } from '../telling/telling.ts'
import { setsChances } from './chances.ts'
import { setsEvents, setsRecord } from './events.ts'
import { setsStatistics } from './figures.ts'
import { setsLines } from './lines.ts'
import { playSets } from './play.ts'

export function setsTelling(match: SimMatch): Telling {
  const play = playSets(match)
  return {
    length: play.length,
    beats: play.incidents.map(({ at }) => at),
    events: () => setsEvents(match, play),
    record: () => setsRecord(match, play),
    lines: (all) =>
      setsLines(match, play, all).map(({ number, incident, text, important }) => ({
        number,
        at: incident.at,
        minute: { minute: incident.minute, period: incident.set },
        text,
        important,
      })),
    statistics: (passed) => setsStatistics(match, play, passed),
    momentum: null,
    lineups: null,
    players: null,
    chances: (passed) => setsChances(match, play, passed),
  }
}
