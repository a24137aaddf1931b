// Followed matches as tickets by day: live first, then upcoming, then finished; each with its alert choice.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { StarOff } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { FollowRecord } from '../../../core/storage/db.ts'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { DayHead } from '../../match/list/day/DayHead.tsx'
import { useRowView } from '../../match/row-view.ts'
import { Ticket } from '../../match/schedule/Ticket.tsx'
import { useNowValue } from '../../match/state/row/use-now-value.ts'
import { choiceOf, type Followed } from '../../match/state/use-followed.ts'
import { ChoiceStrip, StripAct } from '../choice/ChoiceStrip.tsx'
import styles from './AttentionPage.module.css'
import { matchGroups } from './match-groups.ts'
import { useUnfollow } from './use-unfollow.tsx'

const minute = 60_000

export function FollowedMatches({ list, followed }: { list: readonly FollowRecord[]; followed: Followed }) {
  const { t } = useLingui()
  const view = useRowView()
  const { ask, dialog } = useUnfollow()
  const byId = new Map(list.map((follow) => [follow.id, follow]))
  const now = useNowValue((nowMs) => Math.floor(nowMs / minute)) * minute
  const { days, unknown } = matchGroups(
    list.map((follow) => ({ follow, row: followed.of('match', follow.id)?.row })),
    view.tz,
    now,
  )
  const waits = followed.matches.query.isPending && unknown.length > 0
  const strip = ({ id, name }: FollowRecord) => {
    const entity = followed.of('match', id)
    const shown = entity?.name ?? name
    return (
      <ChoiceStrip
        followed={choiceOf('match', id, entity)}
        name={shown}
        acts={
          <StripAct
            icon={<StarOff size={16} aria-hidden="true" />}
            label={t`取消关注 ${shown}`}
            onClick={() => ask({ kind: 'match', id, name: shown })}
          >
            <Trans>取消关注</Trans>
          </StripAct>
        }
      />
    )
  }
  // Unfollowing by the star of a ticket requires the same confirmation as the other way.
  const confirmUnfollow = (event: MouseEvent<HTMLElement>): void => {
    const star = (event.target as Element).closest('[data-follow] button[aria-pressed="true"]')
    const id = star?.closest<HTMLElement>('[data-row]')?.dataset.row
    const follow = id === undefined ? undefined : byId.get(id)
    if (!follow || !star?.querySelector('svg.lucide-star')) return
    event.preventDefault()
    event.stopPropagation()
    ask({ kind: 'match', id: follow.id, name: followed.of('match', follow.id)?.name ?? follow.name })
  }
  return (
    <div onClickCapture={confirmUnfollow}>
      {days.map(({ key, day, rows }) => (
        <section key={key}>
          <DayHead day={day} count={rows.length} view={view} live={key === 'live'} />
          {rows.map(({ follow, row }) => (
            <div key={follow.id} className={styles.item}>
              <Ticket row={row} view={view} />
              {strip(follow)}
            </div>
          ))}
        </section>
      ))}
      {waits ? (
        <SkeletonRows count={4} height={61} label={t`数据加载中，请稍候！`} />
      ) : (
        unknown.map(({ follow }) => (
          <div key={follow.id} className={styles.item}>
            <Link to="/score-detail" search={{ id: follow.id }} className={styles.plain} translate="no">
              {follow.name}
            </Link>
            {strip(follow)}
          </div>
        ))
      )}
      {dialog}
    </div>
  )
}
