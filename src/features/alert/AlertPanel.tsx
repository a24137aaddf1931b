// What hangs from the bell: whether alerts work on this device, which kinds, and what was told lately.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BellRing } from 'lucide-react'
import { preferences } from '../../core/preferences.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Num } from '../../ui/Num.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { useStore } from '../../ui/use-store.ts'
import styles from './AlertPanel.module.css'
import { AlertStatus } from './AlertStatus.tsx'
import { deviceAlerts, setAlertSettings } from './device-alerts.ts'
import { NoticeTag } from './NoticeTag.tsx'
import { noticeNames } from './notice-names.ts'
import { notices } from './notice-store.ts'

export function AlertPanel({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui()
  const { settings } = useStore(deviceAlerts)
  const { list, unread } = useStore(notices)
  const { lang } = useStore(preferences)
  const kinds = [
    { key: 'value1' as const, label: t({ message: '进球', context: 'kind of alert' }) },
    { key: 'value2' as const, label: t`开赛终场` },
    { key: 'value3' as const, label: t`红牌与 VAR` },
  ]
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <h2>
          <Trans>提醒</Trans>
        </h2>
        {unread > 0 && (
          <button type="button" className={styles.link} onClick={notices.readAll}>
            <Trans>全部已读</Trans>
          </button>
        )}
      </header>
      <AlertStatus />
      <div className={styles.kinds}>
        {kinds.map(({ key, label }) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control
          <label key={key}>
            {label}
            <Switch checked={settings[key]} onCheckedChange={(on: boolean) => void setAlertSettings({ [key]: on })} />
          </label>
        ))}
      </div>
      {list.length === 0 ? (
        <EmptyState icon={<BellRing />} title={t`还没有提醒`} text={t`关注一场比赛，进球、红牌和终场会在这里出现。`} />
      ) : (
        <ul className={styles.list}>
          {list.map(({ notice }) => {
            const { home, away } = noticeNames(notice, lang)
            return (
              <li key={`${notice.match_id}:${notice.seq}`}>
                <Link to="/score-detail" search={{ id: notice.match_id }} onClick={onLeave}>
                  <Num className={styles.minute}>{notice.match_str}</Num>
                  <NoticeTag event={notice.event} />
                  <span className={styles.words}>
                    {home}{' '}
                    <Num>
                      {notice.home_score}:{notice.away_score}
                    </Num>{' '}
                    {away}
                  </span>
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
