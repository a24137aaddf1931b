import { expect, it } from 'vitest'
import { readLayout } from './dome-layout.ts'

it('restores at most four rooms, the audible one, the sync setting and the layout', () => {
  expect(readLayout('{"ids":["a","b","a","c","d","e"],"heard":"b","together":false,"shape":"lead"}')).toEqual({
    ids: ['a', 'b', 'c', 'd'],
    heard: 'b',
    together: false,
    shape: 'lead',
  })
})

it('falls back to the default when it is corrupt', () => {
  const usual = { ids: [], heard: '', together: true, shape: 'grid' }
  for (const text of [null, '', 'null', '{', '7', '{"ids":{},"heard":3,"together":"no","shape":"round"}'])
    expect(readLayout(text)).toEqual(usual)
  expect(readLayout('{"ids":["<x>","b"],"heard":"<x>"}')).toEqual({ ids: ['b'], heard: '', together: true, shape: 'grid' })
})
