// /dome: up to four rooms in one grid, one of them heard, all at the same moment.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { LayoutGrid, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import panels from '../RoomPanels.module.css'
import { RoomTitle } from '../RoomTitle.tsx'
import { hotRoomsQuery } from '../room-queries.ts'
import styles from './DomePage.module.css'
import { DomeTile } from './DomeTile.tsx'
import { keepLayout, keptLayout } from './dome-layout.ts'
import { type DomeSearch, domeRooms, mostRooms } from './dome-search.ts'
import { useAligned } from './use-aligned.ts'
import { useNumberKeys } from './use-number-keys.ts'

export function DomePage({ search }: { search: DomeSearch }) {
  const { t } = useLingui()
  useTitle(t`多看台`)
  const navigate = useNavigate()
  const ids = domeRooms(search)
  const [kept] = useState(keptLayout)
  const [heard, setHeard] = useState(kept.heard)
  const [together, setTogether] = useState(kept.together)
  const [open, setOpen] = useState(false)
  const focus = ids.includes(heard) ? heard : (ids[0] ?? '')
  /** Rooms that the others have left behind. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { register, slow, toLive } = useAligned(together, left)
  const leave = (id: string, isLeft: boolean): void => {
    setLeft(new Set(isLeft ? [...left, id] : [...left].filter((one) => one !== id)))
    // What they waited for lies behind them.
    if (isLeft) toLive(id)
  }
  const show = (next: string[]): void =>
    void navigate({ to: '/dome', search: next.length > 0 ? { ids: next.join('.') } : {}, replace: true })
  // An address without rooms is the layout of last time; rooms in it go before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the opening alone, for whoever empties it wants it empty
  useEffect(() => {
    if (ids.length === 0 && kept.ids.length > 0) show([...kept.ids])
  }, [])
  const names = ids.join('.')
  useEffect(() => keepLayout({ ids: names === '' ? [] : names.split('.'), heard: focus, together }), [names, focus, together])
  useNumberKeys(ids.length, (place) => setHeard(ids[place] ?? ''))
  const add = (
    <Button variant="primary" onClick={() => setOpen(true)}>
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
        {ids.length > 1 && (
          <p className={styles.keys}>
            <Trans>按 1 到 {ids.length} 换声音</Trans>
          </p>
        )}
        {ids.length > 1 && (
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
        <div className={styles.grid} data-count={ids.length}>
          {ids.map((id, index) => (
            <DomeTile
              key={id}
              id={id}
              place={index + 1}
              isHeard={id === focus}
              isSmall={ids.length > 1}
              slow={together && slow?.id === id ? slow.seconds : null}
              isLeft={together && left.has(id)}
              onLeave={(isLeft) => leave(id, isLeft)}
              register={register}
              onHear={() => setHeard(id)}
              onRemove={() => {
                leave(id, false)
                show(ids.filter((one) => one !== id))
              }}
            />
          ))}
        </div>
      )}
      <Dialog title={t`添加直播间`} open={open} onOpenChange={setOpen}>
        <RoomChoice
          shown={ids}
          onChoose={(id) => {
            setOpen(false)
            show([...ids, id])
          }}
        />
      </Dialog>
    </Wrap>
  )
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
