// The players of a club: names, numbers, skill. Also who starts a match.
import type { Name } from '../../../../contract/wire/name.ts'
import { memo } from '../memo.ts'
import type { SimTeam } from '../model.ts'
import { randomOf } from '../random.ts'
import { teamPerson, uniquePeople } from './person.ts'

export interface Player {
  id: string
  number: number
  name: Name
  /** GK DF MF FW; G F C in basketball; empty elsewhere. */
  position: string
  /** Centred on 0; higher is better. */
  skill: number
}

/** Squad template: a position with its usual numbers. */
const football: [position: string, numbers: number[]][] = [
  ['GK', [1, 12, 31]],
  ['DF', [2, 3, 4, 5, 15, 16, 22, 24]],
  ['MF', [6, 8, 10, 14, 17, 20, 26]],
  ['FW', [7, 9, 11, 18, 19]],
]
const basketball: [position: string, numbers: number[]][] = [
  ['G', [1, 3, 5, 7, 11]],
  ['F', [8, 12, 15, 21, 24]],
  ['C', [33, 42]],
]
const esports: [position: string, numbers: number[]][] = [['', [1, 2, 3, 4, 5]]]

const rosters = { football, basketball, esports, tennis: [], badminton: [] }

function build(team: SimTeam): Player[] {
  const random = randomOf(team.id, team.strength, 'squad')
  const places = rosters[team.sport].flatMap(([position, numbers]) => numbers.map((number) => ({ position, number })))
  if (places.length === 0) return [{ id: team.id, number: 0, name: team.name, position: '', skill: team.strength }]
  const people = uniquePeople(places.length, () => teamPerson(team.culture, team.kind, random))
  return places.map(({ position, number }, index) => ({
    id: `${team.id}-${number}`,
    number,
    name: people[index]?.name ?? team.name,
    position,
    skill: random.normal() * 0.4,
  }))
}

/** The squad of a club; a solo player is a squad of one. The cache holds all clubs with squads, since each plays every few days. */
export const squadOf = memo(256, build)

export const coachOf = (team: SimTeam): Name => teamPerson(team.culture, team.kind, randomOf(team.id, team.strength, 'coach')).name
