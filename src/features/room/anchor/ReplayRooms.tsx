// 回放: rooms that are off the air, each with its latest recording.
import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { MoreLink } from '../../../ui/button/MoreLink.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import type { AnchorSearch } from '../anchor-search.ts'
import { ReplayTile } from '../list/ReplayTile.tsx'
import { useRoomRows } from '../list/use-room-rows.ts'
import { replaysQuery } from '../room-queries.ts'
import styles from './AnchorPage.module.css'

export function ReplayRooms({ search }: { search: AnchorSearch }) {
  const heading = useId()
  const { data, isLoadingError, refetch } = useQuery({ ...replaysQuery(search), placeholderData: keepPreviousData })
  const list = data?.list ?? []
  const rows = useRoomRows(list)
  if (list.length === 0 && !isLoadingError) return null
  return (
    <section aria-labelledby={heading}>
      <SectionHead
        id={heading}
        title={<Trans>回放</Trans>}
        more={
          <MoreLink render={<Link to="/video-list" />}>
            <Trans>全部</Trans>
          </MoreLink>
        }
      />
      {data ? (
        <div className={styles.tiles}>
          {list.map((replay) => (
            <ReplayTile key={replay.playback.id} replay={replay} row={rows.get(replay.match_id ?? '')} />
          ))}
        </div>
      ) : (
        <ErrorState onRetry={() => void refetch()} />
      )}
    </section>
  )
}
