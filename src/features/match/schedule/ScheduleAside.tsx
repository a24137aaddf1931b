// Beside the schedule: this device's reservations, soonest first, each linked to its match.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { dateText, dayOf } from '../../../core/text/format.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { followStore } from '../../follow/follow-store.ts'
import { startTime } from '../messages/start-time.ts'
import { matchesByIdQuery } from '../queries.ts'
import type { RowView } from '../row-view.ts'
import { useRowsById } from '../state/row/moved-rows.ts'
import { useNowValue } from '../state/row/use-now-value.ts'
import { useMatchList } from '../state/use-match-list.ts'
import { reservedNext } from './reserved-next.ts'
import styles from './ScheduleAside.module.css'

const none: readonly MatchRow[] = []

export function ScheduleAside({ view, children }: { view: RowView; children?: ReactNode }) {
  const { t, i18n } = useLingui()
  // Updated once a minute: a match that has begun leaves the list.
  const minute = useNowValue((nowMs) => Math.floor(nowMs / 60_000))
  const { reservations } = useStore(followStore)
  const ids = useMemo(() => [...reservations.keys()], [reservations])
  const read = useMatchList({ ...matchesByIdQuery(ids), enabled: ids.length > 0 })
  const rows = useRowsById(ids.length > 0 ? read.rows : none, ids)
  const reserved = reservedNext(reservations.values(), rows, minute * 60_000)
  return (
    <aside className={styles.aside} aria-label={t`我的预约`}>
      <Panel padded>
        <SectionHead title={<Trans>我的预约</Trans>} more={reserved.length > 0 && <Num>{reserved.length}</Num>} />
        {reserved.length === 0 ? (
          <p className={styles.none}>
            <Trans>点“预约”，开赛前会提醒你。</Trans>
          </p>
        ) : (
          <ul>
            {reserved.map((one) => (
              <li key={one.id} className={styles.row}>
                <Bell size={18} aria-hidden="true" />
                <Link to="/score-detail" search={{ id: one.id }} className={styles.link}>
                  <span className={styles.name} translate="no">
                    {one.name}
                  </span>
                  <small className={styles.time}>
                    {dateText(dayOf(one.match_time, view.tz), view.lang)} <Num>{startTime(one, view.tz, i18n)}</Num>
                  </small>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {children}
    </aside>
  )
}
