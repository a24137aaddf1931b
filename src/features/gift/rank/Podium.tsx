// The top three givers of the day, above the chat on wide screens.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { roomRankQuery } from '../../../core/room/room-rank.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './Podium.module.css'

export function Podium({ roomId, onOpen }: { roomId: string; onOpen(): void }) {
  const { data } = useQuery(roomRankQuery(roomId, 'day'))
  const top = data?.list.slice(0, 3) ?? []
  if (top.length === 0) return null
  return (
    <button type="button" className={styles.podium} data-people={top.length} onClick={onOpen}>
      <VisuallyHidden>
        <Trans>今日助威榜</Trans>
      </VisuallyHidden>
      {top.map((one, at) => (
        <span key={one.uid} className={styles.person} data-place={at + 1}>
          <PersonPicture path={one.avatar} size={36} />
          <span translate="no" className={styles.name}>
            {one.nickname}
          </span>
          <span className={styles.step}>
            <Num strong>{one.place}</Num>
            <Num>
              <Trans>{diamonds(one.value)} 钻</Trans>
            </Num>
          </span>
        </span>
      ))}
    </button>
  )
}
