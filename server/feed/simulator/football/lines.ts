// Text live of a football match, line by line, in three languages.
import type { Side } from '../../../../contract/match/match-row.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import { type FootballLine, footballText } from '../data/text-football.ts'
import { type Blanks, Speaker } from '../line.ts'
import type { SimMatch } from '../model.ts'
import { randomOf } from '../random.ts'
import { scores } from './events.ts'
import type { FootballPlay, Incident, IncidentOf } from './model.ts'

export interface Line {
  /** Independent of how many lines are requested. */
  number: number
  incident: Incident
  text: Name
  important: boolean
}

const important = new Set<Incident['kind']>([
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

function goalLine({ how, manner, assist }: IncidentOf<'goal'>): FootballLine {
  if (how === 'own') return 'goal-own'
  if (how === 'penalty') return 'goal-penalty'
  if (manner === 'header' && assist) return 'goal-header'
  if (manner === 'long') return 'goal-long'
  if (manner === 'free-kick') return 'goal-free-kick'
  if (manner === 'counter') return 'goal-counter'
  return assist ? 'goal-assisted' : 'goal'
}

function kindOf(incident: Incident): FootballLine | null {
  switch (incident.kind) {
    case 'phase':
      return phaseLines[incident.phase] ?? null
    case 'goal':
      return goalLine(incident)
    case 'shot':
      return `shot-${incident.end}`
    case 'penalty':
      return 'penalty-given'
    case 'penalty-missed':
      return incident.saved ? 'penalty-saved' : 'penalty-wide'
    case 'card':
      return `card-${incident.card}`
    case 'confirmed':
      return `${incident.of}-confirmed`
    case 'cancelled':
      return `${incident.of}-cancelled`
    case 'kick':
      return incident.scored ? 'kick-scored' : 'kick-missed'
    default:
      return incident.kind
  }
}

function secondPlayer(incident: Incident): Name | undefined {
  switch (incident.kind) {
    case 'goal':
      return incident.assist?.name
    case 'shot':
    case 'penalty-missed':
      return incident.keeper.name
    case 'penalty':
      return incident.by.name
    case 'foul':
      return incident.on.name
    case 'substitution':
      return incident.out.name
    default:
      return undefined
  }
}

export function footballLines(match: SimMatch, { incidents }: FootballPlay, all: boolean): Line[] {
  const speaker = new Speaker<FootballLine>(footballText, randomOf(match.id, 'lines'))
  const score = scores(incidents)
  const kicks: [number, number] = [0, 0]
  return incidents.flatMap((incident, index): Line[] => {
    const kind = kindOf(incident)
    if (!kind) return []
    if (incident.kind === 'kick' && incident.scored) kicks[incident.side === 'home' ? 0 : 1] += 1
    const strong = important.has(incident.kind) || (incident.kind === 'card' && incident.card !== 'yellow')
    if (!all && !strong) return []
    const side: Side = 'side' in incident ? incident.side : 'home'
    const blanks: Blanks = {
      t: match[side].short,
      o: match[side === 'home' ? 'away' : 'home'].short,
      s: incident.kind === 'kick' ? [...kicks] : score[index],
      p: 'player' in incident ? incident.player.name : undefined,
      q: secondPlayer(incident),
      n: incident.kind === 'added-time' ? incident.minutes : undefined,
    }
    return [{ number: index, incident, text: speaker.render(kind, blanks), important: strong }]
  })
}
