import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

it('writes an id unchanged, whatever it looks like', () => {
  for (const id of ['1427163772e5', '142716377212', '012345678901', 'ab12', 'null', '-1', '1e400', '0x10'])
    expect(stringifySearch({ id })).toBe(`?id=${id}`)
  expect(stringifySearch({ type: 3, name: '英超', r: undefined })).toBe(`?type=3&name=${encodeURIComponent('英超')}`)
})

it('round-trips every text: as a number only where its digits are the same', () => {
  const ids = fc.oneof(
    fc.string(),
    fc.stringMatching(/^\d{1,14}(e\d{1,3})?$/),
    fc.constantFrom('1427163772e5', '1e21', '007', 'NaN', 'Infinity'),
  )
  const readBack = (id: string) => parseSearch(stringifySearch({ id })) as { id: unknown }
  fc.assert(
    fc.property(ids, (id) => {
      expect(String(readBack(id).id)).toBe(id)
    }),
  )
})
