// Pagination of a list: the current page, previous and next. Renders nothing for a single page.
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { classNames } from '../class-names.ts'
import { Num } from '../figure/Num.tsx'
import { Button } from './Button.tsx'
import styles from './Pager.module.css'
import { pageCount } from './page-count.ts'

export interface PagerProps {
  /** Starts at 1. */
  page: number
  /** Total rows of all pages. */
  total: number
  /** Rows per page. */
  size: number
  onPage(page: number): void
  /** Shows the total number of rows, at the end of a table. */
  counted?: boolean
  className?: string
}

export function Pager({ page, total, size, onPage, counted, className }: PagerProps) {
  const { t } = useLingui()
  const pages = pageCount(total, size)
  // Rows may have been removed meanwhile: a page beyond the end still offers the way back.
  if (pages === 1 && page <= 1) return null
  const before = (
    <Button size="sm" disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, pages))}>
      {!counted && <ChevronLeft size={14} aria-hidden="true" />}
      <Trans>上一页</Trans>
    </Button>
  )
  const next = (
    <Button size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
      <Trans>下一页</Trans>
      {!counted && <ChevronRight size={14} aria-hidden="true" />}
    </Button>
  )
  if (counted)
    return (
      <div className={classNames(styles.counted, className)}>
        <span>
          <Trans>
            共 {total} 条，第 {page} / {pages} 页
          </Trans>
        </span>
        {before}
        {next}
      </div>
    )
  return (
    <nav className={classNames(styles.pager, className)} aria-label={t`翻页`}>
      {before}
      <span>
        <Num>
          {page} / {pages}
        </Num>
      </span>
      {next}
    </nav>
  )
}
