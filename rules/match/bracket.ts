// The knock-out rounds of a competition from its matches: ties of one or two legs, rounds in order, ties sorted by the pairing of the next
// round. Pure.
import type { Side } from '../../contract/match/match-row.ts'
import type { Name } from '../../contract/wire/name.ts'

export interface KnockOutMatch {
  id: string
  stage: Name
  home: string
  away: string
  /** Milliseconds. */
  time: number
  begun: boolean
  over: boolean
  home_score: number
  away_score: number
  /** Kicks scored in a shoot-out. */
  shootout: readonly [number, number] | null
  /** The winner according to the feed; a draw in a single leg decides nothing. */
  winner: Side | 'draw' | null
}
export interface Leg<M> {
  match: M
  /** The side of the tie that plays at home. */
  home: Side
}
export interface Tie<M> {
  home: string
  away: string
  legs: Leg<M>[]
  total: [number, number] | null
  winner: Side | null
}
export interface Round<M> {
  name: Name
  ties: Tie<M>[]
}

const leg = /[,·]?\s*\(?(?:首回合|次回合|重赛|first leg|second leg|replay|lượt đi|lượt về|đá lại)\)?$/iu

const withoutLeg = (text: string): string => {
  const plain = text.replace(leg, '').trim()
  return plain === text || plain === '' ? text : withoutLeg(plain)
}
/** Name of a round, without its leg. */
export const roundName = ({ zh, en, vi }: Name): Name => ({ zh: withoutLeg(zh), en: withoutLeg(en), vi: withoutLeg(vi) })

const isThirdPlace = ({ en }: Name): boolean => /third[- ]place/i.test(en)
const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')

function tieOf<M extends KnockOutMatch>(matches: readonly M[]): Tie<M> {
  const [first] = matches as readonly [M, ...M[]]
  const legs = matches.map((match): Leg<M> => ({ match, home: match.home === first.home ? 'home' : 'away' }))
  const total: [number, number] = [0, 0]
  for (const { match, home } of legs) {
    total[home === 'home' ? 0 : 1] += match.home_score
    total[home === 'home' ? 1 : 0] += match.away_score
  }
  const begun = matches.some((match) => match.begun)
  return { home: first.home, away: first.away, legs, total: begun ? total : null, winner: winnerOf(legs, total) }
}

/** Known once all legs are over: by goals, by shoot-out, or the feed's winner of the second leg if the tie is drawn. */
function winnerOf(legs: readonly Leg<KnockOutMatch>[], [home, away]: readonly [number, number]): Side | null {
  const last = legs.at(-1)
  if (!last || !legs.every(({ match }) => match.over)) return null
  const { shootout, winner } = last.match
  const turned = (side: Side): Side => (last.home === 'home' ? side : other(side))
  if (shootout && shootout[0] !== shootout[1]) return turned(shootout[0] > shootout[1] ? 'home' : 'away')
  if (home !== away && (legs.length > 1 || winner === null || winner === 'draw')) return home > away ? 'home' : 'away'
  const isOwnWord = legs.length === 1 || last.match.home_score === last.match.away_score
  return isOwnWord && (winner === 'home' || winner === 'away') ? turned(winner) : null
}

/** Away goals, or a rule that the feed does not send: the winner of a level tie is the team that appears in the next round. */
function whoGoesOn<M extends KnockOutMatch>(tie: Tie<M>, next: readonly Tie<M>[]): Side | null {
  if (tie.winner !== null || !tie.legs.every(({ match }) => match.over)) return tie.winner
  const goesOn = (team: string): boolean => next.some(({ home, away }) => home === team || away === team)
  const [home, away] = [goesOn(tie.home), goesOn(tie.away)]
  return home === away ? null : home ? 'home' : 'away'
}

/** Ties of a round in the order of their teams in the next one; ties without a team there come last. */
function inOrderOf<M>(ties: readonly Tie<M>[], next: readonly Tie<M>[]): Tie<M>[] {
  const wanted = next.flatMap(({ home, away }) => [home, away])
  const place = ({ home, away }: Tie<M>): number => {
    const found = wanted.findIndex((team) => team === home || team === away)
    return found < 0 ? wanted.length : found
  }
  return ties
    .map((tie, index) => ({ tie, index }))
    .sort((a, b) => place(a.tie) - place(b.tie) || a.index - b.index)
    .map(({ tie }) => tie)
}

/** Rounds from the first to the final; a third-place match comes after it. */
export function bracketOf<M extends KnockOutMatch>(matches: readonly M[]): Round<M>[] {
  const rounds = new Map<string, { name: Name; matches: M[] }>()
  for (const match of [...matches].sort((a, b) => a.time - b.time || (a.id < b.id ? -1 : 1))) {
    const name = roundName(match.stage)
    const round = rounds.get(name.en) ?? { name, matches: [] }
    round.matches.push(match)
    rounds.set(name.en, round)
  }
  const made = [...rounds.values()].map(({ name, matches: played }): Round<M> => {
    const pairs = new Map<string, M[]>()
    for (const match of played) {
      const pair = [match.home, match.away].sort().join(' ')
      pairs.set(pair, [...(pairs.get(pair) ?? []), match])
    }
    return { name, ties: [...pairs.values()].map(tieOf) }
  })
  const main = made.filter(({ name }) => !isThirdPlace(name))
  for (let index = main.length - 2; index >= 0; index -= 1) {
    const [round, next] = [main[index], main[index + 1]]
    if (!round || !next) continue
    round.ties = inOrderOf(
      round.ties.map((tie) => ({ ...tie, winner: whoGoesOn(tie, next.ties) })),
      next.ties,
    )
  }
  return [...main, ...made.filter(({ name }) => isThirdPlace(name))]
}
