// Club football cups: groups, two-legged ties, a final. Both cups share a cycle of eighteen Thursdays.
import type { Name } from '../../../../contract/wire/name.ts'
import { tableOf } from '../../../../rules/match/table/standings.ts'
import { rulesNamed } from '../../../../rules/match/table/table-rules.ts'
import { type CupSeed, cupCycle, cups, cupTimes } from '../data/tournament.ts'
import { clockMinutes, day, firstDayOfWeek, hour, minute, weekOf } from '../days.ts'
import { matchOf } from '../match.ts'
import type { SimLeague, SimMatch, SimTeam, World } from '../model.ts'
import { randomOf } from '../random.ts'
import { resultOf } from '../result.ts'
import { nameOf } from '../row.ts'
import { endOf } from './chain.ts'
import { pairings } from './pairings.ts'
import { anchorDay, seasonLabel } from './season.ts'
import { groundOf, homeGround } from './venue.ts'

const thursday = 3
/** Weeks of the cycle in which each round is played; of two, the second has the second legs. */
const calendar = {
  groups: { group: [0, 1, 2, 3, 4, 5], quarter: [8, 9], semi: [12, 13], final: [16] },
  knockout: { sixteen: [6, 7], quarter: [10, 11], semi: [14, 15], final: [17] },
}
const stages = {
  sixteen: nameOf('十六强|round of 16|vòng 16'),
  quarter: nameOf('四分之一决赛|quarter-final|tứ kết'),
  semi: nameOf('半决赛|semi-final|bán kết'),
  final: nameOf('决赛|Final|Chung kết'),
}
const legs = [nameOf('首回合|first leg|lượt đi'), nameOf('次回合|second leg|lượt về')]
const finalTown = nameOf('云渡|Yundu|Vân Độ')

export const cupCycleAt = (dayNumber: number): number =>
  Math.floor((weekOf(dayNumber) - weekOf(anchorDay) + cupCycle.week) / cupCycle.weeks)

const firstWeekOf = (cycle: number): number => weekOf(anchorDay) - cupCycle.week + cycle * cupCycle.weeks
/** First day of the cycle that contains a day. */
export const cupStart = (dayNumber: number): number => firstDayOfWeek(firstWeekOf(cupCycleAt(dayNumber)))

