// Text live of a football match, line by line, in three languages.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import { type FootballLine, footballText } from '../data/text-football.ts'
import { type Blanks, Speaker } from '../line.ts'
import type { SimMatch } from '../model.ts'
import { randomOf } from '../random.ts'
import { scores } from './events.ts'
import type { FootballPlay, Moment, MomentOf } from './model.ts'

export interface Line {
  /** Independent of how many lines are requested. */
  number: number
  moment: Moment
  text: Name
  important: boolean
}

const important = new Set<Moment['kind']>([
  'phase',
  'goal',
  'penalty',
  'penalty-missed',
  'review',
  'confirmed',
  'cancelled',
  'scorer',
  'score',
  'kick',
  'abandoned',
])

const phaseLines: Partial<Record<string, FootballLine>> = {
  'first-half': 'kick-off',
  'half-time': 'half-time',
  'second-half': 'second-half',
  'extra-break': 'extra-time',
  'extra-half-time': 'extra-half',
  'shoot-out': 'shoot-out',
  finished: 'full-time',
}

function goalLine({ how, manner, assist }: MomentOf<'goal'>): FootballLine {
  if (how === 'own') return 'goal-own'
  if (how === 'penalty') return 'goal-penalty'
  if (manner === 'header' && assist) return 'goal-header'
  if (manner === 'long') return 'goal-long'
  if (manner === 'free-kick') return 'goal-free-kick'
  if (manner === 'counter') return 'goal-counter'
  return assist ? 'goal-assisted' : 'goal'
}

function kindOf(moment: Moment): FootballLine | null {
  switch (moment.kind) {
    case 'phase':
      return phaseLines[moment.phase] ?? null
    case 'goal':
      return goalLine(moment)
    case 'shot':
      return `shot-${moment.end}`
    case 'penalty':
      return 'penalty-given'
    case 'penalty-missed':
      return moment.saved ? 'penalty-saved' : 'penalty-wide'
    case 'card':
      return `card-${moment.card}`
    case 'confirmed':
      return `${moment.of}-confirmed`
    case 'cancelled':
      return `${moment.of}-cancelled`
    case 'kick':
      return moment.scored ? 'kick-scored' : 'kick-missed'
    default:
      return moment.kind
  }
}

function secondPlayer(moment: Moment): Name | undefined {
  switch (moment.kind) {
    case 'goal':
      return moment.assist?.name
    case 'shot':
    case 'penalty-missed':
      return moment.keeper.name
    case 'penalty':
      return moment.by.name
    case 'foul':
      return moment.on.name
    case 'substitution':
      return moment.out.name
    default:
      return undefined
  }
}

export function footballLines(match: SimMatch, { moments }: FootballPlay, all: boolean): Line[] {
  const speaker = new Speaker<FootballLine>(footballText, randomOf(match.id, 'lines'))
  const score = scores(moments)
  const kicks: [number, number] = [0, 0]
  return moments.flatMap((moment, index): Line[] => {
    const kind = kindOf(moment)
    if (!kind) return []
    if (moment.kind === 'kick' && moment.scored) kicks[moment.side === 'home' ? 0 : 1] += 1
    const strong = important.has(moment.kind) || (moment.kind === 'card' && moment.card !== 'yellow')
    if (!all && !strong) return []
    const side: Side = 'side' in moment ? moment.side : 'home'
    const blanks: Blanks = {
      t: match[side].short,
      o: match[side === 'home' ? 'away' : 'home'].short,
      s: moment.kind === 'kick' ? [...kicks] : score[index],
      p: 'player' in moment ? moment.player.name : undefined,
      q: secondPlayer(moment),
      n: moment.kind === 'added-time' ? moment.minutes : undefined,
    }
    return [{ number: index, moment, text: speaker.say(kind, blanks), important: strong }]
  })
}
