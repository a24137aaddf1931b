// 正在直播: the rooms that are on the air, by viewers or by start of the match; one card per match unless the user asks for one per room.
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { Switch } from '../../../ui/form/Switch.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import type { AnchorSearch } from '../anchor-search.ts'
import { RoomTile } from '../list/RoomTile.tsx'
import { useRoomRows } from '../list/use-room-rows.ts'
import { OnAirWord } from '../OnAirWord.tsx'
import styles from './AnchorPage.module.css'
import own from './LiveRooms.module.css'
import { byMatchTime } from './room-order.ts'
import { useSteadyRooms } from './use-steady-rooms.ts'

export interface LiveRoomsProps {
  /** Rooms on the air, in the server's order. */
  rooms: readonly RoomCard[]
  /** The button that loads further pages. */
  more: ReactNode
  /** Number of rooms on the air, further pages included. */
  total: number
  search: AnchorSearch
  /** The list is a placeholder until the network responds; the response may have another order. */
  isPassing: boolean
}

export function LiveRooms({ rooms, more, total, search, isPassing }: LiveRoomsProps) {
  const { t } = useLingui()
  const heading = useId()
  const navigate = useNavigate()
  const rows = useRoomRows(rooms)
  const { type = 0, id = '', r = '', sort, each } = search
  const isByTime = sort === 'time'
  const sorted = isByTime ? byMatchTime(rooms, rows) : rooms
  // Until the match rows are loaded, sorting by match time has no effect, so the order must not be fixed yet.
  const of = [type, id, r, isByTime && rows.size > 0 ? 'time' : '', each ?? '', isPassing ? 'passing' : ''].join(' ')
  const list = useSteadyRooms(sorted, { of, merged: !each })
  const go = (change: Pick<AnchorSearch, 'sort' | 'each' | 'r'>): void =>
    void navigate({ to: '/anchor', search: { ...search, ...change }, replace: true, resetScroll: false })
  // With merged cards, a count of rooms alone would not match the number of cards on screen.
  const cards = list.length < rooms.length && rooms.length === total ? list.length : 0
  // The reload marker has shuffled the rooms.
  const order = isByTime ? 'time' : r ? 'mixed' : 'viewers'
  return (
    <section aria-labelledby={heading}>
      <SectionHead
        id={heading}
        title={<OnAirWord />}
        tabs={
          total > 0 && (
            <span className={own.total}>
              {cards > 0 ? (
                <Trans>
                  <Num>{cards}</Num> 场 · <Num>{total}</Num> 间
                </Trans>
              ) : (
                <Trans>
                  <Num>{total}</Num> 间
                </Trans>
              )}
            </span>
          )
        }
        more={
          rooms.length > 1 && (
            <>
              {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control */}
              <label className={own.merge}>
                <Trans>同场合并</Trans>
                <Switch checked={!each} onCheckedChange={(on) => go({ each: on ? undefined : 1 })} />
              </label>
              <Segmented
                label={t`排序`}
                value={order}
                onChange={(value) => go(value === 'time' ? { sort: 'time' } : { sort: undefined, r: undefined })}
                options={[
                  ...(order === 'mixed' ? [{ value: 'mixed' as const, label: t`随机` }] : []),
                  { value: 'viewers' as const, label: t`人气` },
                  { value: 'time' as const, label: t`比赛时间` },
                ]}
              />
            </>
          )
        }
      />
      {list.length === 0 ? (
        <p className={own.none}>{type === 0 ? <Trans>现在没有直播。</Trans> : <Trans>这一类现在没有直播。</Trans>}</p>
      ) : (
        <div className={styles.tiles}>
          {list.map(({ room, same }) => (
            <RoomTile key={room.id} room={room} same={same} row={rows.get(room.match_id ?? '')} />
          ))}
        </div>
      )}
      {order === 'viewers' && list.length > 1 && (
        <p className={own.note}>
          <Trans>人气是正在看的人数，约 30 秒更新一次；阅读时次序不变。</Trans>
        </p>
      )}
      {more}
    </section>
  )
}
