// Conversations, most recent first: name, last message, time, unread count.
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import type { Conversation } from '../../../../contract/chat/chat.ts'
import { network } from '../../../core/api/freshness.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { useTalkCovered } from '../../match/state/use-match-covered.ts'
import { useSpoilerText } from '../../spoiler/use-spoiler-text.ts'
import { MessageText } from '../message/MessageText.tsx'
import { PrivateAvatar } from '../PrivateAvatar.tsx'
import { privateChat } from '../private-chat.ts'
import { usePrivateName } from '../private-name.ts'
import { privateTalk } from '../private-talk.ts'
import { useRelativeTime } from '../use-relative-time.ts'
import styles from './ConversationList.module.css'

export interface ConversationListProps {
  chosen: string | null
  onChoose(id: string): void
}

export function ConversationList({ chosen, onChoose }: ConversationListProps) {
  const { t } = useLingui()
  const { list, more, failed } = useStore(privateChat)
  const [isReading, setReading] = useState(false)
  const isOnline = useStore(network)
  const showMore = (): void => {
    setReading(true)
    void privateChat.more().finally(() => setReading(false))
  }
  if (list === null)
    return failed ? (
      <ErrorState onRetry={privateChat.again} />
    ) : (
      <div className={styles.waiting}>
        <SkeletonRows count={5} height={44} label={t`数据加载中，请稍候！`} />
      </div>
    )
  if (list.length === 0) return <EmptyState icon={<MessageCircle />} title={t`还没有私信`} text={t`从通讯录或主播的主页发一条试试`} />
  return (
    <>
      {!isOnline && (
        <p className={styles.note} role="status">
          <Trans>现在离线：这是本机存下的消息，写的会在联网后发出</Trans>
        </p>
      )}
      <ul className={styles.list}>
        {list.map((one) => (
          <Row key={one.conversationID} one={one} isChosen={one.conversationID === chosen} onChoose={onChoose} />
        ))}
      </ul>
      {more && (
        <Button block disabled={isReading} onClick={showMore}>
          {isReading ? <Trans>数据加载中，请稍候！</Trans> : <Trans>更多对话</Trans>}
        </Button>
      )}
    </>
  )
}

interface RowProps {
  one: Conversation
  isChosen: boolean
  onChoose(id: string): void
}

function Row({ one, isChosen, onChoose }: RowProps) {
  const { t } = useLingui()
  const nameOf = usePrivateName()
  const when = useRelativeTime(one.lastMessage?.time ?? null)
  const { type, userProfile, lastMessage, unreadCount, stranger } = one
  const isAsking = stranger === 'asks'
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.row, isChosen && styles.chosen)}
        aria-current={isChosen ? 'true' : undefined}
        onClick={() => onChoose(one.conversationID)}
      >
        <PrivateAvatar path={userProfile.avatar} isGroup={type === 'GROUP'} />
        <span className={styles.words}>
          <span className={styles.line}>
            <b className={styles.name} translate="no">
              {nameOf(userProfile)}
            </b>
            <span className={styles.when}>{when}</span>
          </span>
          <span className={styles.line}>
            <span className={styles.last}>{lastMessage ? <Last id={one.conversationID} message={lastMessage} /> : null}</span>
            {isAsking && (
              <Tag tone="warn">
                <Trans>陌生人</Trans>
              </Tag>
            )}
            {unreadCount > 0 && (
              <Num className={styles.unread} aria-label={t`${unreadCount} 条未读`}>
                {unreadCount > 99 ? '99+' : unreadCount}
              </Num>
            )}
          </span>
        </span>
      </button>
    </li>
  )
}

function Last({ id, message }: { id: string; message: NonNullable<Conversation['lastMessage']> }) {
  const { type, payload, from, time } = message
  const { user } = useStore(sessionStore)
  const textOf = useSpoilerText(useTalkCovered(null, privateTalk(id)) && from !== user?.id)
  const shown = { text: textOf({ id: `${id} ${time}`, text: payload.text }) }
  if (type === 'image') return <Trans>[图片]</Trans>
  if (type === 'file') return <Trans>[文件] {shown.text}</Trans>
  if (type === 'custom') return <Trans>[卡片] {shown.text}</Trans>
  return <MessageText text={shown.text} />
}
