// Text live of a set match, line by line, in three languages.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import { type SetsLine, setsText } from '../data/text-sets.ts'
import { type Blanks, Speaker } from '../line.ts'
import type { SimMatch } from '../model.ts'
import { type Random, randomOf } from '../random.ts'
import type { Moment, SetsPlay } from './model.ts'

export interface Line {
  /** Independent of how many lines are requested. */
  number: number
  moment: Moment
  text: Name
  important: boolean
}
/** Shares of points that get a line. */
const share: Partial<Record<string, number>> = { rally: 0.35, smash: 0.45, long: 1, pick: 0.7, fight: 1 }

function phaseLine(match: SimMatch, moment: Extract<Moment, { kind: 'phase' }>): SetsLine | null {
  if (moment.phase === 'finished') return 'end'
  if (moment.phase === 'set-break') return null
  if (match.sport === 'tennis') return 'tennis-set-start'
  return match.sport === 'badminton' ? 'badminton-game-start' : 'esports-map-start'
}

function kindOf(match: SimMatch, moment: Moment, random: Random): SetsLine | null {
  switch (moment.kind) {
    case 'phase':
      return phaseLine(match, moment)
    case 'set':
      return match.sport === 'tennis' ? 'tennis-set' : match.sport === 'badminton' ? 'badminton-game' : 'esports-map'
    case 'note':
      if (moment.note !== 'set-point' || match.sport === 'tennis') return moment.note
      return match.sport === 'badminton' ? 'game-point' : 'map-point'
    case 'points': {
      const { manner } = moment
      if (!random.chance(share[manner] ?? 1)) return null
      if (manner === 'hold' || manner === 'break' || manner === 'tie-break') return `tennis-${manner}`
      if (manner === 'rally' || manner === 'smash' || manner === 'long') return `badminton-${manner}`
      return manner
    }
  }
}

export function setsLines(match: SimMatch, { moments, winner }: SetsPlay, all: boolean): Line[] {
  const random = randomOf(match.id, 'lines')
  const speaker = new Speaker<SetsLine>(setsText, random)
  let score: [number, number] = [0, 0]
  return moments.flatMap((moment, index): Line[] => {
    if (moment.kind === 'set') score = moment.score
    const kind = kindOf(match, moment, random)
    if (!kind) return []
    const strong = moment.kind === 'phase' || moment.kind === 'set'
    if (!all && !strong) return []
    const side: Side = 'side' in moment ? moment.side : winner
    const shown = 'running' in moment ? moment.running : score
    const blanks: Blanks = {
      t: match[side].short,
      o: match[side === 'home' ? 'away' : 'home'].short,
      // The side of the line comes first.
      s: side === 'home' ? shown : [shown[1], shown[0]],
      n: moment.set,
    }
    return [{ number: index, moment, text: speaker.say(kind, blanks), important: strong }]
  })
}
