// One decision that is not sent yet, is being sent, or was refused.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Failure } from '../../../core/api/failure.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SteadyButton } from '../../../ui/button/SteadyButton.tsx'
import { useDeskFailure } from '../parts/use-desk-words.ts'
import type { Held } from './decision.ts'
import { deskHold } from './desk-hold.ts'
import styles from './Hold.module.css'

/** Trying again would be answered the same. */
const final: readonly Failure[] = ['already-decided', 'not-found', 'forbidden', 'invalid-input']
const secondsTo = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1_000))

/** `subject`: said before what was decided, where no row says it. */
export function HeldLine({ held, subject }: { held: Held; subject?: string }) {
  const { t } = useLingui()
  const { key, about, done, reason, state, failure, until } = held
  const isOpen = state === 'waiting' || state === 'scheduling'
  const isUnsure = held.scheduled === 'maybe'
  const words = useDeskFailure()
  const line = useRef<HTMLFieldSetElement>(null)
  const [seconds, setSeconds] = useState(() => secondsTo(until))
  useEffect(() => {
    if (state !== 'waiting') return
    const ticking = setInterval(() => setSeconds(secondsTo(until)), 500)
    return () => clearInterval(ticking)
  }, [state, until])
  useEffect(() => {
    // The button that was pressed is gone: the keyboard goes on where it was.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) line.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  const standing: Partial<Record<Held['state'], string>> = {
    cancelling: t`撤销中`,
    executing: t`正在发出`,
    unknown: t`还不知道结果，正在查询`,
  }
  return (
    <fieldset ref={line} className={styles.line} aria-label={t`已决定：${about}`} tabIndex={-1}>
      <span className={styles.words}>
        <b>{subject ? `${subject} · ${done}` : done}</b>
        {reason && <span className={styles.reason}>{reason}</span>}
        {failure && state !== 'unknown' && (
          <span className={styles.fault} role="alert">
            {isUnsure && `${t`不知道服务器收到没有，重试不会重复执行`} · `}
            {words(failure)}
          </span>
        )}
        {state !== 'failed' && <span className={styles.left}>{isOpen ? t`${seconds} 秒后发出` : standing[state]}</span>}
      </span>
      {(isOpen || (state === 'unknown' && isUnsure)) && (
        <>
          <SteadyButton size="sm" variant="soft" onClick={() => deskHold.undo(key)} aria-label={t`撤销：${about}`}>
            <Trans>撤销</Trans>
          </SteadyButton>
          {state === 'waiting' && (
            <SteadyButton size="sm" onClick={() => void deskHold.sendNow(key)} aria-label={t`立即执行：${about}`}>
              <Trans>立即执行</Trans>
            </SteadyButton>
          )}
        </>
      )}
      {state === 'failed' && (
        <>
          {failure && !final.includes(failure) && (
            <SteadyButton size="sm" variant="soft" onClick={() => void deskHold.sendNow(key)} aria-label={t`重试：${about}`}>
              <Trans>重试</Trans>
            </SteadyButton>
          )}
          <Button size="sm" onClick={() => deskHold.undo(key)} aria-label={t`知道了：${about}`}>
            <Trans>知道了</Trans>
          </Button>
        </>
      )}
    </fieldset>
  )
}
