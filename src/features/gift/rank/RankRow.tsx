// One streamer of the ranking: rank and its change, value, and what it is made up of.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { RankKind, StreamerRank } from '../../../../contract/gift/rank.ts'
import { diamonds, grouped } from '../../../core/text/amount-text.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { LiveTag } from '../../match/parts/LiveTag.tsx'
import styles from './RankPage.module.css'
import { useTermMessages } from './rank-messages.ts'

export function RankRow({ row, by }: { row: StreamerRank; by: RankKind }) {
  const messages = useTermMessages()
  const { place, before, uid, room_id, nickname, avatar, value, parts, is_live } = row
  return (
    <li className={styles.row}>
      <Num className={place <= 3 ? styles.top : styles.place}>{place}</Num>
      <Moved place={place} before={before} />
      <PersonPicture path={avatar} size={40} isLive={is_live} />
      <div className={styles.words}>
        <span className={styles.line}>
          {is_live ? (
            <Link to="/live" search={{ id: room_id }} className={styles.name} translate="no">
              {nickname}
            </Link>
          ) : (
            <Link to="/persona" search={{ id: uid }} className={styles.name} translate="no">
              {nickname}
            </Link>
          )}
          {is_live && <LiveTag />}
        </span>
        {parts.length > 0 && (
          <small className={styles.parts}>
            {parts
              .filter(({ points }) => points > 0)
              .map(({ term, count }) => `${messages[term]} ${grouped(count)}`)
              .join(' · ')}
          </small>
        )}
      </div>
      <Num className={styles.value}>{by === 'gifts' ? diamonds(value) : grouped(value)}</Num>
    </li>
  )
}

function Moved({ place, before }: { place: number; before: number | null }) {
  const { t } = useLingui()
  if (before === null)
    return (
      <span className={styles.moved}>
        <Trans>新</Trans>
      </span>
    )
  if (before === place) return <span className={styles.moved}>–</span>
  const isUp = before > place
  const steps = Math.abs(before - place)
  return (
    <span className={styles.moved} role="img" aria-label={isUp ? t`上升 ${steps} 位` : t`下降 ${steps} 位`}>
      {isUp ? <ArrowUp size={12} aria-hidden="true" /> : <ArrowDown size={12} aria-hidden="true" />}
      <Num>{steps}</Num>
    </span>
  )
}
