// Streamers of a match on its ticket: the first faces and their number; while live they link to their rooms.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { matchSearch } from '../match-link.ts'
import styles from './TicketStreamers.module.css'

export function TicketStreamers({ row }: { row: MatchRow }) {
  const { t } = useLingui()
  const { rooms, announced, streamers } = row
  const total = rooms + announced
  if (total === 0)
    return row.status === 'upcoming' || row.status === 'live' ? (
      <span className={classNames(styles.streamers, styles.nobody)}>
        <Trans>暂无主播</Trans>
      </span>
    ) : null
  const names = streamers.map(({ nickname }) => nickname).join(t({ message: '、', context: 'between names' }))
  const label = rooms > 0 ? t`${rooms} 间直播：${names}` : t`${announced} 位主播将直播：${names}`
  const faces = (
    <>
      <span className={styles.faces}>
        {streamers.map(({ nickname, avatar }) => (
          <PersonPicture key={`${nickname} ${avatar}`} path={avatar} size={24} />
        ))}
      </span>
      <Num>{total}</Num>
    </>
  )
  return rooms > 0 ? (
    <Link
      to="/score-live"
      search={matchSearch(row)}
      className={classNames(styles.streamers, styles.rooms)}
      aria-label={label}
      title={names}
    >
      {faces}
    </Link>
  ) : (
    <span role="img" className={styles.streamers} aria-label={label} title={names}>
      {faces}
    </span>
  )
}
