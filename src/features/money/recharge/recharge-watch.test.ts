import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RechargeOrder, RechargeState } from '../../../../contract/money/recharge.ts'
import { type BeginDeps, type CheckoutTab, createRechargeWatch, isCheckout } from './recharge-watch.ts'

const origin = 'https://stand.example'
const bought = { coin: 3_000, give: 60, money: 3_000 }
const way = { url: '/pay/o1?sign=s', host: '', order_id: 'o1' }

function scene() {
  let news: ((order: string) => void) | null = null
  let state: RechargeState | 'lost' = 'open'
  const paid: unknown[] = []
  const asked: string[] = []
  const tabs: { to: string[]; opener: unknown; closed: boolean; focused: number }[] = []
  const stored: { order: string | null } = { order: null }
  const watch = createRechargeWatch(
    (listener) => {
      news = listener
      return () => {
        news = null
      }
    },
    (order) => {
      stored.order = order
    },
  )
  const orderOf = (id: string, now: RechargeState): RechargeOrder => ({
    id,
    state: now,
    ...bought,
    method: 'sandbox',
    created_at: '',
    states: [],
    bill_id: null,
    pay: now === 'open' || now === 'failed' ? { url: way.url, host: way.host } : null,
  })
  const deps = (change: Partial<BeginDeps> = {}): BeginDeps => ({
    origin,
    onPaid: (what) => paid.push(what),
    openTab: () => {
      const tab = { to: [] as string[], opener: {} as unknown, closed: false, focused: 0 }
      tabs.push(tab)
      return Object.assign(tab, {
        location: { replace: (url: string) => tab.to.push(url) },
        focus: () => {
          tab.focused += 1
        },
        close: () => {
          tab.closed = true
        },
      }) satisfies CheckoutTab
    },
    makeOrder: async () => way,
    readOrder: async (id) => {
      asked.push(id)
      if (state === 'lost') throw new Error('no network')
      return orderOf(id, state)
    },
    ...change,
  })
  return {
    watch,
    deps,
    stored,
    orderOf,
    tabs,
    paid,
    asked,
    be: (next: RechargeState | 'lost') => (state = next),
    announce: (order: string) => news?.(order),
    hears: () => news !== null,
  }
}

