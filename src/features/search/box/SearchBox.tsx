// Search box of the header: a button styled as an input, which opens a panel loaded on demand. '/' opens it from anywhere.
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

/** `compact`: an icon on phones, where the header needs the space. */
export function SearchBox({ compact = false }: { compact?: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  /** Keys typed while the panel is loading. */
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
      // The search page has its own input, which is focused instead.
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
