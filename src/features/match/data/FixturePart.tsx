// The matches of a season: round by round, or fifty at a time for a season without rounds.
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CalendarX, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { limits } from '../../../../contract/limits/limits.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { roundOf } from '../../../../rules/screen/data-reads.ts'
import { dateText, dayOf } from '../../../core/text/format.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { RowFrame } from '../row/RowFrame.tsx'
import { ScoreRow } from '../row/ScoreRow.tsx'
import type { RowView } from '../row-view.ts'
import { useSyncedRows } from '../state/use-match-list.ts'
import styles from './DataPage.module.css'
import type { PartProps } from './LeagueData.tsx'
import { fixturesQuery } from './queries.ts'

const none: readonly MatchRow[] = []

export function FixturePart({ page, season, search, to, view }: PartProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { rounds } = page
  const { id } = page.league
  const round = roundOf(page, search.round)
  const [paged, setPaged] = useState(1)
  const options = fixturesQuery(id, season, round === undefined ? { page: paged } : { round })
  const read = useQuery({ ...options, placeholderData: keepPreviousData })
  useSyncedRows(read.isPlaceholderData ? none : (read.data?.list ?? none), options.queryKey, read.dataUpdatedAt)
  const goToRound = (next: number): void =>
    void navigate({
      to,
      search: { league: id, ...(season === undefined ? {} : { season }), view: 'fixtures', round: next },
      replace: true,
      resetScroll: false,
    })
  const pages = Math.ceil((read.data?.total ?? 0) / limits.pageSize)
  const steps = round === undefined ? Array.from({ length: pages }, (_, index) => index + 1) : rounds
  const here = steps.indexOf(round ?? paged)
  const go = (next: number): void => (round === undefined ? setPaged(next) : goToRound(next))
  const labelOf = (one: number): string => (round === undefined ? t`第 ${one} 页` : one === 0 ? t`淘汰赛` : t`第 ${one} 轮`)
  const step = (by: number) => steps[here + by]
  return (
    <>
      {steps.length > 1 && (
        <div className={styles.turns}>
          <IconButton label={t`上一轮`} disabled={step(-1) === undefined} onClick={() => go(step(-1) ?? 0)}>
            <ChevronLeft size={20} />
          </IconButton>
          <SelectField
            label={t`轮次`}
            value={String(round ?? paged)}
            options={steps.map((one) => ({ value: String(one), label: labelOf(one) }))}
            onChange={(value) => go(Number(value))}
          />
          <IconButton label={t`下一轮`} disabled={step(1) === undefined} onClick={() => go(step(1) ?? 0)}>
            <ChevronRight size={20} />
          </IconButton>
        </div>
      )}
      {read.isPending ? (
        <SkeletonRows label={t`数据加载中，请稍候！`} height={52} />
      ) : !read.data ? (
        <ErrorState onRetry={() => void read.refetch()} />
      ) : read.data.list.length === 0 ? (
        <EmptyState icon={<CalendarX />} title={t`没有比赛`} />
      ) : (
        <MatchDays list={read.data.list} view={view} />
      )}
    </>
  )
}

/**
 * Matches grouped by day in the user's time zone. `named`: the matches of one team, which plays once a day, so each row shows its own date.
 */
export function MatchDays({ list, view, named }: { list: readonly MatchRow[]; view: RowView; named?: boolean }) {
  if (named)
    return (
      <RowFrame mixed>
        {list.map((row) => (
          <ScoreRow key={row.id} row={row} view={view} named dated />
        ))}
      </RowFrame>
    )
  const days = new Map<string, MatchRow[]>()
  for (const row of list) {
    const day = dayOf(row.match_time, view.tz)
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return [...days].map(([day, rows]) => (
    <section key={day}>
      <h3 className={styles.day}>{dateText(day, view.lang)}</h3>
      <RowFrame>
        {rows.map((row) => (
          <ScoreRow key={row.id} row={row} view={view} />
        ))}
      </RowFrame>
    </section>
  ))
}
