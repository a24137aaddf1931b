// Composer of a chat message: emoji, danmaku style, reply target, and the reason why sending is not possible.
import { Trans, useLingui } from '@lingui/react/macro'
import { Captions, Smile, X } from 'lucide-react'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { RoomMessage } from '../../../../contract/chat/chat.ts'
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import type { RoomInfo } from '../../../../contract/room/room.ts'
import { countCharacters } from '../../../../rules/text/characters.ts'
import { lineForm } from '../../../../rules/text/line-text.ts'
import { namedIn } from '../../../../rules/text/name/mention.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { allowedStyle, danmakuStyle } from '../../../core/store/danmaku-style.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Popover } from '../../../ui/layer/Popover.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { FanBadge } from '../../gift/guard/PersonBadges.tsx'
import { useTalkCovered } from '../../match/state/use-match-covered.ts'
import { useSpoilerText } from '../../spoiler/use-spoiler-text.ts'
import { EmojiPanel } from '../emoji/EmojiPanel.tsx'
import styles from './Composer.module.css'
import { StylePanel } from './StylePanel.tsx'
import { addedBy, type Person, type Typed } from './typed.ts'
import { useMyFan } from './use-my-fan.ts'
import type { Draft } from './use-post-line.ts'

export interface Answered {
  reply: RoomMessage['reply']
  /** The mentioned user. */
  person: Person | null
}
export interface ComposerProps {
  room: RoomInfo
  typed: RefObject<Typed>
  /** Remaining seconds of slow mode. */
  wait: number
  answered: Answered
  onAnswered(next: Answered): void
  onSend(draft: Draft): void
  /** Opens the fan club. */
  onFans(): void
  /** Beside the composer's tools and beside the field. */
  tools: ReactNode
}

export const nobody: Answered = { reply: null, person: null }

export function Composer({ room, typed, wait, answered, onAnswered, onSend, onFans, tools }: ComposerProps) {
  const { t } = useLingui()
  const [text, setText] = useState(typed.current.text)
  const [panel, setPanel] = useState<'emoji' | 'look' | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const emojiButton = useRef<HTMLButtonElement>(null)
  const styleButton = useRef<HTMLButtonElement>(null)
  const style = useStore(danmakuStyle)
  const { user } = useStore(sessionStore)
  const counted = useId()
  const content = lineForm(text)
  const left = chatLimits.roomMessageLength - countCharacters(content)
  const { person, reply } = answered
  const textOf = useSpoilerText(useTalkCovered(room.match_id, `room:${room.id}`))
  const quoted = { text: reply ? textOf(reply) : '' }
  useEffect(() => {
    typed.current.text = text
  }, [typed, text])
  useEffect(() => {
    const added = person ? addedBy(typed.current, person) : ''
    if (added !== '') setText((known) => `${known}${added}`)
    if (person || reply) field.current?.focus()
  }, [typed, person, reply])
  const insert = (name: string): void => {
    const place = field.current?.selectionStart ?? text.length
    setText(`${text.slice(0, place)}${name}${text.slice(field.current?.selectionEnd ?? place)}`)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (content === '' || left < 0 || wait > 0) return
    const chosen = [...typed.current.named].map(([uid, nickname]) => ({ uid, nickname }))
    const mentions = namedIn(text, chosen).map(({ uid }) => uid)
    const flies = style.on && reply === null && mentions.length === 0 && room.stream.state === 'live'
    onSend({
      text: content,
      reply,
      mentions: mentions.slice(0, chatLimits.mentions),
      style: flies ? allowedStyle(style, user?.userlevel ?? 0) : null,
    })
    setText('')
    typed.current.named.clear()
    onAnswered(nobody)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {reply && (
        <p className={styles.reply}>
          <span>
            <Trans>
              回复 <b translate="no">{reply.nickname}</b>：{quoted.text}
            </Trans>
          </span>
          <IconButton label={t`不回复了`} onClick={() => onAnswered(nobody)}>
            <X size={16} />
          </IconButton>
        </p>
      )}
      <div className={styles.tools}>
        <IconButton ref={emojiButton} className={styles.emoji} label={t`表情`} aria-haspopup="dialog" onClick={() => setPanel('emoji')}>
          <Smile size={20} />
        </IconButton>
        <IconButton ref={styleButton} label={t`弹幕样式`} aria-haspopup="dialog" onClick={() => setPanel('look')}>
          <Captions size={20} />
        </IconButton>
        {tools}
        <MyFan room={room} onOpen={onFans} />
      </div>
      <div className={styles.line}>
        <input
          ref={field}
          className={styles.field}
          value={text}
          aria-label={t`说点什么`}
          aria-describedby={left <= 20 ? counted : undefined}
          aria-invalid={left < 0 || undefined}
          placeholder={wait > 0 ? t`慢速模式，${wait} 秒后可以说` : t`说点什么，为这一边加油`}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) => setText(target.value)}
        />
        {left <= 20 && (
          <span id={counted} className={left < 0 ? styles.over : styles.left}>
            {left}
          </span>
        )}
        <Button type="submit" variant="primary" size="lg" className={styles.submit} disabled={content === '' || left < 0 || wait > 0}>
          {wait > 0 ? <Trans>{wait} 秒</Trans> : <Trans>发送</Trans>}
        </Button>
      </div>
      <Popover
        anchor={emojiButton}
        label={t`表情`}
        side="top"
        align="start"
        width={300}
        open={panel === 'emoji'}
        onOpenChange={(open) => setPanel(open ? 'emoji' : null)}
      >
        <EmojiPanel onPick={insert} />
      </Popover>
      <Popover
        anchor={styleButton}
        label={t`弹幕样式`}
        side="top"
        align="start"
        width={280}
        open={panel === 'look'}
        onOpenChange={(open) => setPanel(open ? 'look' : null)}
      >
        <StylePanel level={user?.userlevel ?? 0} />
      </Popover>
    </form>
  )
}

/** Opens the fan club: displays the user's badge of this room, if any. */
function MyFan({ room, onOpen }: { room: RoomInfo; onOpen(): void }) {
  const fan = useMyFan(room.id, room.badge_name !== '' && room.me !== null)
  return (
    <button type="button" className={styles.fan} aria-haspopup="dialog" onClick={onOpen}>
      {fan ? (
        <>
          <VisuallyHidden>
            <Trans>粉丝团</Trans>{' '}
          </VisuallyHidden>
          <FanBadge fan={fan} />
        </>
      ) : (
        <Trans>粉丝团</Trans>
      )}
    </button>
  )
}
