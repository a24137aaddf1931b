// The wall: every live room with its image and chat, and the operator's actions.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { WallMessage, WallRoom } from '../../../../contract/admin/wall-admin.ts'
import type { ApiData } from '../../../../contract/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Switch } from '../../../ui/form/Switch.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { useStore } from '../../../ui/use-store.ts'
import admin from '../parts/Admin.module.css'
import { AdminList } from '../parts/table/AdminList.tsx'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { EndBroadcastDialog } from './EndBroadcastDialog.tsx'
import { MuteDialog } from './MuteDialog.tsx'
import styles from './Wall.module.css'
import { WallCard } from './WallCard.tsx'
import { idsOf, preserveOrder } from './wall-order.ts'
import { wallSound } from './wall-sound.ts'

type Data = ApiData<'GET api/Desk/wall'>
/** Refetch interval while the page is visible, in milliseconds. */
const every = 10_000

export function WallTab() {
  const { t } = useLingui()
  const read = useAdminRead('GET api/Desk/wall', undefined, every)
  return (
    <Panel padded>
      <AdminList<Data> read={read} empty={t`现在没有直播`}>
        {(data) => <Rooms data={data} />}
      </AdminList>
    </Panel>
  )
}

function Rooms({ data: { list, total } }: { data: Data }) {
  const { t } = useLingui()
  const [order, setOrder] = useState<readonly string[]>([])
  const [ending, setEnding] = useState<WallRoom | null>(null)
  const [muting, setMuting] = useState<{ room: string; message: WallMessage } | null>(null)
  const isLoud = useStore(wallSound)
  const rooms = preserveOrder(list, order)
  const shown = rooms.length
  const now = idsOf(rooms).join(' ')
  const isOld = now !== idsOf(list).join(' ')
  // Rooms keep their position until the operator asks for a new order.
  useEffect(() => setOrder(now === '' ? [] : now.split(' ')), [now])
  return (
    <>
      <div className={styles.head}>
        <p role="status">
          {total > shown ? (
            <Trans>
              共 {total} 间在播，先显示 {shown} 间
            </Trans>
          ) : (
            <Trans>共 {total} 间在播</Trans>
          )}
        </p>
        <div className={styles.tools}>
          {isOld && (
            <Button size="sm" onClick={() => setOrder(idsOf(list))}>
              <Trans>按举报和人数重新排列</Trans>
            </Button>
          )}
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control */}
          <label className={styles.sound}>
            <Trans>声音</Trans>
            <Switch checked={isLoud} onCheckedChange={wallSound.set} />
          </label>
        </div>
      </div>
      <ul className={styles.wall} aria-label={t`正在直播的房间`}>
        {rooms.map((one) => (
          <WallCard
            key={one.room.id}
            one={one}
            onEnd={() => setEnding(one)}
            onMute={(message) => setMuting({ room: one.room.id, message })}
          />
        ))}
      </ul>
      <p className={classNames(admin.hint, styles.pointer)}>
        <Trans>鼠标停在画面上，或用键盘移到标题，画面会动起来；声音开着时也听得到，一次只听一间。</Trans>
      </p>
      <p className={classNames(admin.hint, styles.finger)}>
        <Trans>按住画面，画面会动起来；声音开着时也听得到。点一下进直播间。</Trans>
      </p>
      {ending && <EndBroadcastDialog one={ending} onClose={() => setEnding(null)} />}
      {muting && <MuteDialog {...muting} onClose={() => setMuting(null)} />}
    </>
  )
}
