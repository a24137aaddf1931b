// The followed room that leads /anchor: its image, with the scoreboard below. It does not play: lists do not use the viewer's bandwidth.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { leagueName } from '../../../../rules/text/name/name.ts'
import { groundOf } from '../../../core/room/room-ground.ts'
import { lost } from '../../../core/socket/hearing.ts'
import { countText } from '../../../core/text/count-text.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Ground } from '../../../ui/picture/Ground.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { matchSearch } from '../../match/match-link.ts'
import { roundText } from '../../match/messages/match-messages.ts'
import { Duel } from '../../match/parts/Duel.tsx'
import { LiveTag } from '../../match/parts/LiveTag.tsx'
import { useRowView } from '../../match/row-view.ts'
import { usePulse } from '../../match/state/row/use-pulse.ts'
import { useMatchCovered } from '../../match/state/use-match-covered.ts'
import { useKnownRow } from '../list/use-room-rows.ts'
import { useRoomTitle } from '../use-room-title.ts'
import styles from './LeadRoom.module.css'

export function LeadRoom({ room, className }: { room: RoomCard; className?: string }) {
  const { lang } = useRowView()
  const title = useRoomTitle(room)
  const row = useKnownRow(room.match_id)
  // The image could reveal the score.
  const isCovered = useMatchCovered(room.match_id)
  const isLost = useStore(lost)
  return (
    <article className={className}>
      <div className={styles.picture}>
        {room.cover && !isCovered ? (
          <img src={room.cover} alt="" width={640} height={360} decoding="async" className={styles.cover} />
        ) : (
          <Ground sport={groundOf(room.category)} marks="centre" className={styles.cover} />
        )}
        <LiveTag className={styles.tag} />
        <div className={styles.foot}>
          <PersonPicture path={room.avatar} size={40} />
          <span className={styles.words}>
            <h3 className={styles.title}>
              <Link to="/live" search={{ id: room.id }} className={styles.link}>
                {title}
              </Link>
            </h3>
            <small className={styles.notes}>
              <span translate="no">{room.nickname}</span>
              {room.viewers > 0 && !isLost && (
                <>
                  {' · '}
                  <Trans>
                    <Num>{countText(room.viewers, lang)}</Num> 人在看台
                  </Trans>
                </>
              )}
            </small>
          </span>
        </div>
      </div>
      {row && <Board row={row} />}
    </article>
  )
}

function Board({ row }: { row: MatchRow }) {
  const { i18n } = useLingui()
  const view = useRowView()
  const pulse = usePulse(row)
  const others = row.rooms - 1
  return (
    <Ground sport={row.sport} marks="centre" className={styles.board}>
      <Duel row={row} pulse={pulse} view={view} size="sm" />
      <div className={styles.about}>
        <span className={styles.league}>{`${leagueName(row, view.lang)} ${roundText(row, view.lang, i18n)}`}</span>
        {others > 0 && (
          <Link to="/score-live" search={matchSearch(row)} className={styles.others}>
            <span className={styles.faces}>
              {row.streamers.map(({ nickname, avatar }) => (
                <PersonPicture key={nickname} path={avatar} size={22} />
              ))}
            </span>
            <span>
              <Trans>
                同场还有 <Num>{others}</Num> 间
              </Trans>
            </span>
            <ChevronRight size={16} aria-hidden="true" />
          </Link>
        )}
      </div>
    </Ground>
  )
}
