// Pages of a list: where one is, and the way to the one before and the next.
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../ui/button/Button.tsx'
import { Num } from '../../ui/figure/Num.tsx'
import styles from './Pager.module.css'

interface PagerProps {
  /** From 1 on. */
  page: number
  total: number
  size: number
  onPage(page: number): void
}

export function Pager({ page, total, size, onPage }: PagerProps) {
  const { t } = useLingui()
  const last = Math.max(1, Math.ceil(total / size))
  if (last === 1) return null
  return (
    <nav className={styles.pager} aria-label={t`翻页`}>
      <Button size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={14} aria-hidden="true" />
        <Trans>上一页</Trans>
      </Button>
      <span>
        <Num>
          {page} / {last}
        </Num>
      </span>
      <Button size="sm" disabled={page >= last} onClick={() => onPage(page + 1)}>
        <Trans>下一页</Trans>
        <ChevronRight size={14} aria-hidden="true" />
      </Button>
    </nav>
  )
}
