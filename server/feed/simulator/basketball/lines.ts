// Text live of a basketball match, line by line, in three languages.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import { type BasketballLine, basketballText } from '../data/text-basketball.ts'
import { type Blanks, Speaker } from '../line.ts'
import type { SimMatch } from '../model.ts'
import { type Random, randomOf } from '../random.ts'
import type { BasketballPlay, Incident } from './model.ts'

export interface Line {
  /** Independent of how many lines are requested. */
  number: number
  incident: Incident
  text: Name
  important: boolean
}
/** Shares of minor events that get a line. */
const missShare = 0.35
const turnoverShare = 0.6

function kindOf(incident: Incident, random: Random): BasketballLine | null {
  switch (incident.kind) {
    case 'phase': {
      if (incident.phase === 'q1') return 'start'
      if (incident.phase === 'half-time') return 'half'
      if (incident.phase === 'overtime') return null
      if (incident.phase === 'overtime-break') return 'overtime'
      if (incident.phase === 'finished') return 'end'
      return incident.phase.endsWith('-break') ? 'quarter-end' : 'quarter'
    }
    case 'points':
      return incident.manner === 'free' ? 'free' : incident.assist ? `${incident.manner}-assisted` : incident.manner
    case 'miss':
      if (incident.manner === 'free' || !random.chance(incident.by ? 1 : missShare)) return null
      return incident.by ? 'block' : 'miss'
    case 'turnover':
      return random.chance(turnoverShare) ? (incident.steal ? 'steal' : 'turnover') : null
    default:
      return incident.kind
  }
}

const quarterOf: Partial<Record<string, number>> = { q1: 1, q2: 2, q3: 3, q4: 4, 'q1-break': 1, 'q3-break': 3 }

function secondPlayer(incident: Incident): Name | undefined {
  switch (incident.kind) {
    case 'points':
      return incident.assist?.name
    case 'miss':
      return incident.by?.name ?? incident.rebound?.player.name
    case 'turnover':
      return incident.steal?.name
    case 'foul':
      return incident.on.name
    default:
      return undefined
  }
}

export function basketballLines(match: SimMatch, { incidents }: BasketballPlay, all: boolean): Line[] {
  const random = randomOf(match.id, 'lines')
  const speaker = new Speaker<BasketballLine>(basketballText, random)
  const score: [number, number] = [0, 0]
  return incidents.flatMap((incident, index): Line[] => {
    if (incident.kind === 'points') score[incident.side === 'home' ? 0 : 1] += incident.count
    const kind = kindOf(incident, random)
    if (!kind) return []
    const strong = incident.kind === 'phase' || kind.startsWith('dunk')
    if (!all && !strong) return []
    const side: Side = 'side' in incident ? incident.side : 'home'
    const blanks: Blanks = {
      t: match[side].short,
      o: match[side === 'home' ? 'away' : 'home'].short,
      s: [...score],
      p: 'player' in incident ? incident.player.name : undefined,
      q: secondPlayer(incident),
      n: incident.kind === 'phase' ? quarterOf[incident.phase] : undefined,
    }
    return [{ number: index, incident, text: speaker.render(kind, blanks), important: strong }]
  })
}
