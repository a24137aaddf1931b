import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleRow } from '../../tests/support/match/sample-row.ts'
import { createPersistedStore } from '../core/store/persisted-store.ts'
import { createStore, watchWrites } from '../core/store/store.ts'
import { patchRows, rows, upsertRows } from '../features/match/state/row/row-store.ts'
import { useStore } from '../ui/use-store.ts'
import { refuseWritesWhileDrawing } from './drawing.ts'

beforeAll(refuseWritesWhileDrawing)
afterAll(() => watchWrites(undefined))

const store = createStore(0)
const persisted = createPersistedStore({ key: 'drawn', usual: 0, read: Number, write: String })

let write = (): void => undefined
function Writing() {
  write()
  return null
}
const Reading = () => useStore(store)

test.each([
  ['a store', () => store.set(1)],
  ['a store that the device remembers', () => persisted.set(1)],
  ['the match rows', () => upsertRows([sampleRow()], 0)],
])('%s cannot be written during a render', (_, writing) => {
  write = writing
  expect(() => renderToString(<Writing />)).toThrow('while a screen is drawn')
})

test('allows reads during a render, and writes everywhere else', () => {
  store.set(2)
  persisted.set(2)
  upsertRows([sampleRow()], 0)
  patchRows([{ id: 'm1', seq: 9, home_score: 3 }], 0)
  expect(renderToString(<Reading />)).toBe('0')
  expect([store.get(), persisted.get(), rows.get('m1')?.home_score]).toEqual([2, 2, 3])
})
