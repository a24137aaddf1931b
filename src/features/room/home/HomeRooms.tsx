// 正在直播 on the home page: the rooms of a type, with a link to all of them.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { listTypes } from '../../../../contract/limits/room-limits.ts'
import { inLanguageFirst } from '../../../../rules/room/room-language.ts'
import { Chip, ChipRow } from '../../../ui/button/Chip.tsx'
import { MoreLink } from '../../../ui/button/MoreLink.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { useRowView } from '../../match/row-view.ts'
import { RoomTile } from '../list/RoomTile.tsx'
import { useTypeMessages } from '../list/type-messages.ts'
import { useRoomRows } from '../list/use-room-rows.ts'
import { OnAirWord } from '../OnAirWord.tsx'
import { anchorListQuery } from '../room-queries.ts'
import styles from './HomeRooms.module.css'

/** Maximum number of rooms in the strip. */
const most = 8

export function HomeRooms() {
  const { t } = useLingui()
  const messages = useTypeMessages()
  const [type, setType] = useState<number>(0)
  const { data, isLoadingError, isPlaceholderData, refetch } = useQuery({ ...anchorListQuery({ type }), placeholderData: keepPreviousData })
  const { lang } = useRowView()
  // Rooms in the user's language come first.
  const list = useMemo(() => inLanguageFirst(data?.list ?? [], lang).slice(0, most), [data, lang])
  useRoomRows(list)
  // A site without rooms hides the section.
  if (!data && !isLoadingError) return null
  if (type === 0 && data?.list.length === 0) return null
  return (
    <section aria-labelledby="home-rooms">
      <SectionHead
        id="home-rooms"
        title={<OnAirWord />}
        more={
          <MoreLink render={<Link to="/anchor" search={type > 0 ? { type } : {}} />}>
            {data && data.live > 0 ? <Trans>全部 {data.live} 间</Trans> : <Trans>全部</Trans>}
          </MoreLink>
        }
      />
      <ChipRow role="group" aria-label={t`直播的种类`} className={styles.types}>
        {listTypes.map((one) => (
          <Chip key={one} pressed={one === type} onClick={() => setType(one)}>
            {messages[one]}
          </Chip>
        ))}
      </ChipRow>
      {!data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : list.length === 0 ? (
        <p className={styles.none}>
          <Trans>这一类现在没有直播。</Trans>
        </p>
      ) : (
        <div className={styles.tiles} aria-busy={isPlaceholderData}>
          {list.map((room) => (
            <RoomTile key={room.id} room={room} />
          ))}
        </div>
      )}
    </section>
  )
}
