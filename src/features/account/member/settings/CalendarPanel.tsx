// 个人日历: a secret URL for calendar subscriptions, which update when matches move. Users can copy, open, renew or end it.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../../ui/button/Button.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { toast } from '../../../../ui/layer/toast/toast.ts'
import { copyText } from '../../../../ui/page/clipboard.ts'
import { ConfirmDialog } from '../../../follow/ConfirmDialog.tsx'
import styles from '../Settings.module.css'
import { useCallMessages } from '../use-call-messages.ts'
import { calendarKey, findCalendarPath, makeCalendar, statusKey, useDeviceStatus } from './device-status.ts'

export function CalendarPanel() {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null)
  const queryClient = useQueryClient()
  const failed = useCallMessages()
  const { data: path } = useQuery({ queryKey: calendarKey, queryFn: findCalendarPath, staleTime: 0 })
  const { data: status } = useDeviceStatus()
  const run = (on: boolean, done: string): void => {
    setBusy(true)
    void makeCalendar(on)
      .then(
        () => toast(done, { tone: 'ok' }),
        (error: unknown) => toast(failed(error), { tone: 'danger' }),
      )
      .then(() => queryClient.invalidateQueries({ queryKey: calendarKey }))
      .then(() => queryClient.invalidateQueries({ queryKey: statusKey }))
      .finally(() => setBusy(false))
  }
  const url = path ? new URL(path, window.location.href).href : null
  const copy = (): void => {
    copyText(url ?? '').then(
      () => toast(t`链接已复制`, { tone: 'ok' }),
      (error: unknown) => {
        console.warn('calendar URL copy failed', error)
        toast(t`没有复制成功，请手动选中复制`, { tone: 'danger' })
      },
    )
  }
  return (
    <Panel padded aria-labelledby="calendar">
      <SectionHead id="calendar" title={<Trans>个人日历</Trans>} />
      <p className={styles.note}>
        <Trans>把关注和预约的比赛订阅到手机或电脑的日历里，带开赛提醒；比赛改期，日历会跟着改。</Trans>
      </p>
      {url ? (
        <>
          <input className={styles.url} readOnly value={url} aria-label={t`日历地址`} onFocus={({ target }) => target.select()} />
          <p className={styles.note}>
            <Trans>知道这个地址的人都能看到你关注的比赛，请不要公开。</Trans>
          </p>
          <div className={styles.acts}>
            <Button size="sm" variant="primary" render={<a href={url.replace(/^https?:/, 'webcal:')} />}>
              <Trans>加入日历</Trans>
            </Button>
            <Button size="sm" onClick={copy}>
              <Trans>复制地址</Trans>
            </Button>
            <Button size="sm" variant="plain" disabled={busy} onClick={() => setAsked('renew')}>
              <Trans>换新地址</Trans>
            </Button>
            <Button size="sm" variant="plain" disabled={busy} onClick={() => setAsked('end')}>
              <Trans>停用</Trans>
            </Button>
          </div>
        </>
      ) : (
        <>
          {status?.calendar && (
            <p className={styles.note}>
              <Trans>已经有一个地址，但这台设备没有记住它；生成新的，旧的就失效。</Trans>
            </p>
          )}
          <div className={styles.acts}>
            <Button size="sm" variant="primary" disabled={busy} onClick={() => run(true, t`添加成功`)}>
              <Trans>生成日历地址</Trans>
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={asked === 'end' ? t`停用日历地址？` : t`换一个新地址？`}
        text={t`旧地址马上失效，订阅了它的日历不会再更新。`}
        act={asked === 'end' ? t`停用` : t`换新地址`}
        onConfirm={() => run(asked !== 'end', asked === 'end' ? t`操作成功` : t`修改成功`)}
      />
    </Panel>
  )
}
