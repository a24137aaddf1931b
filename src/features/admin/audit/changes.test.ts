import { expect, it } from 'vitest'
import { changesOf } from './changes.ts'

it('lists the fields that differ and none that are unchanged', () => {
  expect(changesOf({ state: 'waiting', coin: 30 }, { state: 'paid', coin: 30, note: 'T1' })).toEqual([
    { field: 'state', before: 'waiting', after: 'paid' },
    { field: 'note', before: null, after: 'T1' },
  ])
})

it('shows lists and objects unchanged, and what was removed', () => {
  expect(changesOf({ off: ['news'], img: '/a.png' }, { off: [] })).toEqual([
    { field: 'off', before: '["news"]', after: '[]' },
    { field: 'img', before: '/a.png', after: null },
  ])
})

it('lists nothing for an act that changed nothing', () => {
  expect(changesOf(null, null)).toEqual([])
  expect(changesOf({ a: null }, {})).toEqual([])
})

it('shows a text that was emptied', () => {
  expect(changesOf({ link: '/a' }, { link: '' })).toEqual([{ field: 'link', before: '/a', after: '""' }])
})
