// Followed teams, leagues or players, one line each: mark, name, next match, alerts, and unfollow.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { StarOff } from 'lucide-react'
import type { FollowOrder } from '../../../../contract/follow/follow-order.ts'
import type { FollowOrderKind } from '../../../../contract/limits/follow-limits.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { cutText } from '../../../../rules/text/cut-text.ts'
import { teamShort } from '../../../../rules/text/name/name.ts'
import type { FollowRecord } from '../../../core/storage/db.ts'
import { dateText, dayOf } from '../../../core/text/format.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Crest } from '../../../ui/picture/Crest.tsx'
import { LeagueMark } from '../../../ui/picture/LeagueMark.tsx'
import { DataLink, type DataLinkProps } from '../../match/league/DataLink.tsx'
import { PlayerFace } from '../../match/league/PlayerFace.tsx'
import { matchSearch } from '../../match/match-link.ts'
import { sportName } from '../../match/messages/match-messages.ts'
import { startTime } from '../../match/messages/start-time.ts'
import { type RowView, useRowView } from '../../match/row-view.ts'
import { choiceOf, type Followed, type FollowedEntity } from '../../match/state/use-followed.ts'
import { ChoiceStrip, StripAct } from '../choice/ChoiceStrip.tsx'
import { shownSections } from '../follow-order.ts'
import styles from './AttentionPage.module.css'
import type { AttentionKind } from './attention-kind.ts'
import { leagueSearch } from './league-search.ts'
import { SectionName } from './SectionName.tsx'
import { hasSeveralSports } from './several-sports.ts'
import { useUnfollow } from './use-unfollow.tsx'

interface FollowedListProps {
  kind: AttentionKind
  list: readonly FollowRecord[]
  followed: Followed
  /** Null if nobody is signed in. */
  order: FollowOrder | null
}

export function FollowedList({ kind, list, followed, order }: FollowedListProps) {
  const { t, i18n } = useLingui()
  const view = useRowView()
  const { ask, dialog } = useUnfollow()
  const isMixed = hasSeveralSports(list.map(({ id }) => followed.of(kind, id)?.sport))
  const items = list.map(({ id, name }) => ({ kind: kind as FollowOrderKind, id, name }))
  const sections = shownSections(items, order)
  const item = ({ id, name: saved }: { id: string; name: string }) => {
    const entity = followed.of(kind, id)
    const name = entity?.name ?? saved
    const sport = isMixed && entity ? sportName(entity.sport, i18n) : null
    const page = pageOf(kind, id, entity)
    return (
      <li key={id} className={styles.item}>
        <div className={styles.line}>
          <FollowedMark kind={kind} id={id} entity={entity} name={name} />
          <span className={styles.words}>
            {page ? (
              <DataLink {...page} className={styles.name}>
                {name}
              </DataLink>
            ) : (
              <b translate="no">{name}</b>
            )}
            {kind === 'team' && <NextMatch row={entity?.next} team={id} sport={sport} view={view} />}
            {kind === 'league' && entity?.league && (
              <small>
                <SportWord sport={sport} />
                <Link to="/schedule" search={leagueSearch(entity.league)}>
                  <Trans>看赛程</Trans>
                </Link>
              </small>
            )}
          </span>
        </div>
        <ChoiceStrip
          followed={choiceOf(kind, id, entity)}
          name={name}
          acts={
            <StripAct icon={<StarOff size={16} aria-hidden="true" />} label={t`取消关注 ${name}`} onClick={() => ask({ kind, id, name })}>
              <Trans>取消关注</Trans>
            </StripAct>
          }
        />
      </li>
    )
  }
  return (
    <>
      {sections.map(({ key, name, items: some }) => (
        <section key={key}>
          <SectionName of={key} name={name} alone={sections.length === 1} />
          <ul>{some.map(item)}</ul>
        </section>
      ))}
      {dialog}
    </>
  )
}

/** Link of its name; null if this device does not know the subject. */
function pageOf(kind: AttentionKind, id: string, entity: FollowedEntity | undefined): Pick<DataLinkProps, 'sport' | 'to'> | null {
  // Every team has a page. Without a match near, its sport is unknown, and the page determines it.
  if (kind === 'team') return { sport: entity?.sport ?? 'football', to: { team: id } }
  if (kind === 'league' && entity) return { sport: entity.sport, to: { league: id } }
  return kind === 'player' && entity?.team ? { sport: entity.sport, to: { team: entity.team, player: id } } : null
}

/** Neutral shirt: a player's team is known, but not its colours. */
const unknownCrest = '#3A3F4B,#8FA9A1'

/** Crest, league tag, or face. */
export function FollowedMark({
  kind,
  id,
  entity,
  name,
}: {
  kind: AttentionKind
  id: string
  entity: FollowedEntity | undefined
  name: string
}) {
  if (kind === 'league')
    return <LeagueMark mark={entity?.league?.mark ?? cutText(name, 1)} name={name} color={entity?.league?.color ?? '#3A3F4B'} size={32} />
  if (kind === 'team') return <Crest crest={entity?.crest ?? `#3A3F4B,#59685F,${cutText(name, 1)}`} id={id} size={32} />
  return <PlayerFace id={id} team={{ id: entity?.team ?? id, crest: unknownCrest, name: { zh: '', en: '' } }} size={32} />
}

/** Prefix for the sport: 篮球 · 下一场. */
const SportWord = ({ sport }: { sport: string | null }) => sport && <span>{sport} · </span>

/** 下一场 7 月 18 日 20:00 对 北固铁狮; the live match while one is on. */
function NextMatch({ row, team, sport, view }: { row: MatchRow | undefined; team: string; sport: string | null; view: RowView }) {
  const { i18n } = useLingui()
  if (!row)
    return (
      <small>
        <SportWord sport={sport} />
        <Trans>两周内没有比赛</Trans>
      </small>
    )
  const other = teamShort(row, row.home_team_id === team ? 'away' : 'home', view.lang)
  const when = `${dateText(dayOf(row.match_time, view.tz), view.lang)} ${startTime(row, view.tz, i18n)}`
  return (
    <small>
      <SportWord sport={sport} />
      <Link to="/score-detail" search={matchSearch(row)}>
        {row.status === 'live' ? (
          <Trans>
            正在对阵 <span translate="no">{other}</span>
          </Trans>
        ) : (
          <Trans>
            下一场 <Num>{when}</Num> 对 <span translate="no">{other}</span>
          </Trans>
        )}
      </Link>
    </small>
  )
}