export function buildCups(world: World, cycle: number): SimMatch[] {
  const firstWeek = firstWeekOf(cycle)
  return cups.flatMap((seed) => {
    const league = world.leagues.find(({ feed }) => feed.id === seed.id) as SimLeague
    return new Edition(world, league, seed, firstWeek).play()
  })
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

class Edition {
  private readonly matches: SimMatch[] = []
  private readonly label: string

  constructor(
    private readonly world: World,
    private readonly league: SimLeague,
    private readonly seed: CupSeed,
    private readonly firstWeek: number,
  ) {
    this.label = seasonLabel(firstDayOfWeek(firstWeek))
  }

  play(): SimMatch[] {
    const drawn = firstDayOfWeek(this.firstWeek) * day - 10 * day
    let left: SimTeam[]
    if (this.seed.groups) {
      left = this.groups(drawn)
      left = this.ties('quarter', calendar.groups.quarter, left)
      left = this.ties('semi', calendar.groups.semi, left)
      this.final(calendar.groups.final[0] as number, left)
    } else {
      left = this.random('draw').shuffle(this.entrants())
      left = this.ties('sixteen', calendar.knockout.sixteen, left, drawn)
      left = this.ties('quarter', calendar.knockout.quarter, left)
      left = this.ties('semi', calendar.knockout.semi, left)
      this.final(calendar.knockout.final[0] as number, left)
    }
    return this.matches
  }

  private random(...seeds: string[]): ReturnType<typeof randomOf> {
    return randomOf(this.world.seed, 'cup', this.seed.id, this.label, ...seeds)
  }
  private entrants(): SimTeam[] {
    return this.seed.from.flatMap(([id, clubs]) => {
      const league = this.world.leagues.find(({ feed }) => feed.id === id) as SimLeague
      return league.teams.slice(0, clubs)
    })
  }

  private kickOff(week: number, home: SimTeam, key: string): number {
    const clock = this.random('time', key).pick(cupTimes[home.league] ?? ['18:00'])
    return (firstDayOfWeek(this.firstWeek + week) + thursday) * day + clockMinutes(clock) * minute
  }

  private add(key: string, week: number, home: SimTeam, away: SimTeam, more: Partial<Parameters<typeof matchOf>[1]>): SimMatch {
    const id = `${this.seed.id}-${this.label}-${key}-${this.world.tag}`
    const at = this.kickOff(week, home, key)
    const plan = { id, season: this.label, home, away, venue: homeGround(home), at, known: 0, periodMinutes: 45, ...more }
    const match = matchOf(this.league, plan)
    this.matches.push(match)
    return match
  }

  /** Draw time of the next round: the noon after the last match so far. */
  private draw(): number {
    const over = Math.max(...this.matches.map(endOf))
    return Math.ceil(over / day) * day + 4 * hour
  }

  private groups(known: number): SimTeam[] {
    const pots = this.random('groups')
      .shuffle(this.entrants())
      .toSorted((one, other) => Math.round(other.strength * 2) - Math.round(one.strength * 2))
    const tables = ['A', 'B', 'C', 'D'].map((letter, index) => {
      const teams = [0, 1, 2, 3].map((pot) => pots[pot * 4 + ((index + pot) % 4)] as SimTeam)
      const stage: Name = nameOf(`小组赛 ${letter} 组|Group ${letter}|Bảng ${letter}`)
      const played = pairings(teams, 2).flatMap((pairs, round) =>
        pairs.map(([home, away], place) =>
          this.add(`${letter}${round + 1}-${place + 1}`, calendar.groups.group[round] as number, home, away, {
            round: round + 1,
            group: letter,
            stage,
            known,
          }),
        ),
      )
      return ranked(teams, played, this.seed)
    })
    const at = (group: number, place: number): SimTeam => tables[group]?.[place] as SimTeam
    return [at(1, 1), at(0, 0), at(3, 1), at(2, 0), at(0, 1), at(1, 0), at(2, 1), at(3, 0)]
  }

  /** Two legs each; the second becomes known after the first, since it carries its score. */
  private ties(round: 'sixteen' | 'quarter' | 'semi', weeks: number[], teams: SimTeam[], drawn = this.draw()): SimTeam[] {
    const winners: SimTeam[] = []
    const stage = (leg: number): Name => {
      const [name, half] = [stages[round], legs[leg] as Name]
      return { zh: `${name.zh} ${half.zh}`, en: `${capital(name.en)}, ${half.en}`, vi: `${capital(name.vi)} ${half.vi}` }
    }
    for (let index = 0; index < teams.length; index += 2) {
      const [one, other] = [teams[index] as SimTeam, teams[index + 1] as SimTeam]
      const key = `${round}${index / 2 + 1}`
      const first = this.add(`${key}-1`, weeks[0] as number, one, other, { stage: stage(0), known: drawn })
      const [homeGoals, awayGoals] = resultOf(first).score
      const second = this.add(`${key}-2`, weeks[1] as number, other, one, {
        stage: stage(1),
        known: endOf(first) + 5 * minute,
        firstLeg: [awayGoals, homeGoals],
        decides: true,
      })
      winners.push(resultOf(second).winner === 'away' ? one : other)
    }
    return winners
  }

  private final(week: number, [one, other]: SimTeam[]): void {
    const known = this.draw()
    const venue = groundOf(finalTown, 'football')
    const match = this.add('final', week, one as SimTeam, other as SimTeam, { stage: stages.final, venue, known, decides: true })
    match.hot = true
  }
}

/** Teams of a group in table order: the table decides who advances. */
function ranked(teams: SimTeam[], matches: SimMatch[], { rules }: CupSeed): SimTeam[] {
  const results = matches
    .toSorted((one, other) => one.start - other.start)
    .map((match) => {
      const [home_score, away_score] = resultOf(match).score
      return { home: match.home.id, away: match.away.id, home_score, away_score, live: false }
    })
  const table = tableOf(
    teams.map(({ id }) => id),
    results,
    rulesNamed(rules ?? '', 'football'),
  )
  return table.map(({ team }) => teams.find(({ id }) => id === team) as SimTeam)
}
