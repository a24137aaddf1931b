// Horizontally scrolling row with arrows at the ends that have hidden items, for users without horizontal scrolling.
import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './ScrollRow.module.css'

interface ScrollRowProps {
  id: string
  /** Applies to the row itself. */
  className: string | undefined
  children: ReactNode
}

export function ScrollRow({ id, className, children }: ScrollRowProps) {
  const { t } = useLingui()
  const row = useRef<HTMLDivElement>(null)
  const [hides, setHides] = useState({ before: false, after: false })
  useEffect(() => {
    const box = row.current
    if (!box) return
    const measure = (): void => {
      const before = box.scrollLeft > 1
      const after = box.scrollLeft + box.clientWidth < box.scrollWidth - 1
      setHides((known) => (known.before === before && known.after === after ? known : { before, after }))
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(box)
    const rows = new MutationObserver(measure)
    rows.observe(box, { childList: true })
    box.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      rows.disconnect()
      box.removeEventListener('scroll', measure)
    }
  }, [])
  const go = (pages: number): void => {
    const box = row.current
    box?.scrollBy({ left: pages * box.clientWidth * 0.8 })
  }
  return (
    <div className={styles.place}>
      <div ref={row} id={id} className={classNames(className, hides.before && styles.before, hides.after && styles.after)}>
        {children}
      </div>
      {hides.before && (
        <button type="button" className={classNames(styles.arrow, styles.back)} aria-label={t`前面的`} onClick={() => go(-1)}>
          <ChevronLeft size={20} aria-hidden="true" />
        </button>
      )}
      {hides.after && (
        <button type="button" className={classNames(styles.arrow, styles.on)} aria-label={t`后面的`} onClick={() => go(1)}>
          <ChevronRight size={20} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
