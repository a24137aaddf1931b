// 预告: the next announced broadcasts of the type as tickets, each with a reserve button.
import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { roomLimits } from '../../../../contract/limits/room-limits.ts'
import { ticketsOf } from '../../../../rules/screen/bodies.ts'
import { now } from '../../../core/clock/now.ts'
import { MoreLink } from '../../../ui/button/MoreLink.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import type { AnchorSearch } from '../anchor-search.ts'
import { useRoomRows } from '../list/use-room-rows.ts'
import { comingQuery } from '../room-queries.ts'
import styles from './ComingTickets.module.css'
import { RoomTicket } from './RoomTicket.tsx'

export function ComingTickets({ search }: { search: AnchorSearch }) {
  const heading = useId()
  const { data, isLoadingError, refetch } = useQuery({ ...comingQuery(search), placeholderData: keepPreviousData })
  const list = ticketsOf(data?.list ?? [], now.get())
  const rows = useRoomRows(list)
  if (list.length === 0 && !isLoadingError) return null
  const minutes = roomLimits.remindMinutes
  return (
    <section aria-labelledby={heading}>
      <SectionHead
        id={heading}
        title={<Trans context="section of the lists of rooms">预告</Trans>}
        tabs={
          <small className={styles.note}>
            <Trans>
              开播前 <Num>{minutes}</Num> 分钟提醒
            </Trans>
          </small>
        }
        more={
          <MoreLink render={<Link to="/reserve" search={{ kind: 'room' }} />}>
            <Trans>全部</Trans>
          </MoreLink>
        }
      />
      {data ? (
        <ol className={styles.tickets}>
          {list.map((one) => (
            <RoomTicket key={one.id} announcement={one} row={rows.get(one.match_id ?? '')} />
          ))}
        </ol>
      ) : (
        <ErrorState onRetry={() => void refetch()} />
      )}
    </section>
  )
}
