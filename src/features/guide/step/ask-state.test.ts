import { expect, it } from 'vitest'
import { askState } from './ask-state.ts'

const of = { state: 'unasked', obstacle: null, permission: 'default' } as const

it('asks when never asked before, alerts were switched off or the push service was unreachable', () => {
  expect(askState(of)).toBe('ask')
  expect(askState({ ...of, permission: 'granted' })).toBe('ask')
  expect(askState({ ...of, permission: 'granted', state: 'unreachable' })).toBe('ask')
})

it('does not ask when alerts work, were denied or are unsupported by the browser', () => {
  expect(askState({ ...of, permission: 'granted', state: 'working' })).toBe('working')
  expect(askState({ ...of, permission: 'denied' })).toBe('denied')
  expect(askState({ ...of, permission: 'granted', state: 'refused' })).toBe('unsupported')
  // Before alerts have initialised.
  expect(askState({ ...of, obstacle: 'needs-install', permission: undefined })).toBe('needs-install')
  expect(askState({ ...of, obstacle: 'unsupported', permission: undefined })).toBe('unsupported')
})
