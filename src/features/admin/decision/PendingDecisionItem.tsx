// One pending decision: countdown with undo, progress, or the error with retry.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { SteadyButton } from '../../../ui/button/SteadyButton.tsx'
import { useAdminFailure } from '../parts/use-admin-messages.ts'
import type { PendingDecisionEntry } from './decision.ts'
import { permanentFailures } from './decision-failure.ts'
import styles from './PendingDecision.module.css'
import { pendingDecisionStore } from './pending-decision-store.ts'

const secondsUntil = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1_000))

/** `subject`: prefix that names the subject where no row does. */
export function PendingDecisionItem({ entry, subject }: { entry: PendingDecisionEntry; subject?: string }) {
  const { t } = useLingui()
  // `about` is the placeholder in the messages below.
  const { subjectKey, subjectLabel: about, actionLabel, reason, state, failure, dueAt } = entry
  const isOpen = state === 'waiting' || state === 'scheduling'
  const isUnsure = entry.scheduled === 'maybe'
  const messageOf = useAdminFailure()
  const row = useRef<HTMLFieldSetElement>(null)
  // True if decided on this page, false if loaded from the server.
  const isNew = useRef(state === 'scheduling')
  const [seconds, setSeconds] = useState(() => secondsUntil(dueAt))
  useEffect(() => {
    if (state !== 'waiting') return
    const ticking = setInterval(() => setSeconds(secondsUntil(dueAt)), 500)
    return () => clearInterval(ticking)
  }, [state, dueAt])
  useEffect(() => {
    if (!isNew.current) return
    // The pressed button is gone: keep keyboard focus in this row.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) row.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  const statusTexts: Partial<Record<PendingDecisionEntry['state'], string>> = {
    cancelling: t`撤销中`,
    executing: t`正在发出`,
    unknown: t`还不知道结果，正在查询`,
  }
  return (
    <fieldset ref={row} className={styles.line} aria-label={t`已决定：${about}`} tabIndex={-1}>
      <span className={styles.words}>
        <b>{subject ? `${subject} · ${actionLabel}` : actionLabel}</b>
        {reason && <span className={styles.reason}>{reason}</span>}
        {failure && state !== 'unknown' && (
          <span className={styles.fault} role="alert">
            {isUnsure && `${t`不知道服务器收到没有，重试不会重复执行`} · `}
            {messageOf(failure)}
          </span>
        )}
        {state !== 'failed' && <span className={styles.left}>{isOpen ? t`${seconds} 秒后发出` : statusTexts[state]}</span>}
      </span>
      {(isOpen || (state === 'unknown' && isUnsure)) && (
        <span className={styles.acts}>
          <SteadyButton size="sm" variant="soft" onClick={() => pendingDecisionStore.undo(subjectKey)} aria-label={t`撤销：${about}`}>
            <Trans>撤销</Trans>
          </SteadyButton>
          {state === 'waiting' && (
            <SteadyButton size="sm" onClick={() => void pendingDecisionStore.executeNow(subjectKey)} aria-label={t`立即执行：${about}`}>
              <Trans>立即执行</Trans>
            </SteadyButton>
          )}
        </span>
      )}
      {state === 'failed' && (
        <span className={styles.acts}>
          {failure && !permanentFailures.includes(failure) && (
            <SteadyButton
              size="sm"
              variant="soft"
              onClick={() => void pendingDecisionStore.executeNow(subjectKey)}
              aria-label={t`重试：${about}`}
            >
              <Trans>重试</Trans>
            </SteadyButton>
          )}
          <Button size="sm" onClick={() => pendingDecisionStore.undo(subjectKey)} aria-label={t`知道了：${about}`}>
            <Trans>知道了</Trans>
          </Button>
        </span>
      )}
    </fieldset>
  )
}
