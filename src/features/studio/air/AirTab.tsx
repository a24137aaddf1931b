// On the air: whether the picture arrives, where it comes from, going live and ending.
import { type ReactNode, useEffect } from 'react'
import type { StreamTrouble } from '../../../../contract/room/stream.ts'
import type { StudioRoom } from '../../../../contract/room/studio.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from '../Studio.module.css'
import { SourcePanel } from '../source/SourcePanel.tsx'
import { useReadAgain, useStudioRead } from '../use-studio-read.ts'
import { AirPanel } from './AirPanel.tsx'
import { DelayPanel } from './DelayPanel.tsx'
import { HealthPanel } from './HealthPanel.tsx'
import { OffsetPanel } from './OffsetPanel.tsx'
import { TalkPanel } from './TalkPanel.tsx'

const every = 2_000
const noTroubles: readonly StreamTrouble[] = []

interface AirTabProps {
  studio: StudioRoom
  talk: ReactNode
  /** Opens what the room says of itself. */
  onRoom(): void
}

export function AirTab({ studio, talk, onRoom }: AirTabProps) {
  const { data } = useStudioRead('GET api/Live/getHealth', { every })
  const readAgain = useReadAgain()
  const health = data?.health ?? null
  const state = health?.state ?? 'idle'
  // Where the picture can be seen is known at once, and not with the next reading.
  const isStale = data !== undefined && state !== studio.stream.state
  useEffect(() => {
    if (isStale) void readAgain('GET api/Live/getStudio')
  }, [isStale, readAgain])
  return (
    <div className={classNames(styles.page, styles.cols)}>
      <div className={styles.column}>
        <AirPanel studio={studio} health={health} onRoom={onRoom} />
        <TalkPanel>{talk}</TalkPanel>
        <SourcePanel />
      </div>
      <div className={styles.column}>
        <HealthPanel studio={studio} health={health} troubles={data?.troubles ?? noTroubles} />
        {studio.room.match_id !== null && <OffsetPanel matchId={studio.room.match_id} offset={studio.picture_offset} />}
        {studio.broadcast && <DelayPanel counts={data?.delays ?? []} />}
      </div>
    </div>
  )
}
