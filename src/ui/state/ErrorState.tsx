// An error in place of content that failed to load, with a retry. Only icon and edge are red, and only online: offline nothing has
// failed, the content was never cached on this device.
import { Trans } from '@lingui/react/macro'
import { CircleAlert, CloudOff, RefreshCw } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { Button } from '../button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import styles from './ErrorState.module.css'
import { Reach } from './reach.ts'

export interface ErrorStateProps {
  /** What failed; by default a general sentence. */
  title?: ReactNode
  text?: ReactNode
  onRetry?(): void
}

export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  const retry = onRetry && (
    <Button size="sm" onClick={onRetry}>
      <RefreshCw size={14} />
      <Trans>重试</Trans>
    </Button>
  )
  if (!useContext(Reach))
    return (
      <EmptyState icon={<CloudOff />} title={<Trans>这部分没有存在本机</Trans>} text={<Trans>联网后自动加载。</Trans>} action={retry} />
    )
  return (
    <div className={styles.error} role="alert">
      <CircleAlert className={styles.icon} size={20} />
      <div className={styles.words}>
        <b>{title ?? <Trans>这部分没有加载出来</Trans>}</b>
        {text && <p>{text}</p>}
      </div>
      {retry}
    </div>
  )
}
