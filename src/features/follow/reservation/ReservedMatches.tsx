// Reserved matches: tickets by day, each with its reminder and a calendar file; one file for all; past ones are cleared together.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BellOff, BellRing, CalendarPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { teamName } from '../../../../rules/text/name/name.ts'
import type { ReservationRecord } from '../../../core/storage/db.ts'
import { dateText, dayOf } from '../../../core/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { DayHead } from '../../match/list/day/DayHead.tsx'
import { startTime } from '../../match/messages/start-time.ts'
import { useRowView } from '../../match/row-view.ts'
import { scheduleDays } from '../../match/schedule/schedule-order.ts'
import { Ticket } from '../../match/schedule/Ticket.tsx'
import { useMovedRows } from '../../match/state/row/moved-rows.ts'
import { useNowValue } from '../../match/state/row/use-now-value.ts'
import { useFollowed } from '../../match/state/use-followed.ts'
import { alertSettings } from '../alert-settings.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { ChoiceStrip, StripAct } from '../choice/ChoiceStrip.tsx'
import { followStore, setReservation } from '../follow-store.ts'
import { useCalendarFiles } from './calendar-files.ts'
import styles from './ReservePage.module.css'
import { reservedOf } from './reserve-list.ts'

const minute = 60_000

export function ReservedMatches() {
  const { t, i18n } = useLingui()
  const view = useRowView()
  const { reservations, loaded } = useStore(followStore)
  const { lead } = useStore(alertSettings)
  const followed = useFollowed()
  const now = useNowValue((nowMs) => Math.floor(nowMs / minute)) * minute
  const [ending, setEnding] = useState<Omit<ReservationRecord, 'at'> | null>(null)
  const [asked, setAsked] = useState(false)
  const save = useCalendarFiles(view, lead)
  const rows = useMovedRows(followed.matches.rows)
  const { coming, unknown, past } = useMemo(() => {
    const byId = new Map(rows.map((row) => [row.id, row]))
    return reservedOf([...reservations.values()], (id) => byId.get(id) ?? followed.of('match', id)?.row, now)
  }, [reservations, followed, rows, now])
  const { query } = followed.matches
  const days = scheduleDays(coming, view.tz)
  const byId = new Map(coming.map((row) => [row.id, row]))
  const ask = (id: string, name: string): void => {
    const record = reservations.get(id)
    if (!record) return
    const { at: _, ...match } = record
    setEnding({ ...match, name })
    setAsked(true)
  }
  const end = (): void => {
    if (!ending) return
    setReservation(ending, false)
    toast(t`操作成功`, {
      tone: 'ok',
      action: { label: t`撤销`, run: () => setReservation(ending, true) },
    })
  }
  const clearPast = (): void => {
    for (const match of past) setReservation(match, false)
    toast(t`操作成功`, { tone: 'ok' })
  }
  const strip = (row: MatchRow) => {
    const name = `${teamName(row, 'home', view.lang)} vs ${teamName(row, 'away', view.lang)}`
    return (
      <ChoiceStrip
        followed={{ kind: 'match', id: row.id, sport: row.sport, match: row }}
        name={name}
        acts={
          <>
            <StripAct icon={<CalendarPlus size={16} aria-hidden="true" />} label={t`把 ${name} 存成日历文件`} onClick={() => save([row])}>
              <Trans>日历</Trans>
            </StripAct>
            <StripAct icon={<BellOff size={16} aria-hidden="true" />} label={t`取消预约 ${name}`} onClick={() => ask(row.id, name)}>
              <Trans>取消预约</Trans>
            </StripAct>
          </>
        }
      />
    )
  }
  if (loaded && reservations.size === 0) return <NothingReserved />
  if (!loaded || (query.isPending && unknown.length > 0)) return <SkeletonRows count={4} height={93} label={t`数据加载中，请稍候！`} />
  return (
    <>
      {query.isLoadingError && <ErrorState onRetry={() => void query.refetch()} />}
      {coming.length > 0 && (
        <div className={styles.tools}>
          <Button size="sm" onClick={() => save(coming)}>
            <CalendarPlus size={16} aria-hidden="true" />
            <Trans>全部存成日历文件</Trans>
          </Button>
        </div>
      )}
      {days.map(({ key, day, ids }) => (
        <section key={key}>
          <DayHead day={day} count={ids.length} view={view} />
          {ids.map((id) => {
            const row = byId.get(id)
            return (
              row && (
                <div key={id} className={styles.item}>
                  <Ticket row={row} view={view} />
                  {strip(row)}
                </div>
              )
            )
          })}
        </section>
      ))}
      {unknown.map(({ id, name, ...start }) => (
        <div key={id} className={styles.plain}>
          <Link to="/score-detail" search={{ id }}>
            <span translate="no">{name}</span>
            <small>
              {dateText(dayOf(start.match_time, view.tz), view.lang)} <Num>{startTime(start, view.tz, i18n)}</Num>
            </small>
          </Link>
          <StripAct icon={<BellOff size={16} aria-hidden="true" />} label={t`取消预约 ${name}`} onClick={() => ask(id, name)}>
            <Trans>取消预约</Trans>
          </StripAct>
        </div>
      ))}
      {past.length > 0 && (
        <div className={styles.past}>
          <span>
            <Trans>{past.length} 场预约的比赛已经结束</Trans>
          </span>
          <Button size="sm" variant="plain" onClick={clearPast}>
            <Trans>清除</Trans>
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t`确定删除吗？`}
        text={ending ? t`不再预约 ${ending.name}，开赛前不会提醒。` : undefined}
        act={t`取消预约`}
        onConfirm={end}
      />
    </>
  )
}

function NothingReserved() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<BellRing />}
      title={t`还没有预约`}
      text={t`在赛程里点“预约”，开赛前就会提醒你。`}
      action={
        <Button render={<Link to="/schedule" />}>
          <Trans>去看赛程</Trans>
        </Button>
      }
    />
  )
}
