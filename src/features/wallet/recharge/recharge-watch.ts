// A recharge from the tap to its result: the checkout's tab, the order that is waited for, and what became of it. It
// outlives the dialog that began it. The live socket says that something happened; the order itself is asked for.
import type { RechargeOrder, RechargeState } from '../../../../contract/money/recharge.ts'
import { createStore } from '../../../core/store.ts'

export interface Bought {
  coin: number
  give: number
  money: number
}
interface Way {
  url: string
  /** Whose page it is; empty: our own. */
  host: string
  order_id: string
}
export type RechargeNow =
  | { phase: 'choosing' }
  /** The order is being made. */
  | { phase: 'opening'; bought: Bought }
  /** `blocked`: the browser opened no tab, a link has to do. */
  | { phase: 'waiting'; bought: Bought; way: Way; blocked: boolean }
  | { phase: Exclude<RechargeState, 'open'>; bought: Bought; way: Way }

/** As much of a window as a checkout needs. */
export interface CheckoutTab {
  readonly closed: boolean
  opener: unknown
  location: { replace(url: string): void }
  focus(): void
  close(): void
}
export interface WatchParts {
  /** Must be called in the tap itself, or the browser stops it. */
  openTab(): CheckoutTab | null
  readOrder(id: string): Promise<RechargeOrder>
  /** The order is paid: balances have changed. */
  onPaid(bought: Bought): void
  /** Where this page lies. */
  origin: string
}
export interface BeginParts extends WatchParts {
  makeOrder(): Promise<Way>
}
/** News of orders of this device. Answers how to stop hearing. */
type HearNews = (listener: (order: string) => void) => () => void

/** Milliseconds between two askings: often at first, then as often as the socket might have failed. */
const waits = [3_000, 3_000, 3_000, 5_000, 5_000, 10_000]
const choosing: RechargeNow = { phase: 'choosing' }

/** Our own path, or https of the host that is shown: anything else is not followed. */
export function isCheckout({ url, host }: Pick<Way, 'url' | 'host'>, origin: string): boolean {
  if (!URL.canParse(url, origin)) return false
  const target = new URL(url, origin)
  if (host === '') return target.origin === origin && url.startsWith('/') && !url.startsWith('//')
  return target.origin === origin || (target.protocol === 'https:' && target.host === host)
}

/** `remember`: the order whose end is still to be told, over a reload too; null once nothing is to be told any more. */
export function createRechargeWatch(hearNews: HearNews, remember: (order: string | null) => void) {
  const { get, getServer, set: show, subscribe } = createStore<RechargeNow>(choosing)
  let parts: WatchParts | null = null
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
    if (id === null || !parts) return
    parts.readOrder(id).then(
      (order) => {
        if (id === orderNow()) settle(order)
      },
      (error: unknown) => {
        console.info('the order could not be read, and is asked for again', error)
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
      parts?.onPaid(bought)
    }
    // What failed or was closed can still be paid on the provider's page: the socket would say so.
    else if (timer !== null) clearTimeout(timer)
  }
  function lead(to: CheckoutTab | null, { url }: Way): void {
    tab = to
    if (!to) return
    // The checkout is another's page: it may not reach back into this one.
    to.opener = null
    to.location.replace(new URL(url, parts?.origin).href)
  }

  return {
    get,
    getServer,
    subscribe,
    /** In the tap: opens the tab, makes the order, leads the tab there. Rejects when no order came of it. */
    async begin(bought: Bought, by: BeginParts): Promise<void> {
      if (get().phase === 'opening') return
      stop()
      parts = by
      const opened = by.openTab()
      const opening: RechargeNow = { phase: 'opening', bought }
      show(opening)
      try {
        const way = await by.makeOrder()
        // Somebody else is signed in by now: whose order it is finds it unpaid.
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
     * An order that was made before: after a reload, or one that was left unpaid. With `open`, in the tap, its checkout
     * opens. What is paid meanwhile is told. Answers whether there was anything to take up.
     */
    takeUp(order: RechargeOrder, by: WatchParts, open: boolean): boolean {
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
      parts = by
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
    /** In the tap: the same order's checkout again. */
    reopen(): void {
      const now = get()
      if (!('way' in now) || !parts) return
      const { bought, way } = now
      // A tab whose page is cut off from ours counts as closed: another one leads to the same order.
      if (tab && !tab.closed) tab.focus()
      else lead(parts.openTab(), way)
      if (now.phase !== 'paid') {
        show({ phase: 'waiting', bought, way, blocked: tab === null })
        watch()
      }
    },
    /** Looks now, e.g. when the page comes back into view. */
    look(): void {
      if (get().phase === 'waiting') ask()
    },
    /** Back to the packages. The order stays what it is. */
    forget(): void {
      stop()
      tab = null
      remember(null)
      show(choosing)
    },
  }
}
