// The way between the pages of a list of the studio.
import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button/Button.tsx'
import styles from './Studio.module.css'

/** Rows of a page. */
export const pageRows = 20

interface PagerProps {
  page: number
  total: number
  onPage(page: number): void
}

export function Pager({ page, total, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageRows))
  if (pages === 1) return null
  return (
    <div className={styles.pager}>
      <span>
        <Trans>
          共 {total} 条，第 {page} / {pages} 页
        </Trans>
      </span>
      <Button size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Trans>上一页</Trans>
      </Button>
      <Button size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <Trans>下一页</Trans>
      </Button>
    </div>
  )
}
