// Announced broadcasts: create, edit, cancel, reorder, hide from everyone else.
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, CalendarPlus, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { roomLimits } from '../../../../../contract/limits/room-limits.ts'
import type { Announcement } from '../../../../../contract/room/announcement.ts'
import type { StudioRoom } from '../../../../../contract/room/studio.ts'
import { call } from '../../../../core/api/api.ts'
import { preferences } from '../../../../core/store/preferences.ts'
import { dayOf, timeOf } from '../../../../core/text/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { IconButton } from '../../../../ui/button/IconButton.tsx'
import { Tag } from '../../../../ui/figure/Tag.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { EmptyState } from '../../../../ui/state/EmptyState.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { ConfirmDialog } from '../../../follow/ConfirmDialog.tsx'
import { ReadList } from '../ReadList.tsx'
import styles from '../Studio.module.css'
import { useStudioAct } from '../use-studio-act.ts'
import { useReadAgain, useStudioRead } from '../use-studio-read.ts'
import { AnnouncementDialog } from './AnnouncementDialog.tsx'
import { moved } from './announcement-draft.ts'

export function ScheduleTab({ studio }: { studio: StudioRoom }) {
  const { t } = useLingui()
  const { tz } = useStore(preferences)
  const read = useStudioRead('GET api/Live/getOwnReserveList')
  const [editing, setEditing] = useState<Announcement | 'new' | null>(null)
  const [removing, setRemoving] = useState<Announcement | null>(null)
  const { busy, run } = useStudioAct()
  const readAgain = useReadAgain()
  const list = read.data?.list ?? []
  const order = (next: readonly Announcement[], done: string): void =>
    void run(async () => {
      await call('POST api/Live/setLiveList', { body: { list: next.map(({ id, hidden }) => ({ id, hidden })) } })
      await readAgain('GET api/Live/getOwnReserveList')
    }, done)
  const remove = (): void => {
    if (!removing) return
    void run(async () => {
      await call('GET api/live/deleteReserveLive', { query: { id: removing.id } })
      await readAgain('GET api/Live/getOwnReserveList')
    }, t`已删除`)
  }
  const textOf = ({ title, reserves }: Announcement): string =>
    reserves > 0 ? t`预告“${title}”已经有 ${reserves} 人预约。` : t`预告“${title}”删除后不能恢复。`
  const isFull = list.length >= roomLimits.announcements
  return (
    <Panel padded aria-labelledby="schedule">
      <SectionHead
        id="schedule"
        title={<Trans>开播预告</Trans>}
        more={
          <Button size="sm" variant="primary" disabled={isFull} onClick={() => setEditing('new')}>
            <CalendarPlus size={16} aria-hidden="true" />
            <Trans>新建预告</Trans>
          </Button>
        }
      />
      <ReadList
        read={read}
        empty={
          <EmptyState
            icon={<CalendarPlus />}
            title={<Trans>还没有预告</Trans>}
            text={<Trans>提前说好什么时候播，观众可以预约，开播前会收到提醒。</Trans>}
          />
        }
      >
        {() => (
          <ol className={styles.rows}>
            {list.map((one, place) => (
              <li key={one.id}>
                {one.cover !== '' && <img src={one.cover} alt="" width={72} height={40} className={styles.picture} />}
                <span className={styles.words}>
                  <b>{one.title}</b>
                  <small>
                    {dayOf(one.start_at, tz)} {timeOf(one.start_at, tz)} · <Trans>{one.reserves} 人预约</Trans>
                  </small>
                </span>
                {one.state === 'live' && <Tag tone="live">{t`直播中`}</Tag>}
                {one.state === 'over' && <Tag tone="void">{t`已结束`}</Tag>}
                {one.hidden && <Tag>{t`已隐藏`}</Tag>}
                <span className={styles.code}>
                  <IconButton
                    label={t`上移 ${one.title}`}
                    disabled={busy || place === 0}
                    onClick={() => order(moved(list, place, -1), t`顺序已改`)}
                  >
                    <ArrowUp size={18} />
                  </IconButton>
                  <IconButton
                    label={t`下移 ${one.title}`}
                    disabled={busy || place === list.length - 1}
                    onClick={() => order(moved(list, place, 1), t`顺序已改`)}
                  >
                    <ArrowDown size={18} />
                  </IconButton>
                  <IconButton
                    label={one.hidden ? t`公开 ${one.title}` : t`隐藏 ${one.title}`}
                    disabled={busy}
                    onClick={() =>
                      order(
                        list.map((other) => (other.id === one.id ? { ...other, hidden: !one.hidden } : other)),
                        one.hidden ? t`已公开` : t`已隐藏`,
                      )
                    }
                  >
                    {one.hidden ? <Eye size={18} /> : <EyeOff size={18} />}
                  </IconButton>
                  <IconButton label={t`修改 ${one.title}`} onClick={() => setEditing(one)}>
                    <Pencil size={18} />
                  </IconButton>
                  <IconButton label={t`删除 ${one.title}`} onClick={() => setRemoving(one)}>
                    <Trash2 size={18} />
                  </IconButton>
                </span>
              </li>
            ))}
          </ol>
        )}
      </ReadList>
      {editing && (
        <AnnouncementDialog known={editing === 'new' ? null : editing} category={studio.room.category} onClose={() => setEditing(null)} />
      )}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={t`确定删除吗？`}
        text={removing ? textOf(removing) : undefined}
        act={t`删除`}
        onConfirm={remove}
      />
    </Panel>
  )
}
