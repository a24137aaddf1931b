// Pages of a list: where one is, and the ways to the one before and the next. Nothing where there is one page alone.
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { classNames } from '../class-names.ts'
import { Num } from '../figure/Num.tsx'
import { Button } from './Button.tsx'
import styles from './Pager.module.css'
import { pageCount } from './page-count.ts'

export interface PagerProps {
  /** From 1 on. */
  page: number
  /** Rows of all pages. */
  total: number
  /** Rows of a page. */
  size: number
  onPage(page: number): void
  /** Says how many rows there are, at the end of a table. */
  counted?: boolean
  className?: string
}

export function Pager({ page, total, size, onPage, counted, className }: PagerProps) {
  const { t } = useLingui()
  const pages = pageCount(total, size)
  // Rows may have gone meanwhile: a page beyond the end leads back.
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
