import { expect, it } from 'vitest'
import { askState } from './ask-state.ts'

const of = { state: 'unasked', obstacle: null, permission: 'default' } as const

it('asks where nothing was asked, where alerts were switched off and where the push service could not be reached', () => {
  expect(askState(of)).toBe('ask')
  expect(askState({ ...of, permission: 'granted' })).toBe('ask')
  expect(askState({ ...of, permission: 'granted', state: 'unreachable' })).toBe('ask')
})

it('asks nobody whose alerts work, who has said no, or whose browser has none', () => {
  expect(askState({ ...of, permission: 'granted', state: 'working' })).toBe('working')
  expect(askState({ ...of, permission: 'denied' })).toBe('denied')
  expect(askState({ ...of, permission: 'granted', state: 'refused' })).toBe('unsupported')
  // Before alerts have initialised.
  expect(askState({ ...of, obstacle: 'needs-install', permission: undefined })).toBe('needs-install')
  expect(askState({ ...of, obstacle: 'unsupported', permission: undefined })).toBe('unsupported')
})
