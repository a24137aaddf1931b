// The search of the top bar: looks like a field, opens one that is fetched then. '/' opens it from anywhere.
import { Trans } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { isComposing } from '../../../ui/form/is-composing.ts'
import { laterPart, preload } from '../../../ui/layer/later-part.ts'
import { OpenedLater } from '../../../ui/layer/OpenedLater.tsx'
import { searchFieldId } from '../search-field-id.ts'
import styles from './SearchBox.module.css'

const searchPanel = laterPart(() => import('./SearchPanel.tsx').then((part) => part.SearchPanel))

/** `compact`: on phones an icon, where the bar has other things to show. */
export function SearchBox({ compact = false }: { compact?: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  /** What is typed while the field is on its way. */
  const early = useRef<string | null>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isFirst = early.current === null
      if (isFirst ? event.key !== '/' : event.key.length > 1) return
      if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return
      const target = event.target as HTMLElement | null
      if (target?.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]')) return
      event.preventDefault()
      if (!isFirst) {
        early.current += event.key
        return
      }
      // The search page has a field of its own: a second one above it would only be in the way.
      const field = document.getElementById(searchFieldId)
      if (field instanceof HTMLInputElement) {
        field.focus()
        field.select()
      } else {
        early.current = ''
        setOpen(true)
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const onOpenChange = (next: boolean): void => {
    early.current = null
    setOpen(next)
    if (!next) button.current?.focus({ preventScroll: true })
  }
  return (
    <div className={classNames(styles.box, compact && styles.compact)} data-open={open ? 'search' : undefined}>
      <button
        ref={button}
        type="button"
        className={styles.field}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="/"
        onPointerEnter={() => preload(searchPanel)}
        onFocus={() => preload(searchPanel)}
        onClick={() => setOpen(true)}
      >
        <Search className={styles.icon} />
        <span className={styles.words}>
          <Trans>搜球队 主播 赛事</Trans>
        </span>
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </button>
      <OpenedLater part={searchPanel} props={{ open, onOpenChange, early }} />
    </div>
  )
}
