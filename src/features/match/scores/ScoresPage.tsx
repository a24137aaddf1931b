// /football and /basketball: leagues on the left, the day's scores in the middle, the focused match on the right.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CalendarX, ListFilter, Star } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { Chip, ChipRow } from '../../../ui/button/Chip.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import { laterPart } from '../../../ui/layer/later-part.ts'
import { useLater } from '../../../ui/layer/use-later.ts'
import { useTitle } from '../../../ui/page/use-title.ts'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { DisplayChips } from '../list/DisplaySwitches.tsx'
import { DayMarks } from '../list/day/DayMarks.tsx'
import { DayStrip } from '../list/day/DayStrip.tsx'
import { HostedChip } from '../list/HostedFilter.tsx'
import { LeaguePicker } from '../list/LeaguePicker.tsx'
import { LeagueSide, scoresId } from '../list/LeagueSide.tsx'
import { SyncNote } from '../list/SyncNote.tsx'
import { OddsDisclaimer } from '../odds/RowOdds.tsx'
import { ScoreSkeleton } from '../row/skeleton/ScoreSkeleton.tsx'
import { ScoreList } from './ScoreList.tsx'
import { ScoresAside } from './ScoresAside.tsx'
import styles from './ScoresPage.module.css'
import { StatusTabs } from './StatusTabs.tsx'
import { firstFocus, type ScoresSearch, useScores } from './use-scores.ts'

const leagueNext = laterPart(() => import('./LeagueNext.tsx').then((part) => part.LeagueNext))

export interface ScoresPageProps {
  sport: 'football' | 'basketball'
  search: ScoresSearch
}

export function ScoresPage({ sport, search }: ScoresPageProps) {
  const { t } = useLingui()
  const title = sport === 'football' ? t`足球比分` : t`篮球比分`
  useTitle(title)
  const path = sport === 'football' ? '/football' : '/basketball'
  const scores = useScores(sport, search)
  const { view, list, leagues, groups, byId, settled, ordered, chosen } = scores
  const [picking, setPicking] = useState(false)
  const [focus, setFocus] = useState<{ of: string; id: string } | null>(null)
  const strip = {
    path,
    search: { ...search },
    lang: view.lang,
    today: scores.today,
    opened: scores.opened,
    day: scores.day,
    back: 3,
    count: 7,
    keyOf: scores.keyOf,
  } as const
  // Chosen when the list opens, not again when a match begins or ends.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the initial focus belongs to the user's choice of list
  const first = useMemo(() => firstFocus(ordered), [chosen, ordered.length > 0])
  const inFocus = (focus?.of === chosen && byId.get(focus.id)) || first
  const leagueCount = new Set(ordered.map((row) => row.league_id)).size || ''
  return (
    <Wrap className={styles.page}>
      <LeagueSide leagues={leagues} lang={view.lang} path={path} search={{ ...search }} />
      <div className={styles.centre}>
        <h1>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
        <div className={styles.bar}>
          <StatusTabs path={path} search={search} current={scores.tab} counts={scores.counts} />
          <span className={styles.sync}>
            <SyncNote queryKey={scores.listQuery.queryKey} view={view} runs={scores.runs} />
          </span>
        </div>
        <DayStrip {...strip} />
        <ChipRow className={styles.chips}>
          <Chip pressed={search.league !== undefined} onClick={() => setPicking(true)}>
            <ListFilter size={16} aria-hidden="true" />
            <Trans>
              联赛 <Num>{leagueCount}</Num>
            </Trans>
          </Chip>
          <HostedChip path={path} search={{ ...search }} />
          <DisplayChips goals={sport === 'football'} />
          <DayMarks lang={view.lang} />
        </ChipRow>
        <div id={scoresId} tabIndex={-1} className={styles.list}>
          {list.query.isPending ? (
            <ScoreSkeleton />
          ) : list.query.isLoadingError ? (
            <ErrorState onRetry={() => void list.query.refetch()} />
          ) : groups.length === 0 ? (
            <NoScores search={search} path={path} isToday={scores.day === scores.today} />
          ) : (
            <ScoreList
              groups={groups}
              byId={byId}
              view={view}
              day={scores.day}
              waiting={settled.waiting}
              onTakeNew={settled.takeNew}
              onFocusRow={(id) => setFocus({ of: chosen, id })}
            />
          )}
        </div>
        {view.odds && groups.length > 0 && <OddsDisclaimer />}
      </div>
      {inFocus && <ScoresAside row={inFocus} view={view} />}
      <LeaguePicker open={picking} onOpenChange={setPicking} leagues={leagues} lang={view.lang} path={path} search={{ ...search }} />
    </Wrap>
  )
}

interface NoScoresProps {
  search: ScoresSearch
  path: '/football' | '/basketball'
  isToday: boolean
}

function NoScores({ search, path, isToday }: NoScoresProps) {
  const { t } = useLingui()
  const LeagueNext = useLater(leagueNext, search.league !== undefined)
  const all = (
    <>
      {search.league && LeagueNext && <LeagueNext league={search.league} />}
      <Button render={<Link to={path} search={{ day: search.day }} />}>
        <Trans>看全部比赛</Trans>
      </Button>
    </>
  )
  if (search.status === 'followed')
    return (
      <EmptyState icon={<Star />} title={t`这一天没有你关注的比赛`} text={t`点比赛、球队或联赛旁的星，就会出现在这里。`} action={all} />
    )
  if (search.status === 'live') return <EmptyState icon={<CalendarX />} title={t`现在没有进行中的比赛`} action={all} />
  const narrowed = search.status !== undefined || search.league !== undefined || search.hosted !== undefined
  return (
    <EmptyState
      icon={<CalendarX />}
      title={narrowed ? t`这里没有比赛` : t`这一天没有比赛`}
      action={
        narrowed ? (
          all
        ) : isToday ? (
          <Button render={<Link to="/schedule" search={{ type: path === '/football' ? 1 : 2 }} />}>
            <Trans>看赛程</Trans>
          </Button>
        ) : (
          <Button render={<Link to={path} />}>
            <Trans>回到今天</Trans>
          </Button>
        )
      }
    />
  )
}
