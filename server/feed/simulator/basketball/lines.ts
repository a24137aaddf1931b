// Text live of a basketball match, line by line, in three languages.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import { type BasketballLine, basketballText } from '../data/text-basketball.ts'
import { type Blanks, Speaker } from '../line.ts'
import type { SimMatch } from '../model.ts'
import { type Random, randomOf } from '../random.ts'
import type { BasketballPlay, Moment } from './model.ts'

export interface Line {
  /** Independent of how many lines are requested. */
  number: number
  moment: Moment
  text: Name
  important: boolean
}
/** Shares of minor events that get a line. */
const missShare = 0.35
const turnoverShare = 0.6

function kindOf(moment: Moment, random: Random): BasketballLine | null {
  switch (moment.kind) {
    case 'phase': {
      if (moment.phase === 'q1') return 'start'
      if (moment.phase === 'half-time') return 'half'
      if (moment.phase === 'overtime') return null
      if (moment.phase === 'overtime-break') return 'overtime'
      if (moment.phase === 'finished') return 'end'
      return moment.phase.endsWith('-break') ? 'quarter-end' : 'quarter'
    }
    case 'points':
      return moment.manner === 'free' ? 'free' : moment.assist ? `${moment.manner}-assisted` : moment.manner
    case 'miss':
      if (moment.manner === 'free' || !random.chance(moment.by ? 1 : missShare)) return null
      return moment.by ? 'block' : 'miss'
    case 'turnover':
      return random.chance(turnoverShare) ? (moment.steal ? 'steal' : 'turnover') : null
    default:
      return moment.kind
  }
}

const quarterOf: Partial<Record<string, number>> = { q1: 1, q2: 2, q3: 3, q4: 4, 'q1-break': 1, 'q3-break': 3 }

function secondPlayer(moment: Moment): Name | undefined {
  switch (moment.kind) {
    case 'points':
      return moment.assist?.name
    case 'miss':
      return moment.by?.name ?? moment.rebound?.player.name
    case 'turnover':
      return moment.steal?.name
    case 'foul':
      return moment.on.name
    default:
      return undefined
  }
}

export function basketballLines(match: SimMatch, { moments }: BasketballPlay, all: boolean): Line[] {
  const random = randomOf(match.id, 'lines')
  const speaker = new Speaker<BasketballLine>(basketballText, random)
  const score: [number, number] = [0, 0]
  return moments.flatMap((moment, index): Line[] => {
    if (moment.kind === 'points') score[moment.side === 'home' ? 0 : 1] += moment.count
    const kind = kindOf(moment, random)
    if (!kind) return []
    const strong = moment.kind === 'phase' || kind.startsWith('dunk')
    if (!all && !strong) return []
    const side: Side = 'side' in moment ? moment.side : 'home'
    const blanks: Blanks = {
      t: match[side].short,
      o: match[side === 'home' ? 'away' : 'home'].short,
      s: [...score],
      p: 'player' in moment ? moment.player.name : undefined,
      q: secondPlayer(moment),
      n: moment.kind === 'phase' ? quarterOf[moment.phase] : undefined,
    }
    return [{ number: index, moment, text: speaker.say(kind, blanks), important: strong }]
  })
}
