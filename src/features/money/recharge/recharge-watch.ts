// A recharge from the tap to its result: the checkout tab, the pending order, and its outcome. It outlives the dialog that started it. A
// socket message only triggers a read of the order itself.
import type { RechargeOrder, RechargeState } from '../../../../contract/money/recharge.ts'
import { createStore } from '../../../core/store/store.ts'

export interface Bought {
  coin: number
  give: number
  money: number
}
interface Way {
  url: string
  /** Host of the checkout page; empty: this site. */
  host: string
  order_id: string
}
export type RechargeNow =
  | { phase: 'choosing' }
  /** The order is being created. */
  | { phase: 'opening'; bought: Bought }
  /** `blocked`: the browser blocked the tab, so the page shows a link. */
  | { phase: 'waiting'; bought: Bought; way: Way; blocked: boolean }
  | { phase: Exclude<RechargeState, 'open'>; bought: Bought; way: Way }

/** The part of Window that a checkout needs. */
export interface CheckoutTab {
  readonly closed: boolean
  opener: unknown
  location: { replace(url: string): void }
  focus(): void
  close(): void
}
export interface WatchDeps {
  /** Must be called within the user gesture, or the browser blocks the tab. */
  openTab(): CheckoutTab | null
  readOrder(id: string): Promise<RechargeOrder>
  /** Called when the order is paid and balances have changed. */
  onPaid(bought: Bought): void
  /** Origin of this page. */
  origin: string
}
export interface BeginDeps extends WatchDeps {
  makeOrder(): Promise<Way>
}
/** Subscribes to updates of this device's orders. Returns a function that unsubscribes. */
type HearNews = (listener: (order: string) => void) => () => void

/** Polling intervals in milliseconds: short at first, then long enough to cover a failed socket. */
const waits = [3_000, 3_000, 3_000, 5_000, 5_000, 10_000]
const choosing: RechargeNow = { phase: 'choosing' }

/** Accepts a path of this site, or https on the displayed host, and nothing else. */
export function isCheckout({ url, host }: Pick<Way, 'url' | 'host'>, origin: string): boolean {
  if (!URL.canParse(url, origin)) return false
  const target = new URL(url, origin)
  if (host === '') return target.origin === origin && url.startsWith('/') && !url.startsWith('//')
  return target.origin === origin || (target.protocol === 'https:' && target.host === host)
}

/** `remember`: stores the order whose result is still to be shown, also across a reload; null clears it. */
export function createRechargeWatch(hearNews: HearNews, remember: (order: string | null) => void) {
  const { get, getServer, set: show, subscribe } = createStore<RechargeNow>(choosing)
  let deps: WatchDeps | null = null
  let tab: CheckoutTab | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  let asked = 0
  let unhear: (() => void) | null = null
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    unhear?.()
    unhear = null
  }
  const orderNow = (): string | null => {
    const now = get()
    return 'way' in now ? now.way.order_id : null
  }

  function watch(): void {
    stop()
    asked = 0
    unhear = hearNews((order) => {
      if (order === orderNow()) ask()
    })
    askLater()
  }
  function askLater(): void {
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(ask, waits[Math.min(asked, waits.length - 1)])
    asked += 1
  }
  function ask(): void {
    const id = orderNow()
    if (id === null || !deps) return
    deps.readOrder(id).then(
      (order) => {
        if (id === orderNow()) settle(order)
      },
      (error: unknown) => {
        console.info('order request failed, retrying', error)
        if (id === orderNow() && get().phase === 'waiting') askLater()
      },
    )
  }
  function settle(order: RechargeOrder): void {
    const now = get()
    if (!('way' in now) || now.phase === 'paid') return
    const { bought, way } = now
    if (order.state === 'open') {
      if (now.phase === 'waiting') askLater()
      return
    }
    const isNews = order.state !== now.phase
    if (isNews) show({ phase: order.state, bought, way })
    if (order.state !== 'failed') remember(null)
    if (order.state === 'paid') {
      stop()
      deps?.onPaid(bought)
    }
    // A failed or closed order can still be paid on the provider's page; the socket would report it.
    else if (timer !== null) clearTimeout(timer)
  }
  function lead(to: CheckoutTab | null, { url }: Way): void {
    tab = to
    if (!to) return
    // The checkout is a third-party page: it must not access this window.
    to.opener = null
    to.location.replace(new URL(url, deps?.origin).href)
  }

  return {
    get,
    getServer,
    subscribe,
    /**
     * Call within the user gesture: opens the tab, creates the order and navigates the tab to the checkout. Rejects if no order was
     * created.
     */
    async begin(bought: Bought, by: BeginDeps): Promise<void> {
      if (get().phase === 'opening') return
      stop()
      deps = by
      const opened = by.openTab()
      const opening: RechargeNow = { phase: 'opening', bought }
      show(opening)
      try {
        const way = await by.makeOrder()
        // Another account has signed in meanwhile; the owner will find the order unpaid.
        if (get() !== opening) return opened?.close()
        if (!isCheckout(way, by.origin)) throw new Error(`a checkout on another host: ${way.url}`)
        lead(opened, way)
        show({ phase: 'waiting', bought, way, blocked: opened === null })
        remember(way.order_id)
        watch()
      } catch (error) {
        opened?.close()
        if (get() === opening) show(choosing)
        throw error
      }
    },
    /**
     * Resumes an earlier order: after a reload, or one that was left unpaid. With `open` (within a user gesture) it opens the checkout.
     * Reports an order that was paid meanwhile. Returns whether there was anything to resume.
     */
    takeUp(order: RechargeOrder, by: WatchDeps, open: boolean): boolean {
      const { state, pay, coin, give, money } = order
      const { phase } = get()
      if (open ? phase === 'opening' : phase !== 'choosing') return false
      const bought = { coin, give, money }
      const way = { url: pay?.url ?? '', host: pay?.host ?? '', order_id: order.id }
      const goesOn = pay !== null && isCheckout(way, by.origin)
      if (state !== 'paid' && !goesOn) {
        remember(null)
        return false
      }
      stop()
      deps = by
      tab = null
      if (state === 'paid') {
        show({ phase: 'paid', bought, way })
        remember(null)
        by.onPaid(bought)
        return true
      }
      if (open) lead(by.openTab(), way)
      if (state === 'failed' && !open) show({ phase: 'failed', bought, way })
      else show({ phase: 'waiting', bought, way, blocked: open && tab === null })
      remember(order.id)
      watch()
      return true
    },
    /** Call within the user gesture: opens the checkout of the same order again. */
    reopen(): void {
      const now = get()
      if (!('way' in now) || !deps) return
      const { bought, way } = now
      // A tab that is cut off from this page counts as closed; a new one leads to the same order.
      if (tab && !tab.closed) tab.focus()
      else lead(deps.openTab(), way)
      if (now.phase !== 'paid') {
        show({ phase: 'waiting', bought, way, blocked: tab === null })
        watch()
      }
    },
    /** Checks the order now, for example when the page becomes visible. */
    check(): void {
      if (get().phase === 'waiting') ask()
    },
    /** Returns to the packages. The order itself does not change. */
    reset(): void {
      stop()
      tab = null
      remember(null)
      show(choosing)
    },
  }
}
