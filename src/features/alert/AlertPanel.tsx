// Popover of the bell: whether alerts work on this device, alert kinds, recent notices, and links.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BellRing, ChevronRight, MessageCircle } from 'lucide-react'
import { useEffect } from 'react'
import { sessionStore } from '../../core/session/session.ts'
import { Num } from '../../ui/figure/Num.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { deviceMessages } from '../../ui/messages/device-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { useStore } from '../../ui/use-store.ts'
import styles from './AlertPanel.module.css'
import { AlertStatus } from './AlertStatus.tsx'
import { deviceAlerts } from './alert-state.ts'
import { setAlertSettings } from './device/device-alerts.ts'
import { NoticeLine } from './notice/NoticeLine.tsx'
import { noticeKey } from './notice/notice-list.ts'
import { notices } from './notice/notice-store.ts'
import { useHiddenNotice } from './notice/use-hidden-notice.ts'

const choose = (patch: Parameters<typeof setAlertSettings>[0]): void =>
  void setAlertSettings(patch).catch((error: unknown) => console.warn('alert settings write failed', error))

export function AlertPanel({ onClose }: { onClose(): void }) {
  return (
    <WithMessages catalogs={deviceMessages}>
      <Inside onLeave={onClose} />
    </WithMessages>
  )
}

function Inside({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui()
  const { settings } = useStore(deviceAlerts)
  const { list, unread, unreadNotifications } = useStore(notices)
  const { phase } = useStore(sessionStore)
  const isHidden = useHiddenNotice()
  // Marks as read, on closing, what the user has seen here.
  useEffect(() => () => notices.read(), [])
  const kinds = [
    { key: 'value1' as const, label: t`足球进球` },
    { key: 'value2' as const, label: t`开赛与完场` },
    { key: 'value3' as const, label: t`足球红牌与 VAR` },
    { key: 'value4' as const, label: t`主播开播` },
  ]
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <h2>
          <Trans>提醒</Trans>
        </h2>
        {unread > 0 && (
          <button type="button" className={styles.link} onClick={() => notices.read()}>
            <Trans>全部已读</Trans>
          </button>
        )}
      </header>
      {phase === 'in' && (
        <Link to="/member" search={{ type: 5 }} className={styles.told} onClick={onLeave}>
          <MessageCircle size={18} aria-hidden="true" />
          <span>
            <Trans>互动与通知</Trans>
          </span>
          {unreadNotifications > 0 && (
            <Num className={styles.count} aria-label={t`${unreadNotifications} 条未读`}>
              {unreadNotifications > 99 ? '99+' : unreadNotifications}
            </Num>
          )}
          <ChevronRight size={16} aria-hidden="true" />
        </Link>
      )}
      <AlertStatus />
      <div className={styles.kinds}>
        {kinds.map(({ key, label }) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control
          <label key={key}>
            {label}
            <Switch checked={settings[key]} onCheckedChange={(on: boolean) => choose({ [key]: on })} />
          </label>
        ))}
      </div>
      {list.length === 0 ? (
        <EmptyState icon={<BellRing />} title={t`还没有提醒`} text={t`关注一场比赛，你选的动态会在这里出现。`} />
      ) : (
        <ul className={styles.list}>
          {list.map(({ notice, read }) => (
            <li key={noticeKey(notice)}>
              <NoticeLine notice={notice} hidden={isHidden(notice)} unread={!read} onLeave={onLeave} />
            </li>
          ))}
        </ul>
      )}
      <nav className={styles.ways} aria-label={t`提醒`}>
        <Link to="/attention" onClick={onLeave}>
          <Trans>我的关注</Trans>
        </Link>
        <Link to="/reserve" onClick={onLeave}>
          <Trans>我的预约</Trans>
        </Link>
        <Link to="/member" search={{ type: 6 }} onClick={onLeave}>
          <Trans>提醒设置</Trans>
        </Link>
      </nav>
    </div>
  )
}
