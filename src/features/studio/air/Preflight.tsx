// What is there and what is missing before going on the air: the words of the room, the picture and the sound as they arrived.
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StreamHealth } from '../../../../contract/room/stream.ts'
import type { StudioRoom } from '../../../../contract/room/studio.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { RoomCover } from '../room/RoomCover.tsx'
import { useCategoryOptions } from '../room/use-category-options.ts'
import { useMatchName } from '../room/use-match-name.ts'
import styles from './AirPanel.module.css'

interface PreflightProps {
  room: StudioRoom['room']
  /** Null before anything came. */
  health: StreamHealth | null
  /** Opens what the room says of itself. */
  onRoom(): void
}

export function Preflight({ room, health, onRoom }: PreflightProps) {
  const { t } = useLingui()
  const match = useMatchName(room.match_id)
  const category = useCategoryOptions().find(({ value }) => value === String(room.category))?.label ?? ''
  const isArriving = health?.state === 'live'
  const hasPicture = isArriving && health.width > 0 && health.fps > 0
  const hasSound = isArriving && health.audio_kbps > 0
  return (
    <div className={styles.preflight}>
      <div className={styles.card}>
        <RoomCover cover={room.cover} category={room.category} />
        <p className={styles.words}>
          <b>{room.title}</b>
          <small>
            {category} · {room.match_id === null ? <Trans>没有关联比赛</Trans> : (match ?? room.match_id)}
          </small>
        </p>
        <Button size="sm" onClick={onRoom} aria-label={t`修改标题、封面、分类和比赛`}>
          <Trans>修改</Trans>
        </Button>
      </div>
      <ul className={styles.checks} aria-label={t`开播前检查`}>
        <Check is={room.cover === '' ? 'open' : 'good'}>
          {room.cover === '' ? <Trans>没有封面，列表里用画出来的</Trans> : <Trans>封面有了</Trans>}
        </Check>
        <Check is={hasPicture ? 'good' : isArriving ? 'bad' : 'open'}>
          {hasPicture ? (
            <Trans>
              画面已经到了，{health.width}×{health.height}，每秒 {Math.round(health.fps)} 帧
            </Trans>
          ) : isArriving ? (
            <Trans>只有声音，没有画面</Trans>
          ) : (
            <Trans>还没有收到画面，先从下面推流</Trans>
          )}
        </Check>
        {isArriving && (
          <Check is={hasSound ? 'good' : 'bad'}>{hasSound ? <Trans>声音已经到了</Trans> : <Trans>没有声音，观众会听不到你</Trans>}</Check>
        )}
      </ul>
    </div>
  )
}

function Check({ is, children }: { is: 'good' | 'bad' | 'open'; children: ReactNode }) {
  const Icon = { good: CircleCheck, bad: CircleAlert, open: CircleDashed }[is]
  return (
    <li className={styles[is]}>
      <Icon size={18} aria-hidden="true" />
      <span>{children}</span>
    </li>
  )
}
