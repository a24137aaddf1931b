// /dome: up to four rooms in one grid, one of them with audio, all at the same playback time.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { LayoutGrid, LayoutPanelTop, Plus } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RoomInfo } from '../../../../contract/room/room.ts'
import { teamShort } from '../../../../rules/text/name/name.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { useTitle } from '../../../ui/page/use-title.ts'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { useRowView } from '../../match/row-view.ts'
import panels from '../RoomPanels.module.css'
import { RoomTitle } from '../RoomTitle.tsx'
import { hotRoomsQuery, roomQuery } from '../room-queries.ts'
import { jumpTo } from '../stream/jump.ts'
import type { Player } from '../stream/player-handle.ts'
import { DomeClock } from './DomeClock.tsx'
import { DomeEvents } from './DomeEvents.tsx'
import styles from './DomePage.module.css'
import { DomeStrip } from './DomeStrip.tsx'
import { DomeTile } from './DomeTile.tsx'
import type { DomeRoom } from './dome-events.ts'
import { type DomeShape, loadLayout, saveLayout } from './dome-layout.ts'
import { type DomeSearch, domeRooms, mostRooms } from './dome-search.ts'
import { useAligned } from './use-aligned.ts'
import { useNumberKeys } from './use-number-keys.ts'

export function DomePage({ search }: { search: DomeSearch }) {
  const { t } = useLingui()
  useTitle(t`多看台`)
  const navigate = useNavigate()
  const { lang } = useRowView()
  const ids = domeRooms(search)
  const [stored] = useState(loadLayout)
  const [heard, setHeard] = useState(stored.heard)
  const [together, setTogether] = useState(stored.together)
  const [shape, setShape] = useState(stored.shape)
  /** The room to be replaced by the next choice; '' to add one. */
  const [choosing, setChoosing] = useState<string | null>(null)
  const focus = ids.includes(heard) ? heard : (ids[0] ?? '')
  /** Rooms that the others no longer wait for, and rooms that replay an earlier event. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [back, setBack] = useState<ReadonlySet<string>>(new Set())
  const unawaited = useMemo(() => new Set([...left, ...back]), [left, back])
  const { register, figures, toLive } = useAligned(together, unawaited)
  const [rooms, setRooms] = useState<ReadonlyMap<string, DomeRoom>>(new Map())
  const onRoomRead = useCallback((id: string, room: DomeRoom | null): void => {
    setRooms((known) => {
      const others = [...known].filter(([one]) => one !== id)
      return new Map(room ? [...others, [id, room]] : others)
    })
  }, [])
  const players = useRef(new Map<string, Player>())
  const onPlayer = useCallback(
    (id: string, player: Player) => {
      players.current.set(id, player)
      const end = register(id, player)
      return () => {
        end()
        if (players.current.get(id) === player) players.current.delete(id)
      }
    },
    [register],
  )
  const leave = (id: string, isLeft: boolean): void => {
    setLeft(withOrWithout(left, id, isLeft))
    // The reason for waiting is gone: the others jump back to live.
    if (isLeft) toLive(id)
  }
  const watch = (id: string, seq: number): void => {
    const player = players.current.get(id)
    const marker = rooms.get(id)?.match.markers.find((one) => one.seq === seq)
    if (!player || !marker) return
    if (!jumpTo(player, marker)) return void toast(t`回看里没有这一刻了`, { tone: 'plain' })
    setBack(withOrWithout(back, id, true))
    setHeard(id)
  }
  const show = (next: string[]): void =>
    void navigate({ to: '/dome', search: next.length > 0 ? { ids: next.join('.') } : {}, replace: true })
  const resetRoom = (id: string): void => {
    setLeft(withOrWithout(left, id, false))
    setBack(withOrWithout(back, id, false))
  }
  /** @param gone the room to replace; '' to fill a free place */
  const bring = (id: string, gone: string): void => {
    if (gone) resetRoom(gone)
    if (gone === focus) setHeard(id)
    show(gone ? ids.map((one) => (one === gone ? id : one)) : [...ids, id])
  }
  // An address without rooms restores the last layout; rooms in the address take precedence.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on open; a user who removes all rooms wants an empty grid
  useEffect(() => {
    if (ids.length === 0 && stored.ids.length > 0) show([...stored.ids])
  }, [])
  const names = ids.join('.')
  useEffect(() => saveLayout({ ids: names === '' ? [] : names.split('.'), heard: focus, together, shape }), [names, focus, together, shape])
  useNumberKeys(ids.length, (place) => setHeard(ids[place] ?? ''))
  const client = useQueryClient()
  const nameOf = (id: string): string => {
    const row = rooms.get(id)?.match.row
    if (row) return `${teamShort(row, 'home', lang)} ${teamShort(row, 'away', lang)}`
    return client.getQueryData<RoomInfo>(roomQuery(id).queryKey)?.nickname ?? ''
  }
  const many = ids.length > 1
  const add = (
    <Button variant="primary" onClick={() => setChoosing('')}>
      <Plus size={16} aria-hidden="true" />
      <Trans>添加直播间</Trans>
    </Button>
  )
  return (
    <Wrap className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <Trans>多看台</Trans>
        </h1>
        {many && (
          <p className={styles.keys}>
            <Trans>按 1 到 {ids.length} 换声音</Trans>
          </p>
        )}
        {ids.length > 2 && (
          <div className={styles.shapes}>
            <Segmented<DomeShape>
              label={t`排列`}
              value={shape}
              onChange={setShape}
              options={[
                { value: 'grid', label: <Trans>平分</Trans>, icon: <LayoutGrid size={16} aria-hidden="true" /> },
                { value: 'lead', label: <Trans>一大几小</Trans>, icon: <LayoutPanelTop size={16} aria-hidden="true" /> },
              ]}
            />
          </div>
        )}
        {many && (
          <div className={styles.together}>
            <SwitchRow checked={together} onCheckedChange={setTogether}>
              <Trans>画面对齐到同一刻</Trans>
            </SwitchRow>
          </div>
        )}
        {ids.length > 0 && ids.length < mostRooms && add}
      </div>
      {ids.length === 0 ? (
        <EmptyState icon={<LayoutGrid />} title={t`同时看四个直播间`} text={t`声音只来自你点选的一个，画面对齐到同一刻`} action={add} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.grid} data-count={ids.length} data-shape={shape}>
            {ids.map((id, index) => (
              <DomeTile
                key={id}
                id={id}
                place={index + 1}
                isHeard={id === focus}
                isSmall={many}
                isBack={back.has(id)}
                register={onPlayer}
                onRoomRead={onRoomRead}
                onHear={() => setHeard(id)}
                onChange={() => setChoosing(id)}
                onRemove={() => {
                  resetRoom(id)
                  show(ids.filter((one) => one !== id))
                }}
                onReturn={() => {
                  setBack(withOrWithout(back, id, false))
                  players.current.get(id)?.toLive()
                }}
              />
            ))}
          </div>
          <div className={styles.side}>
            {many && (
              <DomeClock figures={figures} ids={ids} nameOf={nameOf} focus={focus} together={together} left={left} onLeave={leave} />
            )}
            {rooms.size > 0 && <DomeEvents ids={ids} rooms={rooms} focus={focus} onWatch={watch} />}
          </div>
          <DomeStrip ids={ids} nameOf={nameOf} onBring={bring} />
        </div>
      )}
      <Dialog title={choosing ? t`换一个直播间` : t`添加直播间`} open={choosing !== null} onOpenChange={() => setChoosing(null)}>
        <RoomChoice
          shown={ids}
          onChoose={(id) => {
            setChoosing(null)
            bring(id, choosing ?? '')
          }}
        />
      </Dialog>
    </Wrap>
  )
}

function withOrWithout(all: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const others = [...all].filter((one) => one !== id)
  return new Set(isIn ? [...others, id] : others)
}

function RoomChoice({ shown, onChoose }: { shown: readonly string[]; onChoose(id: string): void }) {
  const { data } = useQuery(hotRoomsQuery())
  const others = data?.list.filter(({ id }) => !shown.includes(id)) ?? []
  if (data && others.length === 0)
    return (
      <p>
        <Trans>现在没有别的直播。</Trans>
      </p>
    )
  return (
    <ul>
      {others.map((room) => (
        <li key={room.id}>
          <button type="button" className={`${panels.room} ${styles.choice}`} onClick={() => onChoose(room.id)}>
            <PersonPicture path={room.avatar} size={28} />
            <span translate="no">{room.nickname}</span>
            <span className={panels.grow}>
              <RoomTitle room={room} />
            </span>
            <Plus size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
