// Messages of a conversation: follows the end; older messages load within 30 px of the top without a jump.
import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import { unsentOrder } from '../../../core/chat/chat-service.ts'
import { PrivateMessage } from './PrivateMessage.tsx'
import styles from './PrivateMessages.module.css'
import { isShowTime, type Thread } from './private-thread.ts'

export interface PrivateMessagesProps {
  thread: Thread
  isGroup: boolean
  loadingOlder: boolean
  onOlder(): void
  onResend(key: string): void
  failureText(failure: string): string
  onLeave?(): void
}

/** Distance from the end, in pixels, that still counts as the end. */
const near = 40

export function PrivateMessages({ thread, isGroup, loadingOlder, onOlder, onResend, failureText, onLeave }: PrivateMessagesProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const before = useRef({ first: '', last: '', height: 0, atEnd: true })
  const { messages } = thread
  const first = messages[0]?.key ?? ''
  const last = messages.at(-1)
  const lastKey = last?.key ?? ''
  const isMine = last?.isMy === true && last.order === unsentOrder

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every change that may affect the height
  useLayoutEffect(() => {
    const list = box.current
    if (!list) return
    const was = before.current
    const grew = list.scrollHeight - was.height
    // Older messages prepended above shift the content down: the scroll position is adjusted.
    if (was.first !== '' && was.first !== first && was.last === lastKey) list.scrollTop += grew
    else if (was.atEnd || (isMine && was.last !== lastKey)) list.scrollTop = list.scrollHeight
    before.current = { first, last: lastKey, height: list.scrollHeight, atEnd: isAtEnd(list) }
    // A window too tall to scroll loads older messages by itself.
    if (list.scrollTop <= chatLimits.olderAt) onOlder()
  }, [messages, first, lastKey, isMine])

  const onScroll = (): void => {
    const list = box.current
    if (!list) return
    before.current.atEnd = isAtEnd(list)
    if (list.scrollTop <= chatLimits.olderAt) onOlder()
  }
  return (
    <div
      ref={box}
      className={styles.box}
      role="log"
      aria-label={t`消息`}
      aria-busy={loadingOlder}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      onScroll={onScroll}
    >
      <ol className={styles.list}>
        {messages.map((message, place) => (
          <PrivateMessage
            key={message.key}
            message={message}
            isShowTime={isShowTime(message, messages[place - 1])}
            isGroup={isGroup}
            onResend={onResend}
            failureText={failureText}
            onLeave={onLeave}
          />
        ))}
      </ol>
    </div>
  )
}

const isAtEnd = (list: HTMLElement): boolean => list.scrollHeight - list.scrollTop - list.clientHeight <= near
