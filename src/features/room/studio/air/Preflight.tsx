// Checklist before going live: video and audio as the server receives them.
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StreamHealth } from '../../../../../contract/room/stream.ts'
import styles from './AirPanel.module.css'

/** `health`: null until media has arrived. */
export function Preflight({ health }: { health: StreamHealth | null }) {
  const { t } = useLingui()
  const isArriving = health?.state === 'live'
  const hasPicture = isArriving && health.width > 0 && health.fps > 0
  const hasSound = isArriving && health.audio_kbps > 0
  return (
    <ul className={styles.checks} aria-label={t`开播前检查`}>
      <Check state={hasPicture ? 'good' : isArriving ? 'bad' : 'open'}>
        {hasPicture ? (
          <Trans>
            画面已经到了，{health.width}×{health.height}，每秒 {Math.round(health.fps)} 帧
          </Trans>
        ) : isArriving ? (
          <Trans>只有声音，没有画面</Trans>
        ) : (
          <Trans>还没有收到画面，先在上一步推流</Trans>
        )}
      </Check>
      {isArriving && (
        <Check state={hasSound ? 'good' : 'bad'}>{hasSound ? <Trans>声音已经到了</Trans> : <Trans>没有声音，观众会听不到你</Trans>}</Check>
      )}
    </ul>
  )
}

export function Check({ state, children }: { state: 'good' | 'bad' | 'open'; children: ReactNode }) {
  const Icon = { good: CircleCheck, bad: CircleAlert, open: CircleDashed }[state]
  return (
    <li className={styles[state]}>
      <Icon size={18} aria-hidden="true" />
      <span>{children}</span>
    </li>
  )
}
