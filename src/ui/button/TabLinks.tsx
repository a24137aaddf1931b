// A row of tabs with the stair under the active one and a single tab stop: arrow keys move along it. Items with `to` are navigation
// links, others switch in place.
import { Link, type LinkProps } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { LiveDot } from '../figure/LiveDot.tsx'
import { Num } from '../figure/Num.tsx'
import { Stair } from '../figure/Stair.tsx'
import { moveFocus } from './roving.ts'
import styles from './TabLinks.module.css'

export interface TabItem {
  key: string
  label: ReactNode
  count?: number
  /** Shows a live dot before the label. */
  live?: boolean
  to?: LinkProps['to']
  search?: Record<string, unknown>
  onSelect?(): void
  /** Id of the controlled panel, for tabs that switch in place. */
  panel?: string
}

export interface TabLinksProps {
  items: readonly TabItem[]
  current: string
  /** Accessible name of the tabs. */
  label: string
  /** On the stand (the top bar) the text is light and the stair is lamp. */
  tone?: 'surface' | 'stand'
  /** Shares the width evenly. */
  even?: boolean
  className?: string
}

export function TabLinks({ items, current, label, tone = 'surface', even, className }: TabLinksProps) {
  const row = useRef<HTMLDivElement>(null)
  const isNavigation = items.some((item) => item.to)
  useEffect(() => {
    const box = row.current
    if (!box) return
    const scrollToActive = (): void => {
      const active = box.querySelector<HTMLElement>(`[data-key="${CSS.escape(current)}"]`)
      if (!active || box.scrollWidth <= box.clientWidth) return
      // Scrolls the row only: scrollIntoView would move the page as well.
      const start = active.offsetLeft - box.offsetLeft
      if (start < box.scrollLeft || start + active.offsetWidth > box.scrollLeft + box.clientWidth) {
        box.scrollLeft = start - (box.clientWidth - active.offsetWidth) / 2
      }
    }
    // Now, and whenever the width of the row changes: elements beside it, such as the offline mark, take from it.
    const watcher = new ResizeObserver(scrollToActive)
    scrollToActive()
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [current])
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (!moveFocus(event, event.currentTarget, '[data-key]', 'horizontal') || isNavigation) return
    const focused = (document.activeElement as HTMLElement | null)?.dataset.key
    items.find((item) => item.key === focused)?.onSelect?.()
  }
  const hasActive = items.some((item) => item.key === current)
  const Row = isNavigation ? 'nav' : 'div'
  return (
    <Row
      ref={row}
      role={isNavigation ? undefined : 'tablist'}
      aria-label={label}
      onKeyDown={onKeyDown}
      className={classNames(styles.row, styles[tone], even && styles.even, className)}
    >
      {items.map((item, index) => (
        <Tab key={item.key} item={item} active={item.key === current} stop={hasActive ? item.key === current : index === 0} />
      ))}
    </Row>
  )
}

function Tab({ item, active, stop }: { item: TabItem; active: boolean; stop: boolean }) {
  const className = classNames(styles.tab, active && styles.lit)
  const inside = (
    <>
      {item.live && <LiveDot />}
      {item.label}
      {item.count !== undefined && <Num className={styles.count}>{item.count}</Num>}
      {active && <Stair />}
    </>
  )
  if (!item.to) {
    return (
      <button
        type="button"
        role="tab"
        data-key={item.key}
        aria-selected={active}
        aria-controls={item.panel}
        tabIndex={stop ? 0 : -1}
        onClick={item.onSelect}
        className={className}
      >
        {inside}
      </button>
    )
  }
  return (
    <Link
      to={item.to}
      search={(item.search ?? {}) as never}
      // The page sets the active tab; without these the router would mark every tab whose search is contained in the URL's.
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={active ? 'page' : undefined}
      data-key={item.key}
      tabIndex={stop ? undefined : -1}
      onClick={item.onSelect}
      className={className}
    >
      {inside}
    </Link>
  )
}
