// Text live of a set match, line by line, in three languages.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import { type SetsLine, setsText } from '../data/text-sets.ts'
import { type Blanks, Speaker } from '../line.ts'
import type { SimMatch } from '../model.ts'
import { type Random, randomOf } from '../random.ts'
import type { Incident, SetsPlay } from './model.ts'

export interface Line {
  /** Independent of how many lines are requested. */
  number: number
  incident: Incident
  text: Name
  important: boolean
}
/** Shares of points that get a line. */
const share: Partial<Record<string, number>> = { rally: 0.35, smash: 0.45, long: 1, pick: 0.7, fight: 1 }

function phaseLine(match: SimMatch, incident: Extract<Incident, { kind: 'phase' }>): SetsLine | null {
  if (incident.phase === 'finished') return 'end'
  if (incident.phase === 'set-break') return null
  if (match.sport === 'tennis') return 'tennis-set-start'
  return match.sport === 'badminton' ? 'badminton-game-start' : 'esports-map-start'
}

function kindOf(match: SimMatch, incident: Incident, random: Random): SetsLine | null {
  switch (incident.kind) {
    case 'phase':
      return phaseLine(match, incident)
    case 'set':
      return match.sport === 'tennis' ? 'tennis-set' : match.sport === 'badminton' ? 'badminton-game' : 'esports-map'
    case 'note':
      if (incident.note !== 'set-point' || match.sport === 'tennis') return incident.note
      return match.sport === 'badminton' ? 'game-point' : 'map-point'
    case 'points': {
      const { manner } = incident
      if (!random.chance(share[manner] ?? 1)) return null
      if (manner === 'hold' || manner === 'break' || manner === 'tie-break') return `tennis-${manner}`
      if (manner === 'rally' || manner === 'smash' || manner === 'long') return `badminton-${manner}`
      return manner
    }
  }
}

export function setsLines(match: SimMatch, { incidents, winner }: SetsPlay, all: boolean): Line[] {
  const random = randomOf(match.id, 'lines')
  const speaker = new Speaker<SetsLine>(setsText, random)
  let score: [number, number] = [0, 0]
  return incidents.flatMap((incident, index): Line[] => {
    if (incident.kind === 'set') score = incident.score
    const kind = kindOf(match, incident, random)
    if (!kind) return []
    const strong = incident.kind === 'phase' || incident.kind === 'set'
    if (!all && !strong) return []
    const side: Side = 'side' in incident ? incident.side : winner
    const shown = 'running' in incident ? incident.running : score
    const blanks: Blanks = {
      t: match[side].short,
      o: match[side === 'home' ? 'away' : 'home'].short,
      // The side of the line comes first.
      s: side === 'home' ? shown : [shown[1], shown[0]],
      n: incident.set,
    }
    return [{ number: index, incident, text: speaker.render(kind, blanks), important: strong }]
  })
}
