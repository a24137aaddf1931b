// One private message: author, content, time, and delivery state.
import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import type { ViewMessage } from '../../../core/chat/chat-service.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useStore } from '../../../ui/use-store.ts'
import { PrivateAvatar } from '../PrivateAvatar.tsx'
import { usePrivateName } from '../private-name.ts'
import { useRelativeTime } from '../use-relative-time.ts'
import { PrivateContent } from './PrivateContent.tsx'
import styles from './PrivateMessage.module.css'

export interface PrivateMessageProps {
  message: ViewMessage
  isShowTime: boolean
  isGroup: boolean
  onResend(key: string): void
  failureText(failure: string): string
  onLeave?(): void
}

export function PrivateMessage({ message, isShowTime, isGroup, onResend, failureText, onLeave }: PrivateMessageProps) {
  const nameOf = usePrivateName()
  const { user } = useStore(sessionStore)
  const { isMy, status } = message
  return (
    <li className={styles.item} data-key={message.key} data-status={status}>
      {isShowTime && <Time at={message.time} />}
      <div className={classNames(styles.message, isMy && styles.mine)} data-mine={isMy || undefined}>
        <PrivateAvatar path={isMy ? (user?.avatar ?? message.avatar) : message.avatar} size={36} />
        <div className={styles.column}>
          {isGroup && !isMy && (
            <span className={styles.name} translate="no">
              {nameOf({ nick: message.name, userID: message.from })}
            </span>
          )}
          <PrivateContent message={message} onLeave={onLeave} />
          {isMy && <State message={message} isGroup={isGroup} onResend={onResend} failureText={failureText} />}
        </div>
      </div>
    </li>
  )
}

function Time({ at }: { at: number }) {
  const text = useRelativeTime(at)
  return (
    <time className={styles.time} dateTime={new Date(at).toISOString()}>
      {text}
    </time>
  )
}

function State({ message, isGroup, onResend, failureText }: Omit<PrivateMessageProps, 'isShowTime'>) {
  const { t } = useLingui()
  const { status, isRead, failure, key } = message
  if (status === 'failed')
    return (
      <span className={styles.failed} role="alert">
        {failureText(failure)}
        <button type="button" className={styles.again} aria-label={t`重新发送`} onClick={() => onResend(key)}>
          <RotateCw size={14} aria-hidden="true" />
          <Trans>重试</Trans>
        </button>
      </span>
    )
  if (status === 'waiting')
    return (
      <span className={styles.state}>
        <Trans>等待发送</Trans>
      </span>
    )
  // Groups have no read receipts.
  if (isGroup) return null
  return <span className={styles.state}>{isRead ? <Trans>已读</Trans> : <Trans>已发送</Trans>}</span>
}
