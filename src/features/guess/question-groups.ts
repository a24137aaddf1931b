// Groups questions by match, in list order. Pure.
import type { GuessKind, GuessQuestion } from '../../../contract/guess.ts'

interface QuestionGroup<Q> {
  match: GuessQuestion['match']
  questions: Q[]
}

/** Order of the questions of a match: winner, total, next half. */
const places: Record<GuessKind, number> = { winner: 0, total: 1, 'next-half': 2 }

/** A match takes the position of its first question and holds all of its questions. */
export function questionGroups<Q extends Pick<GuessQuestion, 'kind' | 'match'>>(list: readonly Q[]): QuestionGroup<Q>[] {
  const groups = new Map<string, QuestionGroup<Q>>()
  for (const question of list) {
    const { match } = question
    const group = groups.get(match.id) ?? { match, questions: [] }
    group.questions.push(question)
    groups.set(match.id, group)
  }
  return [...groups.values()].map(({ match, questions }) => ({
    match,
    questions: questions.sort((a, b) => places[a.kind] - places[b.kind]),
  }))
}
