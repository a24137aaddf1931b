// The talk of a room: follows its end until the reader scrolls up, then counts what is new. Up and down go from line to line.
import { Plural, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Lang } from '../../../../contract/limits/limits.ts'
import { moveFocus } from '../../../ui/button/roving.ts'
import { ChatLine } from './ChatLine.tsx'
import styles from './ChatList.module.css'
import type { LineProps } from './LineName.tsx'
import type { ShownLine } from './line-list.ts'
import type { Tiers } from './tiers.ts'

export interface ChatListProps {
  lines: readonly ShownLine[]
  me: string | null
  tiers: Tiers
  lang: Lang
  /** A line was chosen: by its name, or by Enter on it. */
  onLine(line: ShownLine, anchor: HTMLElement): void
  onAgain(key: string): void
  onForget(key: string): void
  onWatch: LineProps['onWatch']
  covered: LineProps['covered']
}

/** Pixels from the end that still count as the end. */
const near = 40

export function ChatList({ lines, me, tiers, lang, onLine, onAgain, onForget, onWatch, covered }: ChatListProps) {
  const { t } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  const [follows, setFollows] = useState(true)
  const [seen, setSeen] = useState<string | undefined>()
  const last = lines.at(-1)
  const toEnd = useCallback((): void => {
    const box = list.current
    if (box) box.scrollTop = box.scrollHeight
    setFollows(true)
  }, [])
  // My own line is what I want to see, wherever I was.
  const isMine = last?.said?.state === 'waiting'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line moves the end
  useLayoutEffect(() => {
    if (follows || isMine) toEnd()
  }, [last?.id, follows, isMine, toEnd])
  // What opens or closes beside the list must not take its end away.
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
    const line = chosen && lines.find(({ id }) => id === chosen.dataset.line)
    if (event.key !== 'Enter' || !chosen || !line) return
    event.preventDefault()
    onLine(line, chosen)
  }
  const unseen = follows ? 0 : lines.length - 1 - lines.findLastIndex(({ id }) => id === seen)
  return (
    <div className={styles.place}>
      <div
        ref={list}
        className={styles.log}
        role="log"
        // Every line aloud would be noise: what concerns the reader goes through the one polite queue.
        aria-live="off"
        aria-label={t`聊天消息`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        <ol className={styles.list}>
          {lines.map((line) => (
            <ChatLine
              key={line.said?.key ?? line.id}
              line={line}
              me={me}
              tiers={tiers}
              lang={lang}
              onPerson={onLine}
              onAgain={onAgain}
              onForget={onForget}
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
