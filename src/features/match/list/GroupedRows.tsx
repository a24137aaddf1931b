// Groups of rows under sticky headers. Short lists render in full; beyond 60 rows only those near the viewport do.

import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { limits } from '../../../../contract/limits/limits.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import styles from './GroupedRows.module.css'
import { firstSlices, heightOf, type ItemSizes, type PlanGroup, planItems, sliceGroups } from './virtual-plan.ts'

export interface GroupedRowsProps<G extends PlanGroup> {
  groups: readonly G[]
  /** Estimated heights of a header and a row in pixels, at desktop width and below, until they are measured. */
  sizes: { desktop: ItemSizes; phone: ItemSizes }
  head(group: G): ReactNode
  row(id: string): ReactNode
}

/** Rows on the server's first screen: more than any viewport shows at once. */
const firstScreen = 30
/** Number of rows above which a list is virtualized. R-PERF-4. */
const virtualFrom = 60
const overscan = 12
/** The sizes for the current width. */
const sizesHere = ({ desktop, phone }: GroupedRowsProps<PlanGroup>['sizes']): ItemSizes =>
  window.innerWidth >= limits.desktopWidth ? desktop : phone
const useClientLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

export function GroupedRows<G extends PlanGroup>({ groups, sizes, head, row }: GroupedRowsProps<G>) {
  const hydrated = useHydrated()
  const list = useRef<HTMLDivElement>(null)
  const [margin, setMargin] = useState(0)
  const items = useMemo(() => planItems(groups), [groups])
  const firstHeads = firstSlices(groups, firstScreen).length
  // A list opened by a tap renders one viewport first, and the rest in time slices after that frame.
  const [firstFew] = useState(() => (hydrated ? Math.ceil(window.innerHeight / sizesHere(sizes).row) : Number.POSITIVE_INFINITY))
  const most = useDeferredValue(Number.POSITIVE_INFINITY, firstFew)
  const isVirtual = hydrated && items.length - groups.length > virtualFrom
  const focused = useRef(-1)
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: items.length,
    enabled: isVirtual,
    overscan,
    scrollMargin: margin,
    useFlushSync: false,
    initialRect: { width: 0, height: typeof window === 'undefined' ? 0 : window.innerHeight },
    initialOffset: () => window.scrollY,
    estimateSize: (place) => sizesHere(sizes)[(items[place]?.index ?? -1) < 0 ? 'head' : 'row'],
    getItemKey: (place) => itemKey(groups, items[place]),
    // The focused row stays mounted at any scroll position, so that keyboard focus is not lost.
    rangeExtractor: ({ startIndex, endIndex, overscan: around, count }) => {
      const from = Math.max(0, startIndex - around)
      // At the top keep the rows that the server rendered, so that hydration changes nothing.
      const least = startIndex === 0 ? firstScreen + firstHeads : 0
      const to = Math.min(count - 1, Math.max(least, endIndex + around), startIndex + most)
      const near = Array.from({ length: to - from + 1 }, (_, offset) => from + offset)
      const at = focused.current
      return at >= 0 && at < count && (at < from || at > to) ? [...near, at].sort((left, right) => left - right) : near
    },
  })
  useClientLayoutEffect(() => {
    // The offset above the list does not change during a scroll, and measuring while rows mount would force a second layout.
    if (!isVirtual || !list.current || virtualizer.isScrolling) return
    const top = list.current.getBoundingClientRect().top + window.scrollY
    if (Math.abs(top - margin) > 1) setMargin(top)
  })
  useEffect(() => {
    if (!isVirtual) return
    const media = window.matchMedia(`(min-width: ${limits.desktopWidth}px)`)
    const measureAgain = (): void => virtualizer.measure()
    media.addEventListener('change', measureAgain)
    return () => media.removeEventListener('change', measureAgain)
  }, [isVirtual, virtualizer])

  const drawn = isVirtual ? virtualizer.getVirtualItems().map(({ index }) => index) : null
  const slices = drawn
    ? sliceGroups(groups, items, drawn)
    : firstSlices(groups, Math.min(most, hydrated ? Number.POSITIVE_INFINITY : firstScreen))
  const measured = virtualizer.measurementsCache
  // Preserves the scroll height, so that back navigation can restore the position.
  const height = isVirtual || most === Number.POSITIVE_INFINITY ? undefined : heightOf(items, sizesHere(sizes))
  let place = -1
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only records which row has the focus
    <div
      ref={list}
      className={styles.list}
      style={height === undefined ? undefined : { minBlockSize: height }}
      onFocus={({ target }) => {
        const at = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1)
        focused.current = at
      }}
    >
      {slices.map(({ group: index, from, to }) => {
        const group = groups[index] as G
        place += 1
        const headPlace = place
        const count = group.folded ? 0 : group.ids.length
        place += count
        const edge = (at: number, side: 'start' | 'end'): number => measured[at]?.[side] ?? 0
        const isEmpty = to < from
        const before =
          !isVirtual || count === 0
            ? 0
            : isEmpty
              ? edge(headPlace + count, 'end') - edge(headPlace, 'end')
              : edge(headPlace + 1 + from, 'start') - edge(headPlace, 'end')
        const after = !isVirtual || count === 0 || isEmpty ? 0 : edge(headPlace + count, 'end') - edge(headPlace + 1 + to, 'end')
        return (
          <section key={group.key} className={styles.group}>
            <div className={styles.head} ref={isVirtual ? virtualizer.measureElement : undefined} data-index={headPlace}>
              {head(group)}
            </div>
            <div style={before || after ? { paddingBlock: `${before}px ${after}px` } : undefined}>
              {group.ids.slice(from, to + 1).map((id, offset) => (
                <div key={id} ref={isVirtual ? virtualizer.measureElement : undefined} data-index={headPlace + 1 + from + offset}>
                  {row(id)}
                </div>
              ))}
            </div>
          </section>
        )
      })}
    </div>
  )
}

function itemKey(groups: readonly PlanGroup[], item: { group: number; index: number } | undefined): string {
  const group = item && groups[item.group]
  if (!group) return ''
  return item.index < 0 ? group.key : `${group.key} ${group.ids[item.index]}`
}
