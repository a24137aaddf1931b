// Writes on this device that wait for the network, in sending order. Renders nothing if there are none.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, Clock3 } from 'lucide-react'
import { useId } from 'react'
import type { Failure } from '../../core/api/failure.ts'
import { wordOf } from '../../core/api/failure-messages.ts'
import { serverNow, serverTimeOf } from '../../core/clock/server-time.ts'
import { preferences, shownZone } from '../../core/store/preferences.ts'
import { dateText, dayOf, timeOf } from '../../core/text/format.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Num } from '../../ui/figure/Num.tsx'
import { Panel } from '../../ui/frame/Panel.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import { toast } from '../../ui/layer/toast/toast.ts'
import { useStore } from '../../ui/use-store.ts'
import styles from './WaitingPanel.module.css'
import { isTakenBack, listWaitingWrites, takeBack, type WaitingWrite, waitingWritesKey } from './waiting-writes.ts'

/** Polling interval in milliseconds: the outbox does not notify pages. */
const pollInterval = 3_000

export function WaitingPanel() {
  const { t } = useLingui()
  const client = useQueryClient()
  const head = useId()
  const { data: writes = [] } = useQuery({
    queryKey: waitingWritesKey,
    queryFn: listWaitingWrites,
    networkMode: 'always',
    staleTime: 0,
    refetchInterval: pollInterval,
  })
  if (writes.length === 0) return null
  const drop = (seq: number): void => {
    takeBack(seq)
      .catch((error: unknown) => {
        console.error('queued write removal failed', error)
        toast(t`没有成功，请稍后再试`, { tone: 'danger' })
      })
      .finally(() => void client.invalidateQueries({ queryKey: waitingWritesKey }))
  }
  return (
    <Panel padded aria-labelledby={head} data-waiting="">
      <SectionHead id={head} title={<Trans>待同步</Trans>} more={<Num>{writes.length}</Num>} />
      <ol>
        {writes.map((write) => (
          <Write key={`${write.seq} ${write.kind} ${write.text}`} write={write} onDrop={() => drop(write.seq)} />
        ))}
      </ol>
      <p className={styles.about}>
        <Trans>连上网就按这个次序发出。充值、送礼、兑换不排队。</Trans>
      </p>
    </Panel>
  )
}

function Write({ write, onDrop }: { write: WaitingWrite; onDrop(): void }) {
  const { t } = useLingui()
  const shown = useStore(preferences)
  const { kind, text, createdAt, refused } = write
  const names = {
    comment: t({ message: '评论', context: 'a single one' }),
    like: t`赞了`,
    unlike: t`取消了赞`,
    post: t({ message: '帖子', context: 'a single one' }),
    chat: t({ message: '私信', context: 'waits to be sent' }),
    feedback: t`意见反馈`,
    follow: t`关注`,
    reservation: t({ message: '预约', context: 'waits to be sent' }),
    settings: t`关注和提醒的设置`,
    day: t`存下赛程`,
  }
  const tz = shownZone(shown)
  const written = serverTimeOf(createdAt)
  const day = dayOf(written, tz)
  const isToday = day === dayOf(serverNow(), tz)
  const at = isToday ? timeOf(written, tz) : `${dateText(day, shown.lang)} ${timeOf(written, tz)}`
  return (
    <li className={styles.row}>
      {refused ? <CircleAlert size={18} aria-hidden="true" /> : <Clock3 size={18} aria-hidden="true" />}
      <span className={styles.words}>
        <b>
          {names[kind]} {kind === 'day' ? dateText(text, shown.lang) : text && <span translate="no">{text}</span>}
        </b>
        <small>
          {refused ? (
            <Trans>没有发出：{t(wordOf(refused as Failure))}</Trans>
          ) : (
            <Trans>
              <Num>{at}</Num> 记下
            </Trans>
          )}
        </small>
      </span>
      {isTakenBack(write) && (
        <Button size="sm" onClick={onDrop}>
          <Trans>撤回</Trans>
        </Button>
      )}
    </li>
  )
}
