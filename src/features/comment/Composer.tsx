// Input of a comment: reply target, remaining length, and one idempotency key until it is sent.
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import type { Answer, Comment, Subject } from '../../../contract/comment.ts'
import { communityLimits } from '../../../contract/limits/community-limits.ts'
import { countCharacters } from '../../../rules/text/characters.ts'
import { namedIn } from '../../../rules/text/name/mention.ts'
import { needLogin } from '../../core/session/open-dialog.ts'
import { sessionStore } from '../../core/session/session.ts'
import { typedSince } from '../../core/text/typed-since.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Num } from '../../ui/figure/Num.tsx'
import { isComposing } from '../../ui/form/is-composing.ts'
import { useStore } from '../../ui/use-store.ts'
import styles from './Composer.module.css'
import { draftOf, saveDraft } from './draft/comment-drafts.ts'
import type { Draft } from './use-comment-acts.ts'

interface ComposerProps {
  subject: Subject
  field: RefObject<HTMLTextAreaElement | null>
  answered: Comment | Answer | null
  /** Users that can be mentioned: the authors in the thread. */
  people: readonly { uid: string; nickname: string }[]
  onAnswered(next: null): void
  /** Returns false if the text must stay. */
  onWrite(draft: Draft): Promise<boolean>
}

export function Composer({ subject, field, answered, people, onAnswered, onWrite }: ComposerProps) {
  const { t } = useLingui()
  const { phase } = useStore(sessionStore)
  const [text, setText] = useState(() => draftOf(subject).text)
  const [busy, setBusy] = useState(false)
  const intention = useRef<{ fingerprint: string; key: string } | null>(null)
  const left = communityLimits.commentLength - countCharacters(text)
  const mayNot = text.trim() === '' || left < 0 || busy

  const saveText = (next: string): void => {
    setText(next)
    saveDraft(subject, { text: next, answered })
  }
  /** Idempotency key: the same for the same text and reply target, however often it is sent. */
  function keyOf(fingerprint: string): string {
    if (intention.current?.fingerprint !== fingerprint) intention.current = { fingerprint, key: crypto.randomUUID() }
    return intention.current.key
  }
  async function write(): Promise<void> {
    const content = text.trim()
    const known = answered ? [answered.person, ...people] : people
    const named = namedIn(content, known).map(({ uid }) => uid)
    const mentions = [...new Set(named)].slice(0, communityLimits.mentions)
    const draft = { content, pid: answered?.id ?? null, mentions, key: keyOf(`${answered?.id ?? ''} ${content}`) }
    // A comment in flight must not reappear as a draft when the user navigates.
    saveDraft(subject, { text: '' })
    const isWritten = await onWrite(draft).catch((error: unknown) => {
      console.error('comment not sent', error)
      return false
    })
    if (!isWritten) {
      if (draftOf(subject).text === '') saveDraft(subject, { text, answered })
      return
    }
    intention.current = null
    saveText(typedSince(draftOf(subject).text, text))
    onAnswered(null)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (mayNot || needLogin()) return
    setBusy(true)
    void write().finally(() => setBusy(false))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
    if (event.key === 'Escape' && answered) onAnswered(null)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {answered && (
        <p className={styles.answered}>
          <span>
            <Trans>
              回复 <b translate="no">{answered.person.nickname}</b>：{answered.text}
            </Trans>
          </span>
          <IconButton label={t`不回复了`} onClick={() => onAnswered(null)}>
            <X size={16} />
          </IconButton>
        </p>
      )}
      <textarea
        ref={field}
        className={styles.field}
        rows={2}
        value={text}
        aria-label={answered ? t`写回复` : t`写评论`}
        placeholder={phase === 'out' ? t`登录后说说你的看法` : t`说说你的看法`}
        aria-invalid={left < 0 || undefined}
        onFocus={() => void (phase === 'out' && needLogin())}
        onChange={({ target }) => saveText(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.foot}>
        {left <= 50 && <Num className={left < 0 ? styles.over : styles.left}>{left}</Num>}
        <Button type="submit" variant="primary" disabled={mayNot}>
          <Trans>发表</Trans>
        </Button>
      </div>
    </form>
  )
}
