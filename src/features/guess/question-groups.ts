// Questions by their match, as they are listed. Pure.
import type { GuessKind, GuessQuestion } from '../../../contract/guess.ts'

interface QuestionGroup<Q> {
  match: GuessQuestion['match']
  questions: Q[]
}

/** Who wins, by how much, and what runs: in every match alike. */
const places: Record<GuessKind, number> = { winner: 0, total: 1, 'next-half': 2 }

/** A match where its first question stands, with all of its questions. */
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
