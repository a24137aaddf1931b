// 我关注的: broadcasts of the followed streamers. The room with the most viewers leads, then other live rooms, upcoming broadcasts and
// recordings. The section is hidden when no streamers are followed or there is nothing to show.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { lost } from '../../../core/socket/hearing.ts'
import { MoreLink } from '../../../ui/button/MoreLink.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { SoonTile } from '../list/coming/SoonTile.tsx'
import { ReplayTile } from '../list/ReplayTile.tsx'
import { RoomTile } from '../list/RoomTile.tsx'
import styles from './FollowedShows.module.css'
import { LeadRoom } from './LeadRoom.tsx'
import { showsOfType, useFollowedShows } from './use-followed-shows.ts'

const nothing = { list: [], soon: [], replays: [] }

/** Tiles beside the lead: two rows of two. */
const beside = 4

export function FollowedShows({ type }: { type: number }) {
  const heading = useId()
  const { shows, retry } = useFollowedShows()
  const isLost = useStore(lost)
  const { list, soon, replays } = shows ? showsOfType(shows, type) : nothing
  const live = list.filter(({ is_live }) => is_live)
  const onAir = isLost ? 0 : live.length
  const [lead, ...others] = live
  const tiles = [
    ...others.map((room) => <RoomTile key={room.id} room={room} />),
    ...soon.map((one) => <SoonTile key={one.id} announcement={one} />),
    ...replays.map((replay) => <ReplayTile key={replay.playback.id} replay={replay} />),
  ].slice(0, beside)
  if (!lead && tiles.length === 0 && !retry) return null
  return (
    <section aria-labelledby={heading}>
      <SectionHead
        id={heading}
        title={<Trans>我关注的</Trans>}
        tabs={
          onAir > 0 && (
            <small className={styles.note}>
              <Trans>
                <Num>{live.length}</Num> 位在播
              </Trans>
            </small>
          )
        }
        more={
          <MoreLink render={<Link to="/attention" search={{ kind: 'streamer' }} />}>
            <Trans>管理关注</Trans>
          </MoreLink>
        }
      />
      {retry ? (
        <ErrorState onRetry={retry} />
      ) : (
        <div className={classNames(styles.shows, lead && tiles.length === 0 && styles.alone)}>
          {lead && <LeadRoom key={lead.id} room={lead} className={styles.lead} />}
          {tiles}
        </div>
      )}
    </section>
  )
}
