// Bottom of the chat: the composer, or the reason why this user cannot write.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MicOff, UserPlus } from 'lucide-react'
import { call } from '../../../core/api/api.ts'
import { openDialog } from '../../../core/session/open-dialog.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { dateText, dayOf, timeOf } from '../../../core/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { useStore } from '../../../ui/use-store.ts'
import { setFollow } from '../../follow/follow-store.ts'
import { useRowView } from '../../match/row-view.ts'
import styles from './Composer.module.css'
import { Composer, type ComposerProps } from './Composer.tsx'

export function Foot(props: ComposerProps) {
  const { t } = useLingui()
  const { lang, tz } = useRowView()
  const { phase } = useStore(sessionStore)
  const { room, tools } = props
  const { me, chat } = room
  if (phase === 'out') {
    return (
      <div className={styles.note}>
        <Button size="lg" block onClick={() => openDialog('login')}>
          <Trans>登录后发言</Trans>
        </Button>
        <div className={styles.beside}>{tools}</div>
      </div>
    )
  }
  if (me?.muted_until) {
    const until = me.muted_until
    return (
      <div className={styles.note} role="status">
        <MicOff size={20} aria-hidden="true" />
        <p>
          <Trans>
            你被禁言到 {dateText(dayOf(until, tz), lang)} <Num>{timeOf(until, tz)}</Num>，还可以看和听。
          </Trans>
        </p>
        <div className={styles.beside}>{tools}</div>
      </div>
    )
  }
  if (chat.followers_only && me?.role === 'viewer' && !room.is_followed) return <FollowFirst {...props} note={t`关注主播后才能发言`} />
  return <Composer {...props} />
}

function FollowFirst({ room, note, tools }: ComposerProps & { note: string }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { isPending, mutate } = useMutation({
    mutationFn: () => call('POST api/Member/attention', { body: { uid: room.uid, on: true } }),
    onSuccess: () => {
      setFollow('streamer', room.uid, room.nickname, true)
      return client.invalidateQueries({ queryKey: ['GET api/Live_streaming/getRoomInfo'] })
    },
    onError: () => toast(t`没有办成，请稍后再试`, { tone: 'danger' }),
  })
  return (
    <div className={styles.note}>
      <p>{note}</p>
      <Button variant="primary" disabled={isPending} onClick={() => mutate()}>
        <UserPlus size={16} aria-hidden="true" />
        <Trans>关注</Trans>
      </Button>
      <div className={styles.beside}>{tools}</div>
    </div>
  )
}
