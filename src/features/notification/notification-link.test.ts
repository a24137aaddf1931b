import { expect, it } from 'vitest'
import type { Notification } from '../../../contract/notification.ts'
import { placeOf } from './notification-link.ts'

const sample: Notification = {
  id: '1',
  kind: 'answer',
  event: 'answer',
  at: '2026-07-18T12:00:00.000Z',
  read: false,
  person: null,
  people: 0,
  subject: { kind: 'match', id: 'm1' },
  comment: 'c1',
  parent: null,
  text: '',
  gone: false,
  match: null,
  outcomes: [],
  amount: null,
  reason: '',
  name: null,
}

it('links an appointment to its starting page', () => {
  const appointed = { ...sample, kind: 'system', subject: null, comment: null } as const
  expect(placeOf({ ...appointed, event: 'streamer-appointed' })).toEqual({ to: '/member', search: { type: 7 } })
  expect(placeOf({ ...appointed, event: 'expert-appointed' })).toEqual({ to: '/specialist-info' })
})

it('links to the comment, else to the subject, else to the page of the event', () => {
  expect(placeOf(sample)).toEqual({ to: '/comment', search: { type: 'match', id: 'm1', at: 'c1' } })
  expect(placeOf({ ...sample, subject: { kind: 'post', id: 'p1' }, comment: null })).toEqual({
    to: '/circle-detail',
    search: { post: 'p1' },
  })
  expect(placeOf({ ...sample, subject: { kind: 'scheme', id: 's1' }, comment: null })?.to).toBe('/specialist-detail')
  expect(placeOf({ ...sample, event: 'guess-settled', subject: null, comment: null })?.to).toBe('/trophy/home')
  for (const event of ['guard-ending', 'guard-ended', 'noble-ending', 'noble-ended'] as const)
    expect(placeOf({ ...sample, event, subject: null, comment: null })).toEqual({ to: '/member', search: { type: 4 } })
  const made = { ...sample, event: 'manager-made', subject: null, comment: null } as const
  expect(placeOf(made)).toEqual({ to: '/member', search: { type: 7 } })
  expect(placeOf({ ...made, event: 'manager-ended' })).toBeNull()
})

it('has no link when the subject no longer exists', () => {
  expect(placeOf({ ...sample, gone: true })).toBeNull()
  expect(placeOf({ ...sample, event: 'restored', subject: null, comment: null })).toBeNull()
})
