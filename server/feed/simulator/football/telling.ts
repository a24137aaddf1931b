// All feed output of a football match.
import type { SimMatch } from '../model.ts'
import type { Telling } from '../telling/telling.ts'
import { footballChances } from './chances.ts'
import { footballEvents, minuteOf } from './events.ts'
import { footballLineups, footballMomentum, footballStatistics } from './figures.ts'
import { footballLines } from './lines.ts'
import { playFootball } from './play.ts'

export function footballTelling(match: SimMatch): Telling {
  const play = playFootball(match)
  return {
    length: play.length,
    beats: play.incidents.map(({ at }) => at),
    events: () => footballEvents(match, play),
    record: () => footballEvents(match, play),
    lines: (all) =>
      footballLines(match, play, all).map(({ number, incident, text, important }) => ({
        number,
        at: incident.at,
        minute: minuteOf(incident),
        text,
        important,
      })),
    statistics: (passed) => footballStatistics(match, play, passed),
    momentum: (passed) => footballMomentum(play, passed),
    lineups: (passed) => footballLineups(match, play, passed),
    players: null,
    chances: (passed) => footballChances(match, play, passed),
  }
}
