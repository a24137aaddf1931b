import { expect, it } from 'vitest'
import { subjectOf, subjectParts } from './subject.ts'

it('joins and splits kind and id, whatever the id contains', () => {
  expect(subjectOf('post', 'a1')).toBe('post:a1')
  for (const id of ['a1', '', 'with:colon', '比赛']) expect(subjectParts(subjectOf('match', id))).toEqual({ kind: 'match', id })
})
