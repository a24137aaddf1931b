// All feed output of a basketball match.
import type { SimMatch } from '../model.ts'
import type { Telling } from '../telling/telling.ts'
import { linesAt } from './box.ts'
import { basketballChances } from './chances.ts'
import { basketballEvents, basketballRecord } from './events.ts'
import { basketballLineups, basketballMomentum, basketballStatistics } from './figures.ts'
import { basketballLines } from './lines.ts'
import { playBasketball } from './play.ts'

export function basketballTelling(match: SimMatch): Telling {
  const play = playBasketball(match)
  return {
    length: play.length,
    beats: play.incidents.map(({ at }) => at),
    events: () => basketballEvents(match, play),
    record: () => basketballRecord(match, play),
    lines: (all) =>
      basketballLines(match, play, all).map(({ number, incident, text, important }) => {
        const { at, minute, left, period } = incident
        return { number, at, minute: { minute, left, period }, text, important, ...('side' in incident ? { side: incident.side } : {}) }
      }),
    statistics: (passed) => basketballStatistics(play, passed),
    momentum: (passed) => basketballMomentum(play, passed),
    lineups: (passed) => basketballLineups(match, play, passed),
    players: (passed) => linesAt(play, passed),
    chances: (passed) => basketballChances(match, play, passed),
  }
}