describe('a recharge', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(console, 'info').mockReturnValue()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  const flushPromises = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

  it('opens its tab on tap, detaches it from this page, and navigates it to the checkout once the order exists', async () => {
    const { watch, deps, tabs } = scene()
    const begun = watch.begin(bought, deps())
    expect(tabs).toMatchObject([{ to: [], closed: false }])
    expect(watch.get()).toEqual({ phase: 'opening', bought })
    await begun
    expect(tabs).toMatchObject([{ to: [`${origin}/pay/o1?sign=s`], opener: null }])
    expect(watch.get()).toEqual({ phase: 'waiting', bought, way, blocked: false })
  })

  it('creates one order on a double tap', async () => {
    const { watch, deps, tabs } = scene()
    let orders = 0
    const by = deps({
      makeOrder: async () => {
        orders += 1
        return way
      },
    })
    await Promise.all([watch.begin(bought, by), watch.begin(bought, by)])
    expect([orders, tabs.length]).toEqual([1, 1])
  })

  it('verifies a payment notification with the server, and reports it once', async () => {
    const { watch, deps, paid, asked, be, announce, hears } = scene()
    await watch.begin(bought, deps())
    announce('another')
    await flushPromises()
    expect(asked).toEqual([])
    // A socket message alone proves nothing.
    announce('o1')
    await flushPromises()
    expect([asked, watch.get().phase]).toEqual([['o1'], 'waiting'])
    be('paid')
    announce('o1')
    announce('o1')
    await flushPromises()
    expect([watch.get().phase, paid, hears()]).toEqual(['paid', [bought], false])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(3)
  })

  it('detects the payment by polling when the socket is silent, even across a network outage', async () => {
    const { watch, deps, paid, be } = scene()
    await watch.begin(bought, deps())
    be('lost')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(watch.get().phase).toBe('waiting')
    be('paid')
    await vi.advanceTimersByTimeAsync(10_000)
    expect([watch.get().phase, paid]).toEqual(['paid', [bought]])
  })

  it('shows a failure, and then that it was paid after all', async () => {
    const { watch, deps, be, announce, tabs } = scene()
    await watch.begin(bought, deps())
    be('failed')
    announce('o1')
    await flushPromises()
    expect(watch.get().phase).toBe('failed')
    const [tab] = tabs
    if (tab) tab.closed = true
    be('open')
    watch.reopen()
    expect([watch.get().phase, tabs.length, tabs[1]?.to]).toEqual(['waiting', 2, [`${origin}/pay/o1?sign=s`]])
    be('paid')
    await vi.advanceTimersByTimeAsync(3_000)
    expect(watch.get().phase).toBe('paid')
  })

  it('focuses an open tab instead of opening a second', async () => {
    const { watch, deps, tabs } = scene()
    await watch.begin(bought, deps())
    watch.reopen()
    expect(tabs).toMatchObject([{ focused: 1 }])
  })

  it('reports that the browser blocked the tab', async () => {
    const { watch, deps } = scene()
    await watch.begin(bought, deps({ openTab: () => null }))
    expect(watch.get()).toMatchObject({ phase: 'waiting', blocked: true })
  })

  it('closes the tab and returns when no order was created', async () => {
    const { watch, deps, tabs } = scene()
    const refused = watch.begin(bought, deps({ makeOrder: () => Promise.reject(new Error('spend-cap')) }))
    await expect(refused).rejects.toThrow('spend-cap')
    expect([tabs[0]?.closed, watch.get().phase]).toEqual([true, 'choosing'])
    await expect(watch.begin(bought, deps({ makeOrder: async () => ({ ...way, url: 'https://evil.example/' }) }))).rejects.toThrow(
      'another host',
    )
  })

  it('persists across a reload until its result is reported', async () => {
    const { watch, deps, stored, be, announce } = scene()
    await watch.begin(bought, deps())
    expect(stored.order).toBe('o1')
    be('failed')
    announce('o1')
    await flushPromises()
    // The user can retry it.
    expect(stored.order).toBe('o1')
    be('paid')
    announce('o1')
    await flushPromises()
    expect([watch.get().phase, stored.order]).toEqual(['paid', null])
  })

  it('resumes after a reload, and is reported once when it was paid meanwhile', async () => {
    const { watch, deps, stored, orderOf, tabs, paid, be, announce } = scene()
    expect(watch.takeUp(orderOf('o1', 'open'), deps(), false)).toBe(true)
    expect([watch.get(), tabs.length, stored.order]).toEqual([{ phase: 'waiting', bought, way, blocked: false }, 0, 'o1'])
    be('paid')
    announce('o1')
    await flushPromises()
    expect([watch.get().phase, paid.length, stored.order]).toEqual(['paid', 1, null])

    const later = scene()
    expect(later.watch.takeUp(later.orderOf('o1', 'paid'), later.deps(), false)).toBe(true)
    expect([later.watch.get().phase, later.paid.length, later.stored.order, later.hears()]).toEqual(['paid', 1, null, false])
    // A closed order is dropped, and the packages are shown.
    const over = scene()
    over.stored.order = 'o1'
    expect(over.watch.takeUp(over.orderOf('o1', 'closed'), over.deps(), false)).toBe(false)
    expect([over.watch.get().phase, over.stored.order]).toEqual(['choosing', null])
  })

  it('that was left unpaid resumes in a new tab, whatever else is pending, and never on another host', async () => {
    const { watch, deps, orderOf, tabs, asked, be } = scene()
    await watch.begin(bought, deps())
    expect(watch.takeUp(orderOf('o2', 'failed'), deps(), true)).toBe(true)
    expect([watch.get().phase, tabs[1]?.to, tabs[1]?.opener]).toEqual(['waiting', [`${origin}/pay/o1?sign=s`], null])
    be('paid')
    await vi.advanceTimersByTimeAsync(3_000)
    expect([asked, watch.get().phase]).toEqual([['o2'], 'paid'])
    watch.reset()
    const evil = { ...orderOf('o3', 'open'), pay: { url: 'https://evil.example/', host: '' } }
    expect([watch.takeUp(evil, deps(), true), tabs.length]).toEqual([false, 2])
    // A pending order is never replaced without a tap.
    await watch.begin(bought, deps())
    expect(watch.takeUp(orderOf('o4', 'open'), deps(), false)).toBe(false)
  })

  it('accepts our own paths, and https URLs of the displayed host', () => {
    expect(isCheckout({ url: '/pay/o1', host: '' }, origin)).toBe(true)
    expect(isCheckout({ url: '/pay/o1', host: 'checkout.stripe.com' }, origin)).toBe(true)
    expect(isCheckout({ url: 'https://checkout.stripe.com/c/1', host: 'checkout.stripe.com' }, origin)).toBe(true)
    for (const [url, host] of [
      ['//evil.example/pay', ''],
      ['https://evil.example/', ''],
      ['https://evil.example/', 'checkout.stripe.com'],
      ['http://checkout.stripe.com/', 'checkout.stripe.com'],
      ['javascript:alert(1)', ''],
      ['javascript:alert(1)', 'checkout.stripe.com'],
      ['', ''],
    ] as const)
      expect([url, isCheckout({ url, host }, origin)]).toEqual([url, false])
  })

  it('shows the next account nothing of an order that was being created at sign-out', async () => {
    const { watch, deps, stored, tabs, asked } = scene()
    let made = (_way: typeof way): void => undefined
    const begun = watch.begin(bought, deps({ makeOrder: () => new Promise((resolve) => (made = resolve)) }))
    watch.reset()
    made(way)
    await begun
    await vi.advanceTimersByTimeAsync(60_000)
    expect([watch.get().phase, stored.order, asked]).toEqual(['choosing', null, []])
    expect(tabs).toMatchObject([{ to: [], closed: true }])
  })
})
