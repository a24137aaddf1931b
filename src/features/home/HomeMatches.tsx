// The matches below the stage: this evening first, then the following days.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CalendarX } from 'lucide-react'
import { useMemo } from 'react'
import { isEvening } from '../../../rules/match/home-order.ts'
import { wallTime } from '../../../rules/time/wall-time.ts'
import { dayLabel, dayOf } from '../../core/text/format.ts'
import { Button } from '../../ui/button/Button.tsx'
import { MoreLink } from '../../ui/button/MoreLink.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Panel } from '../../ui/frame/Panel.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SyncNote } from '../match/list/SyncNote.tsx'
import { hotMatchesQuery } from '../match/queries.ts'
import { RowFrame } from '../match/row/RowFrame.tsx'
import { ScoreRow } from '../match/row/ScoreRow.tsx'
import { ScoreSkeleton } from '../match/row/skeleton/ScoreSkeleton.tsx'
import type { RowView } from '../match/row-view.ts'
import { useNowValue } from '../match/state/row/use-now-value.ts'
import type { MatchListRead } from '../match/state/use-match-list.ts'
import styles from './HomePage.module.css'
import type { ShownGroup } from './use-home-order.ts'

interface HomeMatchesProps {
  hot: MatchListRead
  groups: readonly ShownGroup[]
  view: RowView
  /** Number of leading rows that the stage's board already shows on desktops. */
  boarded: number
}

export function HomeMatches({ hot, groups, view, boarded }: HomeMatchesProps) {
  // Hides odds: a few rows of mixed sports leave no room.
  const plain = useMemo(() => ({ ...view, odds: false }), [view])
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const [first, ...others] = groups
  const runs = hot.rows.some(({ status }) => status === 'live')
  return (
    <section className={classNames(hot.query.data && count > 0 && count <= boarded && styles.onBoard)}>
      <SectionHead
        title={first ? <GroupTitle group={first} view={view} /> : <Trans>热门比赛</Trans>}
        tabs={first && <Running group={first} />}
        more={<SyncNote queryKey={hotMatchesQuery().queryKey} view={view} runs={runs} />}
      />
      {hot.query.isPending ? (
        <ScoreSkeleton />
      ) : hot.query.isLoadingError ? (
        <ErrorState onRetry={() => void hot.query.refetch()} />
      ) : !first ? (
        <NoMatches />
      ) : (
        <Panel className={styles.rows}>
          <GroupRows group={first} view={plain} boarded={boarded} />
          {others.map((group, place) => {
            const before = groups.slice(0, place + 1).reduce((sum, { rows }) => sum + rows.length, 0)
            const left = Math.max(0, boarded - before)
            return (
              <div key={`${group.type} ${group.day}`} className={group.rows.length <= left ? styles.onBoard : undefined}>
                <h3 className={styles.day}>
                  <GroupTitle group={group} view={view} />
                </h3>
                <GroupRows group={group} view={plain} boarded={left} />
              </div>
            )
          })}
          <div className={styles.all}>
            <MoreLink render={<Link to="/schedule" search={{}} />}>
              <Trans>全部赛程</Trans>
            </MoreLink>
          </div>
        </Panel>
      )}
    </section>
  )
}

function GroupRows({ group: { type, day, rows }, view, boarded }: { group: ShownGroup; view: RowView; boarded: number }) {
  return (
    <RowFrame mixed>
      {rows.map((row, index) => (
        <div key={row.id} className={index < boarded ? styles.onBoard : undefined}>
          {/* The group header shows the day, except for matches after midnight. */}
          <ScoreRow row={row} view={view} named dated={type !== 'later' || dayOf(row.match_time, view.tz) !== day} />
        </div>
      ))}
    </RowFrame>
  )
}

function GroupTitle({ group: { type, day, rows }, view: { lang, tz } }: { group: ShownGroup; view: RowView }) {
  const isTonight = useNowValue((nowMs) => isEvening(wallTime(nowMs, tz)))
  const today = useNowValue((nowMs) => dayOf(nowMs, tz))
  const count = rows.length
  if (type === 'tonight') return isTonight ? <Trans>今晚还有 {count} 场</Trans> : <Trans>今天还有 {count} 场</Trans>
  if (type === 'over') return <Trans>已结束 {count} 场</Trans>
  const label = dayLabel(day, lang, today)
  return (
    <Trans>
      {label} {count} 场
    </Trans>
  )
}

function Running({ group: { rows } }: { group: ShownGroup }) {
  const count = rows.filter(({ status }) => status === 'live').length
  return (
    count > 0 && (
      <small className={styles.running}>
        <Trans>{count} 场进行中</Trans>
      </small>
    )
  )
}

function NoMatches() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<CalendarX />}
      title={t`现在没有热门比赛`}
      action={
        <Button render={<Link to="/schedule" search={{}} />}>
          <Trans>看赛程</Trans>
        </Button>
      }
    />
  )
}
