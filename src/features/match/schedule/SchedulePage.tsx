// /schedule: matches as tickets, by day, with reservations. Offline it shows the age of the data.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CalendarX, ChevronDown } from 'lucide-react'
import type { ComponentType, KeyboardEvent, ReactNode } from 'react'
import { network } from '../../../core/api/freshness.ts'
import { addDays, dateText, dayLabel, dayOf, weekday } from '../../../core/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ChipRow } from '../../../ui/button/Chip.tsx'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import { laterPart } from '../../../ui/layer/later-part.ts'
import { useLater } from '../../../ui/layer/use-later.ts'
import { useTitle } from '../../../ui/page/use-title.ts'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { DayMarks } from '../list/day/DayMarks.tsx'
import { DayStrip } from '../list/day/DayStrip.tsx'
import { GroupedRows } from '../list/GroupedRows.tsx'
import { HostedChip } from '../list/HostedFilter.tsx'
import { SyncNote } from '../list/SyncNote.tsx'
import { moveRow } from '../row/row-keys.ts'
import { LeagueFilter } from './LeagueFilter.tsx'
import { ScheduleAside } from './ScheduleAside.tsx'
import styles from './SchedulePage.module.css'
import { ScheduleChips, ScheduleSide } from './ScheduleSide.tsx'
import type { ScheduleDay } from './schedule-order.ts'
import type { ScheduleSearch } from './schedule-type.ts'
import { Ticket } from './Ticket.tsx'
import { TicketSkeleton } from './TicketSkeleton.tsx'
import { useSchedule } from './use-schedule.ts'

const sizes = { desktop: { head: 42, row: 61 }, phone: { head: 42, row: 93 } }
/** Today and the two weeks that are available offline. */
const stripLength = 14

const dayLegend = laterPart(() => import('../list/day/DayLegend.tsx').then((part) => part.DayLegend))

interface SchedulePageProps {
  search: ScheduleSearch
  /** What this device caches for offline use, composed by the route. */
  offline?: ReactNode
  /** Replaces a day that is not cached on this device; without it an error is shown. */
  unsaved?: ComponentType<{ queryKey: ReturnType<typeof useSchedule>['listQuery']['queryKey']; day: string; today: string }>
}

export function SchedulePage({ search, offline, unsaved: Unsaved }: SchedulePageProps) {
  const { t } = useLingui()
  useTitle(t`赛程`)
  const schedule = useSchedule(search)
  const { view, today, opened, day, type, list, days, byId, settled, over } = schedule
  const { lang } = view
  const isOnline = useStore(network)
  const Legend = useLater(dayLegend, !isOnline)
  const ofDay = day === today ? null : list.rows.filter((row) => dayOf(row.match_time, view.tz) === day)
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
          keyOf={schedule.keyOf}
        />
        {Legend && <Legend lang={lang} />}
        <ScheduleChips search={search} type={type} />
        <div className={styles.tools}>
          <ChipRow>
            <LeagueFilter type={type} lang={lang} search={search} rows={ofDay} />
            <HostedChip path="/schedule" search={{ ...search }} />
            {isOnline && <DayMarks lang={lang} />}
          </ChipRow>
          <SyncNote queryKey={schedule.listQuery.queryKey} view={view} runs={schedule.runs} />
        </div>
        {over > 0 && (
          <Button variant="plain" block className={styles.over} onClick={schedule.showOver}>
            {day === today ? <Trans>今天已结束 {over} 场</Trans> : <Trans>已结束 {over} 场</Trans>}
            <ChevronDown size={16} aria-hidden="true" />
          </Button>
        )}
        {settled.waiting > 0 && (
          <Button variant="soft" block onClick={settled.takeNew}>
            <Trans>有 {settled.waiting} 场新比赛，点此显示</Trans>
          </Button>
        )}
        {list.query.isPending ? (
          <TicketSkeleton />
        ) : list.query.isLoadingError ? (
          Unsaved ? (
            <Unsaved queryKey={schedule.listQuery.queryKey} day={day} today={today} />
          ) : (
            <ErrorState onRetry={() => void list.query.refetch()} />
          )
        ) : days.length === 0 ? (
          <NoMatches search={search} day={day} />
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
      <ScheduleAside view={view}>{offline}</ScheduleAside>
    </Wrap>
  )
}

function NoMatches({ search, day }: { search: ScheduleSearch; day: string }) {
  const { t } = useLingui()
  const narrowed = (search.type ?? 4) !== 4 || search.league !== undefined || search.mine !== undefined || search.hosted !== undefined
  return (
    <EmptyState
      icon={<CalendarX />}
      title={narrowed ? t`这两天没有符合条件的比赛` : t`这两天没有比赛`}
      text={search.mine ? t`在联赛旁点图钉，就会成为你的联赛。` : search.hosted ? t`主播预告了要播的比赛，会在这里。` : undefined}
      action={
        <Button render={<Link to="/schedule" search={narrowed ? { day: search.day } : { day: addDays(day, 2) }} />}>
          {narrowed ? <Trans>看全部比赛</Trans> : <Trans>看之后的两天</Trans>}
        </Button>
      }
    />
  )
}
