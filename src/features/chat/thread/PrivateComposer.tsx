// Composer of a private message: Enter sends, Shift+Enter starts a new line; emoji, pictures, files.
import { Trans, useLingui } from '@lingui/react/macro'
import { ImageIcon, Paperclip, Smile } from 'lucide-react'
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import { countCharacters } from '../../../../rules/text/characters.ts'
import { messageForm } from '../../../../rules/text/line-text.ts'
import type { ChatDraft } from '../../../core/chat/chat-service.ts'
import { fileFault, fileTypes, pictureFault, pictureTypes } from '../../../core/upload/upload.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { isComposing } from '../../../ui/form/is-composing.ts'
import { Popover } from '../../../ui/layer/Popover.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { useHasKeyboard } from '../../../ui/page/use-has-keyboard.ts'
import { EmojiPanel } from '../emoji/EmojiPanel.tsx'
import { draftOf, saveDraft } from '../private-drafts.ts'
import { usePrivateFailureMessages } from '../private-failure-messages.ts'
import styles from './PrivateComposer.module.css'

export function PrivateComposer({ conversationID, onSend }: { conversationID: string; onSend(draft: ChatDraft): void }) {
  const { t } = useLingui()
  const messages = usePrivateFailureMessages()
  const [text, setText] = useState(() => draftOf(conversationID))
  const [emoji, setEmoji] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const emojiButton = useRef<HTMLButtonElement>(null)
  const picture = useRef<HTMLInputElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const content = messageForm(text)
  const hasKeyboard = useHasKeyboard()
  const left = chatLimits.messageLength - countCharacters(content)
  const canSend = content !== '' && left >= 0
  const write = (next: string): void => {
    setText(next)
    saveDraft(conversationID, next)
  }
  const send = (): void => {
    if (!canSend) return
    onSend({ type: 'text', text: content })
    write('')
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    send()
  }
  const insert = (name: string): void => {
    const from = field.current?.selectionStart ?? text.length
    write(`${text.slice(0, from)}${name}${text.slice(field.current?.selectionEnd ?? from)}`)
  }
  const take = (type: 'image' | 'file') => (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? []
    event.target.value = ''
    if (!chosen) return
    const fault = type === 'image' ? pictureFault(chosen) : fileFault(chosen)
    if (fault) toast(messages.ofName(fault), { tone: 'danger' })
    else onSend(type === 'image' ? { type, file: chosen } : { type, file: chosen })
  }
  return (
    <div className={styles.composer}>
      <div className={styles.tools}>
        <IconButton ref={emojiButton} label={t`表情`} aria-haspopup="dialog" onClick={() => setEmoji(true)}>
          <Smile size={20} />
        </IconButton>
        <IconButton label={t`发图片`} onClick={() => picture.current?.click()}>
          <ImageIcon size={20} />
        </IconButton>
        <IconButton label={t`发文件`} onClick={() => file.current?.click()}>
          <Paperclip size={20} />
        </IconButton>
        <input ref={picture} type="file" hidden accept={pictureTypes.join(',')} data-of="picture" onChange={take('image')} />
        <input ref={file} type="file" hidden accept={fileTypes.join(',')} data-of="file" onChange={take('file')} />
        {left <= 100 && <span className={left < 0 ? styles.over : styles.left}>{left}</span>}
      </div>
      <div className={styles.line}>
        <textarea
          ref={field}
          rows={2}
          className={styles.field}
          value={text}
          aria-label={t`写消息`}
          aria-invalid={left < 0 || undefined}
          placeholder={hasKeyboard ? t`写消息，按 Enter 发送` : t`写消息`}
          enterKeyHint="send"
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="primary" size="lg" disabled={!canSend} onClick={send}>
          <Trans>发送</Trans>
        </Button>
      </div>
      <Popover anchor={emojiButton} label={t`表情`} side="top" align="start" width={300} open={emoji} onOpenChange={setEmoji}>
        <EmojiPanel onPick={insert} />
      </Popover>
    </div>
  )
}
