// Chat messages of a room: follows the end until the user scrolls up, then counts new messages. Arrow up and down move between messages.
import { Plural, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Lang } from '../../../../contract/limits/limits.ts'
import { moveFocus } from '../../../ui/button/roving.ts'
import type { Tiers } from '../../gift/guard/tiers.ts'
import styles from './ChatList.module.css'
import type { MessageProps } from './MessageName.tsx'
import { MessageRow } from './MessageRow.tsx'
import type { ShownMessage } from './message-list.ts'

export interface ChatListProps {
  messages: readonly ShownMessage[]
  me: string | null
  tiers: Tiers
  lang: Lang
  /** A message was selected: by its name, or by Enter. */
  onMessage(message: ShownMessage, anchor: HTMLElement): void
  onAgain(key: string): void
  onDiscard(key: string): void
  onWatch: MessageProps['onWatch']
  covered: MessageProps['covered']
}

/** Distance from the end, in pixels, that still counts as the end. */
const near = 40

export function ChatList({ messages, me, tiers, lang, onMessage, onAgain, onDiscard, onWatch, covered }: ChatListProps) {
  const { t } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  const [follows, setFollows] = useState(true)
  const [seen, setSeen] = useState<string | undefined>()
  const last = messages.at(-1)
  const toEnd = useCallback((): void => {
    const box = list.current
    if (box) box.scrollTop = box.scrollHeight
    setFollows(true)
  }, [])
  // The user's own message always scrolls into view.
  const isMine = last?.delivery?.state === 'waiting'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line moves the end
  useLayoutEffect(() => {
    if (follows || isMine) toEnd()
  }, [last?.id, follows, isMine, toEnd])
  // Stays at the end when the list is resized by content that opens or closes beside it.
  useEffect(() => {
    const box = list.current
    if (!box || !follows) return
    const sizes = new ResizeObserver(toEnd)
    sizes.observe(box)
    return () => sizes.disconnect()
  }, [follows, toEnd])
  const onScroll = (): void => {
    const box = list.current
    if (!box) return
    const isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight <= near
    if (isAtEnd === follows) return
    setFollows(isAtEnd)
    setSeen(isAtEnd ? undefined : last?.id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.target === list.current && event.key === 'ArrowUp') {
      event.preventDefault()
      list.current.querySelector<HTMLElement>('li:last-child')?.focus()
      return
    }
    if (moveFocus(event, event.currentTarget, 'li', 'vertical')) return
    const chosen = event.target instanceof HTMLLIElement ? event.target : null
    const message = chosen && messages.find(({ id }) => id === chosen.dataset.line)
    if (event.key !== 'Enter' || !chosen || !message) return
    event.preventDefault()
    onMessage(message, chosen)
  }
  const unseen = follows ? 0 : messages.length - 1 - messages.findLastIndex(({ id }) => id === seen)
  return (
    <div className={styles.place}>
      <div
        ref={list}
        className={styles.log}
        role="log"
        // Announcing each message would be noise: relevant ones go through the shared polite announcer.
        aria-live="off"
        aria-label={t`聊天消息`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        <ol className={styles.list}>
          {messages.map((message) => (
            <MessageRow
              key={message.delivery?.key ?? message.id}
              message={message}
              me={me}
              tiers={tiers}
              lang={lang}
              onPerson={onMessage}
              onAgain={onAgain}
              onDiscard={onDiscard}
              onWatch={onWatch}
              covered={covered}
            />
          ))}
        </ol>
      </div>
      {unseen > 0 && (
        <button type="button" className={styles.news} onClick={toEnd}>
          <ChevronDown size={14} aria-hidden="true" />
          <Plural value={unseen} other="有 # 条新消息" />
        </button>
      )}
    </div>
  )
}
