import { expect, it } from 'vitest'
import type { GuessKind } from '../../../contract/guess.ts'
import { sampleRow } from '../../../tests/support/match/sample-row.ts'
import { questionGroups } from './question-groups.ts'

const question = (match: string, kind: GuessKind) => ({ id: `${match}.${kind}`, kind, match: sampleRow({ id: match }) })

it('groups the questions of a match at the position of the first one', () => {
  const list = [question('a', 'total'), question('b', 'winner'), question('a', 'winner'), question('c', 'next-half')]
  const groups = questionGroups(list).map(({ match, questions }) => [match.id, ...questions.map(({ kind }) => kind)])
  expect(groups).toEqual([
    ['a', 'winner', 'total'],
    ['b', 'winner'],
    ['c', 'next-half'],
  ])
})
