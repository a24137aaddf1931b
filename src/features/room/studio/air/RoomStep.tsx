// First step before a broadcast: how lists display the room.
import { Trans, useLingui } from '@lingui/react/macro'
import type { StudioRoom } from '../../../../../contract/room/studio.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { RoomCover } from '../room/RoomCover.tsx'
import { useCategoryOptions } from '../room/use-category-options.ts'
import { useMatchName } from '../room/use-match-name.ts'
import { StepTitle } from '../StepTitle.tsx'
import styles from './AirPanel.module.css'
import { Check } from './Preflight.tsx'

interface RoomStepProps {
  room: StudioRoom['room']
  /** Opens the room tab. */
  onRoom(): void
}

export function RoomStep({ room, onRoom }: RoomStepProps) {
  const { t } = useLingui()
  const match = useMatchName(room.match_id)
  const category = useCategoryOptions().find(({ value }) => value === String(room.category))?.label ?? ''
  return (
    <Panel padded aria-labelledby="step-room">
      <SectionHead
        id="step-room"
        title={
          <StepTitle step={1}>
            <Trans>房间信息</Trans>
          </StepTitle>
        }
      />
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
        <ul className={styles.checks}>
          <Check state={room.cover === '' ? 'open' : 'good'}>
            {room.cover === '' ? <Trans>没有封面，列表里用画出来的</Trans> : <Trans>封面有了</Trans>}
          </Check>
        </ul>
      </div>
    </Panel>
  )
}
