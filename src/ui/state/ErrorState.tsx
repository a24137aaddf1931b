// What failed, in its place, with a way to try again. Red only on the icon and the edge.
import { Trans } from '@lingui/react/macro'
import { CircleAlert, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import styles from './ErrorState.module.css'

export interface ErrorStateProps {
  /** What failed, in words; without it a general sentence. */
  title?: ReactNode
  text?: ReactNode
  onRetry?(): void
}

export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  return (
    <div className={styles.error} role="alert">
      <CircleAlert className={styles.icon} size={20} />
      <div className={styles.words}>
        <b>{title ?? <Trans>这部分没有加载出来</Trans>}</b>
        {text && <p>{text}</p>}
      </div>
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          <RefreshCw size={14} />
          <Trans>重试</Trans>
        </Button>
      )}
    </div>
  )
}
