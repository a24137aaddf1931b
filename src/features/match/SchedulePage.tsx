// /schedule: matches as tickets, by day, with reservations. Without a network it says how old what it shows is.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CalendarX, ChevronDown } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { dateText, dayLabel, weekday } from '../../core/format.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { DayStrip } from './DayStrip.tsx'
import { GroupedRows } from './GroupedRows.tsx'
import { LeagueFilter } from './LeagueFilter.tsx'
import { moveRow } from './row-keys.ts'
import { ScheduleAside } from './ScheduleAside.tsx'
import styles from './SchedulePage.module.css'
import { ScheduleChips, ScheduleSide } from './ScheduleSide.tsx'
import { SyncNote } from './SyncNote.tsx'
import type { ScheduleDay, ScheduleSearch } from './schedule-order.ts'
import { Ticket } from './Ticket.tsx'
import { useSchedule } from './use-schedule.ts'

const sizes = { head: 40, desktopRow: 61, phoneRow: 93 }
/** Today and the two weeks that offline readers have. */
const stripLength = 14

export function SchedulePage({ search }: { search: ScheduleSearch }) {
  const { t } = useLingui()
  useTitle(t`赛程`)
  const schedule = useSchedule(search)
  const { view, today, opened, day, type, list, days, byId, settled, over } = schedule
  const { lang } = view
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (moveRow(event.nativeEvent, event.currentTarget)) event.preventDefault()
  }
  const head = ({ day: of, ids }: ScheduleDay) => (
    <h2 className={styles.day}>
      <span>{dayLabel(of, lang, today)}</span>
      <small>
        <Trans>
          {dateText(of, lang, today)} {weekday(of, lang)} · {ids.length} 场
        </Trans>
      </small>
    </h2>
  )
  return (
    <Wrap className={styles.page}>
      <ScheduleSide search={search} type={type} />
      <div className={styles.centre}>
        <h1>
          <VisuallyHidden>{t`赛程`}</VisuallyHidden>
        </h1>
        <DayStrip
          path="/schedule"
          search={{ ...search }}
          lang={lang}
          today={today}
          opened={opened}
          day={day}
          back={0}
          count={stripLength}
        />
        <ScheduleChips search={search} type={type} />
        <div className={styles.tools}>
          <LeagueFilter type={type} lang={lang} search={search} />
          <SyncNote queryKey={schedule.listQuery.queryKey} view={view} />
        </div>
        {over > 0 && (
          <Button variant="plain" block className={styles.over} onClick={schedule.showOver}>
            <Trans>今天已结束 {over} 场</Trans>
            <ChevronDown size={16} aria-hidden="true" />
          </Button>
        )}
        {settled.waiting > 0 && (
          <Button variant="soft" block onClick={settled.takeNew}>
            <Trans>有 {settled.waiting} 场新比赛，点此显示</Trans>
          </Button>
        )}
        {list.query.isPending ? (
          <SkeletonRows count={6} height={61} label={t`数据加载中，请稍候！`} />
        ) : list.query.isError ? (
          <ErrorState onRetry={() => void list.query.refetch()} />
        ) : days.length === 0 ? (
          <NoMatches search={search} />
        ) : (
          // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move among the links inside
          <div onKeyDown={onKeyDown}>
            <GroupedRows
              groups={days}
              sizes={sizes}
              head={head}
              row={(id) => {
                const row = byId.get(id)
                return row && <Ticket row={row} view={view} />
              }}
            />
          </div>
        )}
      </div>
      <ScheduleAside view={view} />
    </Wrap>
  )
}

function NoMatches({ search }: { search: ScheduleSearch }) {
  const { t } = useLingui()
  const narrowed = search.type !== undefined || search.league !== undefined || search.mine !== undefined
  return (
    <EmptyState
      icon={<CalendarX />}
      title={narrowed ? t`这两天没有符合条件的比赛` : t`这两天没有比赛`}
      text={search.mine ? t`在联赛旁点图钉，就会成为你的联赛。` : undefined}
      action={
        <Button render={<Link to="/schedule" search={narrowed ? { day: search.day } : {}} />}>
          {narrowed ? <Trans>看全部比赛</Trans> : <Trans>回到今天</Trans>}
        </Button>
      }
    />
  )
}
