// The knock-out rounds of a season, one column each: ties with both legs, the winner in bold.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Network } from 'lucide-react'
import type { BracketTie } from '../../../../contract/match/data.ts'
import type { Side } from '../../../../contract/match/match-row.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { dateText } from '../../../core/text/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Crest } from '../../../ui/picture/Crest.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { CoveredNote } from '../../spoiler/CoveredNote.tsx'
import { useCovered } from '../../spoiler/revealed.ts'
import { DataLink } from '../league/DataLink.tsx'
import { matchSearch } from '../match-link.ts'
import styles from './Bracket.module.css'
import type { PartProps } from './LeagueData.tsx'
import { bracketQuery } from './queries.ts'

export function BracketPart({ page, season, view }: PartProps) {
  const { t } = useLingui()
  const { data, isPending, refetch } = useQuery(bracketQuery(page.league.id, season))
  const cover = { key: `bracket:${page.league.id}`, teams: page.teams.map(({ id }) => id) }
  const covered = useCovered(cover)
  if (covered) return <CoveredNote name={cover.key} />
  if (isPending) return <SkeletonRows label={t`数据加载中，请稍候！`} height={64} />
  if (!data) return <ErrorState onRetry={() => void refetch()} />
  if (data.rounds.length === 0) return <EmptyState icon={<Network />} title={t`还没有淘汰赛`} text={t`抽签后就会出现`} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the arrow keys
    <section className={styles.scroller} aria-label={t`淘汰赛`} tabIndex={0}>
      <div className={styles.rounds}>
        {data.rounds.map(({ name, ties }) => (
          <section key={name.en} className={styles.round} aria-label={nameOf(name, view.lang)}>
            <h2 className={styles.name}>{nameOf(name, view.lang)}</h2>
            <ul className={styles.ties}>
              {ties.map((tie) => (
                <Tie key={`${tie.home.id} ${tie.away.id}`} tie={tie} sport={page.league.sport} view={view} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

function Tie({ tie, sport, view: { lang } }: { tie: BracketTie; sport: PartProps['page']['league']['sport'] } & Pick<PartProps, 'view'>) {
  const { t } = useLingui()
  const kicks = tie.legs.at(-1)?.shootout ?? null
  const side = (of: Side) => {
    const at = of === 'home' ? 0 : 1
    const team = tie[of]
    return (
      <p className={classNames(styles.side, tie.winner === of && styles.winner, tie.winner !== null && tie.winner !== of && styles.out)}>
        <Crest crest={team.crest} id={team.id} size={20} />
        <DataLink sport={sport} to={{ team: team.id }} className={styles.team} title={nameOf(team.name, lang)}>
          {nameOf(team.short, lang)}
        </DataLink>
        {tie.legs.length > 1 &&
          tie.legs.map((leg) => (
            <Num key={leg.id} className={styles.leg}>
              {leg.score ? leg.score[at] : '-'}
            </Num>
          ))}
        <Num strong className={styles.total}>
          {tie.total ? tie.total[at] : '-'}
          {kicks && <small>{` (${kicks[at]})`}</small>}
        </Num>
      </p>
    )
  }
  const [home, away] = [nameOf(tie.home.name, lang), nameOf(tie.away.name, lang)]
  const winner = tie.winner === null ? '' : nameOf(tie[tie.winner].name, lang)
  return (
    <li className={styles.tie}>
      {side('home')}
      {side('away')}
      {winner !== '' && (
        <span className={styles.spoken}>
          <Trans>{winner} 晋级或夺冠</Trans>
        </span>
      )}
      <p className={styles.legs}>
        {tie.legs.map((leg, index) => (
          <Link
            key={leg.id}
            to="/score-detail"
            search={matchSearch({ id: leg.id, sport })}
            aria-label={`${dateText(leg.day, lang)} ${tie.legs.length > 1 ? t`${home} 对 ${away}，第 ${index + 1} 回合` : t`${home} 对 ${away}`}`}
          >
            {dateText(leg.day, lang)}
          </Link>
        ))}
      </p>
    </li>
  )
}
