// Placeholder while a page's chunk loads, and the error page when it fails to load.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { limits } from '../../contract/limits/limits.ts'
import { Button } from '../ui/button/Button.tsx'
import { Wrap } from '../ui/frame/Wrap.tsx'
import { EmptyState } from '../ui/state/EmptyState.tsx'
import { SkeletonRows } from '../ui/state/Skeleton.tsx'
import styles from './PageFailure.module.css'

/** Shows a skeleton, after 10 s a notice that loading is slow, after 120 s the failure with a retry. R-SHELL-5. */
export function SlowPage() {
  const { t } = useLingui()
  // Preserves the scroll position of a user who navigates back: the skeleton is shorter than the page and would clamp it.
  const [height] = useState(() => (typeof window === 'undefined' || window.scrollY === 0 ? undefined : window.scrollY + window.innerHeight))
  const [phase, setPhase] = useState<'waiting' | 'slow' | 'failed'>('waiting')
  useEffect(() => {
    const slow = setTimeout(() => setPhase('slow'), limits.chunkSlow)
    const failed = setTimeout(() => setPhase('failed'), limits.chunkTimeout)
    return () => {
      clearTimeout(slow)
      clearTimeout(failed)
    }
  }, [])
  return (
    <div style={{ minBlockSize: height }}>
      <Wrap className={styles.slow}>
        {phase === 'failed' ? <FailedPage onRetry={() => window.location.reload()} /> : <SkeletonRows label={t`数据加载中，请稍候！`} />}
        {phase === 'slow' && (
          <p role="status" className={styles.words}>
            <Trans>网络较慢，页面仍在打开…</Trans>
          </p>
        )}
      </Wrap>
    </div>
  )
}

/**
 * Matches browser errors for a script that failed to load ("dynamically imported module") and our own network errors; the rest are bugs.
 */
const ofNetwork = /module|network|fetch|load/i

/** Failures already retried in this window. */
const tried = new Set<string>()

export function ChunkFailurePage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const { reset: resetQueries } = useQueryErrorResetBoundary()
  useEffect(() => console.error('a page could not be shown', error), [error])
  const failure = String(error)
  const isOurs = !ofNetwork.test(failure)
  const retry = (): void => {
    // Some browsers cache a failed module, so a second failure reloads the document. A rendering error reloads it immediately.
    if (isOurs || tried.has(failure)) {
      window.location.reload()
      return
    }
    tried.add(failure)
    resetQueries()
    reset()
    void router.invalidate()
  }
  return <FailedPage onRetry={retry} isOurs={isOurs} />
}

function FailedPage({ onRetry, isOurs = false }: { onRetry: () => void; isOurs?: boolean }) {
  return (
    <EmptyState
      icon={<CloudOff />}
      title={<Trans>页面没有打开</Trans>}
      text={
        isOurs ? <Trans>这里出了错。重试不行时，请在意见反馈里告诉我们。</Trans> : <Trans>可能是网络中断，已保存的内容仍可查看。</Trans>
      }
      action={
        <Button variant="primary" onClick={onRetry}>
          <Trans>重试</Trans>
        </Button>
      }
    />
  )
}
