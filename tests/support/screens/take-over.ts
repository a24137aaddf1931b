// Watches the hydration of the server-rendered page: removed nodes, layout shift, and whether the first HTML contained the largest paint.
import type { Page } from '@playwright/test'

interface TakeOver {
  /** The start of each removed server-rendered node. */
  left: string[]
  /** Cumulative layout shift. */
  shift: number
  /** Each layout shift: amount, time, and which element moved from where to where. */
  moved: string[]
  /** The largest paint, if it was not server-rendered. */
  late: string | null
}

/** Runs in the page before everything else. */
function watch(): void {
  const state = { left: [] as string[], shift: 0, moved: [] as string[], late: null as string | null }
  ;(window as unknown as { takeOver: typeof state }).takeOver = state
  const drawn = new Set<Node>()
  const startOf = (node: Node): string => ((node as Element).outerHTML ?? node.textContent ?? '').slice(0, 300)
  document.addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root') as HTMLElement
    for (const node of [root, ...root.querySelectorAll('*')]) drawn.add(node)
    new MutationObserver((records) => {
      // Skeletons are meant to be removed.
      for (const { removedNodes } of records)
        for (const node of removedNodes) if (drawn.has(node) && !(node as Element).matches('[role=status]')) state.left.push(startOf(node))
    }).observe(root, { childList: true, subtree: true })
  })
  type Shift = PerformanceEntry & {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ')
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue
      state.shift += value
      const of = sources.map(
        ({ node, previousRect, currentRect }) =>
          `  ${placeOf(previousRect)} -> ${placeOf(currentRect)} ${node ? startOf(node).slice(0, 120) : 'gone'}`,
      )
      state.moved.push([`${value.toFixed(4)} at ${Math.round(startTime)} ms`, ...of].join('\n'))
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { element } of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
      state.late = element === null || drawn.has(element) ? null : startOf(element)
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/** Call before the page opens. Returns a function that reads the results so far. */
export async function watchTakeOver(page: Page): Promise<() => Promise<TakeOver>> {
  await page.addInitScript(watch)
  return () => page.evaluate(() => (window as unknown as { takeOver: TakeOver }).takeOver)
}
