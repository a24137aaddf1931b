import { describe, expect, it } from 'vitest'
import { type SetupItemId, setupItems } from '../../../contract/admin/setup-admin.ts'
import { readConfig } from '../../config.ts'
import { lacksEssential, type SetupCounts, type SetupFacts, setupList } from './setup-list.ts'

const none: SetupCounts = {
  ...{ leagues: 0, gifts: 0, guards: 0, nobles: 0, packages: 0, goods: 0, tasks: 0, banners: 0, circles: 0, categories: 0 },
  ...{ streamers: 0, experts: 0, legal: 0 },
}
const some = { ...none, leagues: 4, gifts: 16, guards: 3, nobles: 5, packages: 6, circles: 10, categories: 8, streamers: 1 }
const heard = { name: 'openfootball:cup.json', heardAt: '2026-11-22T12:00:00.000Z' }

const facts = (env: Record<string, string>, more: Partial<SetupFacts> = {}): SetupFacts => ({
  config: readConfig({ DEMO: 'off', FEED: 'openfootball:cup.json', ...env }, '/app'),
  counts: none,
  siteName: '',
  hasService: false,
  pinnedSearches: 0,
  recommendedGroups: 0,
  isWithdrawalOpen: false,
  words: { own: 0, builtIn: true },
  feed: { name: 'openfootball:cup.json', heardAt: null },
  backupAt: null,
  isForwarded: false,
  ...more,
})
const stateOf = (given: SetupFacts, id: SetupItemId) => setupList(given).find((item) => item.id === id)?.state

describe('setupList', () => {
  it('lists every item once, in order', () => {
    expect(setupList(facts({})).map(({ id }) => id)).toEqual([...setupItems])
  })

  it('marks items as lacking on an empty site, and as done once they exist', () => {
    const empty = setupList(facts({}))
    expect(empty.filter(({ state }) => state === 'done').map(({ id }) => id)).toEqual(['words'])
    expect(lacksEssential(empty)).toBe(true)
    const mail = { SMTP_URL: 'smtps://mail.example.com', MAIL_FROM: 'no-reply@example.com' }
    const ready = setupList(facts(mail, { counts: some, hasService: true, feed: heard }))
    expect(lacksEssential(ready)).toBe(false)
    // One of the two tier lists is not enough.
    expect(stateOf(facts({}, { counts: { ...some, nobles: 0 } }), 'tiers')).toBe('lacking')
    expect(ready.find(({ id }) => id === 'feed')).toMatchObject({ state: 'done', count: 4, value: heard.name, at: heard.heardAt })
  })

  it('requires real matches unless the site is a demo', () => {
    for (const FEED of ['simulator', 'replay:cup.json']) {
      expect([FEED, stateOf(facts({ FEED }, { feed: heard }), 'feed')]).toEqual([FEED, 'lacking'])
      expect([FEED, stateOf(facts({ FEED, DEMO: 'on' }), 'feed')]).toEqual([FEED, 'done'])
    }
    expect(stateOf(facts({}), 'feed')).toBe('lacking')
  })

  it('requires a competition to rank, and lists a way for streamers to withdraw their earnings', () => {
    expect([stateOf(facts({}), 'leagues'), stateOf(facts({}, { counts: some }), 'leagues')]).toEqual(['lacking', 'done'])
    expect([stateOf(facts({}), 'rates'), stateOf(facts({}, { isWithdrawalOpen: true }), 'rates')]).toEqual(['optional', 'done'])
  })

  it('requires a way to send codes: either mail or SMS is enough', () => {
    const both = (env: Record<string, string>) => [stateOf(facts(env), 'mail'), stateOf(facts(env), 'sms')]
    expect(both({})).toEqual(['lacking', 'lacking'])
    expect(both({ SMS_URL: 'https://sms.example.com' })).toEqual(['optional', 'done'])
    expect(both({ SMTP_URL: 'smtps://mail.example.com', MAIL_FROM: 'a@example.com' })).toEqual(['done', 'optional'])
  })

  it('requires a payment provider that moves money', () => {
    expect(stateOf(facts({ PAYMENT: 'sandbox' }), 'payment')).toBe('lacking')
    expect(stateOf(facts({ PAYMENT: 'sandbox', DEMO: 'on' }), 'payment')).toBe('done')
    const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh', PUBLIC_URL: 'https://stand.example.com' }
    expect(stateOf(facts({ PAYMENT: 'stripe', ...keys }), 'payment')).toBe('done')
  })

  it.each([
    ['https://stand.example.com', 'done'],
    ['http://stand.example.com', 'lacking'],
    ['https://192.0.2.7', 'lacking'],
    ['https://stand.local', 'lacking'],
    ['', 'lacking'],
  ])('rates an address such as %j as %s', (PUBLIC_URL, state) => expect(stateOf(facts({ PUBLIC_URL }), 'domain')).toBe(state))

  it('requires a trusted proxy only where a proxy stands before the server', () => {
    expect(stateOf(facts({}), 'proxy')).toBe('optional')
    expect(stateOf(facts({}, { isForwarded: true }), 'proxy')).toBe('lacking')
    expect(stateOf(facts({ PUBLIC_URL: 'https://stand.example.com' }), 'proxy')).toBe('lacking')
    expect(stateOf(facts({ TRUST_PROXY: 'loopback' }, { isForwarded: true }), 'proxy')).toBe('done')
  })
})
