// Message request: from a stranger to the user, or sent by the user to a stranger.
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Conversation } from '../../../../contract/chat/chat.ts'
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import { call } from '../../../core/api/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { privateChat } from '../private-chat.ts'
import { usePrivateFailureMessages } from '../private-failure-messages.ts'
import styles from './PrivateStranger.module.css'

export function PrivateStranger({ conversation, onRefused }: { conversation: Conversation; onRefused(): void }) {
  const messages = usePrivateFailureMessages()
  const [busy, setBusy] = useState(false)
  const { conversationID, stranger } = conversation
  const most = chatLimits.strangerMessages
  if (stranger === 'asked')
    return (
      <p className={styles.strip}>
        <Trans>对方还没有回复：在那之前最多发 {most} 条</Trans>
      </p>
    )
  const answer = async (accept: boolean): Promise<void> => {
    setBusy(true)
    try {
      await call('POST api/Chat/answerStranger', { body: { conversationID, accept } })
      privateChat.again()
      if (!accept) onRefused()
    } catch (error) {
      toast(messages.ofError(error), { tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.strip}>
      <span className={styles.words}>
        <Trans>你们还不认识：回复即表示愿意聊</Trans>
      </span>
      <Button size="sm" disabled={busy} onClick={() => void answer(false)}>
        <Trans>拒绝</Trans>
      </Button>
      <Button size="sm" variant="primary" disabled={busy} onClick={() => void answer(true)}>
        <Trans>接受</Trans>
      </Button>
    </div>
  )
}
