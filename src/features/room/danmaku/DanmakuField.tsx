// Input for a danmaku over a video, posted at the current playback time.
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import { type FailureMessages, failureWord } from '../../../core/api/failure-messages.ts'
import { needLogin } from '../../../core/session/open-dialog.ts'
import { typedSince } from '../../../core/text/typed-since.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { danmakuSender } from './send-danmaku.ts'
import { spoken } from './spoken.ts'

const own: FailureMessages = {
  'too-long': msg`写得太长了，删掉一些再发`,
  repeated: msg`刚说过一样的话`,
  'word-refused': msg`有不能显示的词，改一改再发`,
  muted: msg`你暂时不能发弹幕`,
  'not-found': msg`这个视频已经看不到了`,
}

export function DanmakuField({ place }: { place: string }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [sendDanmaku] = useState(danmakuSender)
  async function send(): Promise<void> {
    setBusy(true)
    try {
      spoken.notify(await sendDanmaku(place, text.trim()))
      setText((now) => typedSince(now, text))
    } catch (error) {
      toast(t(failureWord(error, own)), { tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() !== '' && !busy && !needLogin()) void send()
  }
  return (
    <form onSubmit={onSubmit}>
      <TextField
        label={<Trans>弹幕</Trans>}
        value={text}
        onChange={setText}
        maxLength={chatLimits.roomMessageLength * 4}
        placeholder={t`发一条弹幕，飞在这一刻`}
        enterKeyHint="send"
        beside={
          <Button type="submit" variant="primary" disabled={busy || text.trim() === ''}>
            <Send size={16} aria-hidden="true" />
            <Trans>发送</Trans>
          </Button>
        }
      />
    </form>
  )
}
