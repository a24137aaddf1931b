// One notice. A streamer's links to the room; a match's to the match: minute, event, both teams and the score, a cancelled score struck;
// player, and time.
import { Link } from '@tanstack/react-router'
import type { GoalNotice } from '../../../../contract/alert.ts'
import type { Sport } from '../../../../contract/match/match-row.ts'
import { noticeMinute } from '../../../../rules/alert/notice-minute.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { preferences, shownZone } from '../../../core/store/preferences.ts'
import { timeOf } from '../../../core/text/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { matchSearch } from '../../match/match-link.ts'
import styles from './NoticeLine.module.css'
import { NoticeTag } from './NoticeTag.tsx'
import { struckOf } from './notice-list.ts'
import { noticeNames } from './notice-names.ts'

interface NoticeLineProps {
  notice: GoalNotice
  hidden: boolean
  unread?: boolean
  onLeave(): void
}

/** Events before there is a score. */
const unstarted = new Set(['line-up', 'soon', 'moved', 'postponed', 'cancelled'])

export function NoticeLine(props: NoticeLineProps) {
  const { room } = props.notice
  return room ? <RoomLine {...props} room={room} /> : <MatchLine {...props} />
}

function RoomLine({ notice, room, unread, onLeave }: NoticeLineProps & { room: NonNullable<GoalNotice['room']> }) {
  const zone = shownZone(useStore(preferences))
  return (
    <Link to="/live" search={{ id: room.id }} className={classNames(styles.line, unread && styles.unread)} onClick={onLeave}>
      <span className={styles.tag}>
        <NoticeTag notice={notice} />
      </span>
      <span className={styles.text} translate="no">
        <span className={styles.words}>{room.nickname}</span>
        <small className={styles.who}>{room.title}</small>
      </span>
      <Num className={styles.at}>{timeOf(notice.at, zone)}</Num>
    </Link>
  )
}

function MatchLine({ notice, hidden, unread, onLeave }: NoticeLineProps) {
  const chosen = useStore(preferences)
  const { lang } = chosen
  const { home, away } = noticeNames(notice, lang)
  const { home_score, away_score } = notice
  const before = struckOf(notice)
  const minute = noticeMinute(notice, lang)
  const player = !hidden && notice.player ? nameOf(notice.player, lang) : ''
  const scoreless = hidden || unstarted.has(notice.event)
  return (
    <Link
      to="/score-detail"
      search={matchSearch({ id: notice.match_id, sport: notice.sport as Sport })}
      className={classNames(styles.line, unread && styles.unread)}
      onClick={onLeave}
    >
      {!hidden && minute !== '' && <Num className={styles.minute}>{minute}</Num>}
      <span className={styles.tag}>
        <NoticeTag notice={notice} hidden={hidden} />
      </span>
      <span className={styles.text}>
        <span className={styles.words} translate="no">
          {home}{' '}
          {before && !hidden && (
            <s>
              <Num>
                {before[0]}:{before[1]}
              </Num>
            </s>
          )}{' '}
          {scoreless ? (
            'vs'
          ) : (
            <Num strong>
              {home_score}:{away_score}
            </Num>
          )}{' '}
          {away}
        </span>
        {player && (
          <small className={styles.who} translate="no">
            {player}
          </small>
        )}
      </span>
      <Num className={styles.at}>{timeOf(notice.at, shownZone(chosen))}</Num>
    </Link>
  )
}
