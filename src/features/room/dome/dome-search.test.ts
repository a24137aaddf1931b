import { expect, it } from 'vitest'
import { readDomeSearch } from './dome-search.ts'

it('keeps at most four rooms, each once', () => {
  expect(readDomeSearch({ ids: 'a.b.a.c.d.e' })).toEqual({ ids: 'a.b.c.d' })
  expect(readDomeSearch({ ids: 12 })).toEqual({ ids: '12' })
  for (const ids of [undefined, '', '<x>', '..']) expect(readDomeSearch({ ids })).toEqual({})
})
