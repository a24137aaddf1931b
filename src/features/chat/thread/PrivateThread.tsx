// One conversation: header, messages, and composer.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Conversation } from '../../../../contract/chat/chat.ts'
import { ApiError } from '../../../core/api/api.ts'
import { apiQuery } from '../../../core/api/api-query.ts'
import { network } from '../../../core/api/freshness.ts'
import type { ChatDraft, ChatService } from '../../../core/chat/chat-service.ts'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { usePrivateFailureMessages } from '../private-failure-messages.ts'
import { PrivateComposer } from './PrivateComposer.tsx'
import { PrivateHead } from './PrivateHead.tsx'
import { PrivateMessages } from './PrivateMessages.tsx'
import { PrivateStranger } from './PrivateStranger.tsx'
import styles from './PrivateThread.module.css'
import { useThread } from './use-thread.ts'

export interface PrivateThreadProps {
  service: ChatService
  id: string
  /** The entry in the conversation list; undefined: not in the list. */
  listed: Conversation | undefined
  /** Replaces the composer for users who may not write. */
  foot?: ReactNode
  onBack(): void
  /** Called when a link navigates away, to close the dialog. */
  onLeave?(): void
}

export function PrivateThread({ service, id, listed, foot, onBack, onLeave }: PrivateThreadProps) {
  const { t } = useLingui()
  const failureMessages = usePrivateFailureMessages()
  const isOnline = useStore(network)
  const read = useQuery({ ...apiQuery('GET api/Chat/conversation', { query: { conversationID: id } }), enabled: listed === undefined })
  const conversation = listed ?? read.data
  const { thread, failure, loadingOlder, loadOlder, again } = useThread(service, id, listed?.last_seq ?? 0)
  const send = (draft: ChatDraft): void => {
    service.send(id, draft).catch((error: unknown) => {
      console.warn('message not queued', error)
      toast(t`没有发出去，请再试一次`, { tone: 'danger' })
    })
  }
  const resend = (key: string): void => void service.resend(key).catch((error: unknown) => console.warn('message resend failed', error))
  const isNobody = listed === undefined && read.error instanceof ApiError && ['not-found', 'invalid-input'].includes(read.error.error)
  return (
    <div className={styles.thread}>
      <PrivateHead conversation={conversation} service={service} onBack={onBack} onLeave={onLeave} />
      {isNobody ? (
        <EmptyState icon={<UserX />} title={t`没有找到这个人或这个群`} text={t`可能已经注销或解散`} />
      ) : failure !== null && thread === null ? (
        <ErrorState onRetry={again} />
      ) : thread === null ? (
        <div className={styles.waiting}>
          <SkeletonRows count={4} height={48} label={t`数据加载中，请稍候！`} />
        </div>
      ) : (
        <>
          {thread.saved && (
            <p className={styles.note} role="status">
              {isOnline ? <Trans>这是本机存下的消息，新的还没有读到</Trans> : <Trans>现在离线：这是本机存下的消息</Trans>}
            </p>
          )}
          <PrivateMessages
            thread={thread}
            isGroup={id.startsWith('GROUP')}
            loadingOlder={loadingOlder}
            onOlder={loadOlder}
            onResend={resend}
            failureText={failureMessages.ofName}
            onLeave={onLeave}
          />
          {conversation && conversation.stranger !== 'none' && <PrivateStranger conversation={conversation} onRefused={onBack} />}
          {foot ?? <PrivateComposer key={id} conversationID={id} onSend={send} />}
        </>
      )}
    </div>
  )
}
