// One player: the figures of the season, and for each match the player's figures and rating.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import type { PlayerFigure, PlayerMatch, PlayerPage } from '../../../../contract/match/data.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { ApiError } from '../../../core/api/api.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import { Crest } from '../../../ui/picture/Crest.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { isPlayerAlerted } from '../../follow/choice/alert-offer.ts'
import { FollowAlerts } from '../../follow/choice/FollowAlerts.tsx'
import { PlayerStar } from '../../follow/PlayerStar.tsx'
import { CoveredNote } from '../../spoiler/CoveredNote.tsx'
import { useCovered, useHidden } from '../../spoiler/revealed.ts'
import { teamPath } from '../league/data-link.ts'
import { PlayerFace } from '../league/PlayerFace.tsx'
import { RowFrame } from '../row/RowFrame.tsx'
import { ScoreRow } from '../row/ScoreRow.tsx'
import type { RowView } from '../row-view.ts'
import styles from './DataPage.module.css'
import { leaderMessages, positionMessages } from './leader-messages.ts'
import { playerQuery } from './queries.ts'

/** Whether the key is an id that users can follow; a player known only from events has none. */
const hasId = (key: string): boolean => /^[A-Za-z0-9_.-]{1,64}$/.test(key)

export function PlayerData({ team, player, view }: { team: string; player: string; view: RowView }) {
  const { t, i18n } = useLingui()
  const { data, error, isPending, refetch } = useQuery(playerQuery(team, player))
  const { lang } = view
  const name = data ? nameOf(data.player.name, lang) : t({ message: '球员', context: 'a single one' })
  useTitle(name)
  if (isPending) return <SkeletonRows label={t`数据加载中，请稍候！`} height={40} />
  if (error instanceof ApiError && error.error === 'not-found' && !data) return <EmptyState icon={<SearchX />} title={t`没有这名球员`} />
  if (!data) return <ErrorState onRetry={() => void refetch()} />
  const { key, number, position } = data.player
  const to = teamPath(data.sport)
  const caption = positionMessages[position]
  return (
    <>
      <header className={styles.head}>
        <PlayerFace id={key} team={data.team} number={number} position={position} size={72} />
        <h1 className={styles.title} translate="no">
          {name}
        </h1>
        {hasId(key) && <PlayerStar id={key} name={name} sport={data.sport} team={data.team.id} />}
        <p className={styles.sub}>
          <Link to={to} search={{ team: data.team.id }} translate="no">
            <Crest crest={data.team.crest} id={data.team.id} size={20} />
            {nameOf(data.team.name, lang)}
          </Link>
          {[number === null ? '' : t`${number} 号`, caption ? i18n._(caption) : position].filter(Boolean).join(' · ')}
        </p>
        {hasId(key) && isPlayerAlerted(data.sport) && (
          <div className={styles.alerts}>
            <FollowAlerts followed={{ kind: 'player', id: key, sport: data.sport }} name={name} tone="page" />
          </div>
        )}
      </header>
      <Season page={data} />
      <Panel padded className={styles.part}>
        <h2 className={styles.sectionTitle}>
          <Trans>逐场表现</Trans>
        </h2>
        {data.matches.length === 0 ? (
          <p className={styles.note}>
            <Trans>还没有记录</Trans>
          </p>
        ) : (
          <ul className={styles.played}>
            {data.matches.map((played) => (
              <Played key={played.match.id} played={played} view={view} />
            ))}
          </ul>
        )}
      </Panel>
    </>
  )
}

function Season({ page }: { page: PlayerPage }) {
  const { t, i18n } = useLingui()
  const cover = { key: `player:${page.team.id}:${page.player.key}`, teams: [page.team.id] }
  const covered = useCovered(cover)
  if (page.player.figures.length === 0) return null
  return (
    <Panel padded>
      <h2 className={styles.sectionTitle}>{page.sport === 'basketball' ? t`本赛季场均` : t`本赛季`}</h2>
      {covered ? (
        <CoveredNote name={cover.key} />
      ) : (
        <dl className={styles.figures}>
          {page.player.figures.map(({ kind, value }) => (
            <div key={kind}>
              <dt>{i18n._(leaderMessages[kind])}</dt>
              <dd>
                <Num>{page.sport === 'basketball' ? value.toFixed(1) : value}</Num>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  )
}

function Played({ played: { match, rating, figures }, view }: { played: PlayerMatch; view: RowView }) {
  const { t, i18n } = useLingui()
  const hidden = useHidden(match)
  const figureText = ({ kind, value }: PlayerFigure): string => `${i18n._(leaderMessages[kind])} ${value}`
  const caption = [...(rating === null ? [] : [t`评分 ${rating.toFixed(1)}`]), ...figures.filter(({ value }) => value > 0).map(figureText)]
  return (
    <li>
      <RowFrame mixed>
        <ScoreRow row={match} view={view} named />
      </RowFrame>
      {!hidden && caption.length > 0 && <p className={styles.deeds}>{caption.join(' · ')}</p>}
    </li>
  )
}
