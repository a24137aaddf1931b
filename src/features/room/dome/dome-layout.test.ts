import { expect, it } from 'vitest'
import { readLayout } from './dome-layout.ts'

it('brings back four rooms at most, the one that is heard, whether they wait for each other, and how they stand', () => {
  expect(readLayout('{"ids":["a","b","a","c","d","e"],"heard":"b","together":false,"shape":"lead"}')).toEqual({
    ids: ['a', 'b', 'c', 'd'],
    heard: 'b',
    together: false,
    shape: 'lead',
  })
})

it('is the usual where it is damaged', () => {
  const usual = { ids: [], heard: '', together: true, shape: 'grid' }
  for (const text of [null, '', 'null', '{', '7', '{"ids":{},"heard":3,"together":"no","shape":"round"}'])
    expect(readLayout(text)).toEqual(usual)
  expect(readLayout('{"ids":["<x>","b"],"heard":"<x>"}')).toEqual({ ids: ['b'], heard: '', together: true, shape: 'grid' })
})
