// Off the air, three steps: room, source, start. On the air, stream health, source, chat and the end button; afterwards the summary.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { StreamTrouble } from '../../../../../contract/room/stream.ts'
import type { Broadcast, StudioRoom } from '../../../../../contract/room/studio.ts'
import { call } from '../../../../core/api/api.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { GrowthPanel } from '../growth/GrowthPanel.tsx'
import { publisher } from '../ingest/publisher.ts'
import styles from '../Studio.module.css'
import { SourcePanel } from '../source/SourcePanel.tsx'
import { useReadAgain, useStudioRead } from '../use-studio-read.ts'
import { AirPanel } from './AirPanel.tsx'
import { AirStairs } from './AirStairs.tsx'
import { DelayPanel } from './DelayPanel.tsx'
import { HealthPanel } from './health/HealthPanel.tsx'
import { OffsetPanel } from './OffsetPanel.tsx'
import { RoomStep } from './RoomStep.tsx'
import { SummaryPanel } from './SummaryPanel.tsx'
import { TalkPanel } from './TalkPanel.tsx'

const every = 2_000
const noTroubles: readonly StreamTrouble[] = []

interface AirTabProps {
  studio: StudioRoom
  talk: ReactNode
  /** Opens the room tab. */
  onRoom(): void
  /** Opens the schedule tab. */
  onNext(): void
}

export function AirTab({ studio, talk, onRoom, onNext }: AirTabProps) {
  const { ended, setEnded } = useEnded(studio.broadcast)
  const { data } = useStudioRead('GET api/Live/getHealth', { every })
  const readAgain = useReadAgain()
  const health = data?.health ?? null
  const state = health?.state ?? 'idle'
  // Reloads the studio as soon as the stream state changes, rather than at the next interval.
  const isStale = data !== undefined && state !== studio.stream.state
  useEffect(() => {
    if (isStale) void readAgain('GET api/Live/getStudio')
  }, [isStale, readAgain])
  const isOn = studio.broadcast !== null
  if (ended && !isOn)
    return (
      <div className={styles.page}>
        <AirStairs at="end" />
        <SummaryPanel broadcast={ended} onNext={onNext} onAgain={() => setEnded(null)} />
      </div>
    )
  const cameFrom = health?.source === 'browser' ? 'browser' : 'obs'
  // The same elements before and on the air, so that a running source and its requests continue.
  const air = <AirPanel key="air" studio={studio} health={health} onEnded={setEnded} />
  const source = <SourcePanel key="source" step={isOn ? undefined : 2} onAir={isOn && state === 'live' ? cameFrom : null} />
  const talkPanel = <TalkPanel key="talk">{talk}</TalkPanel>
  return (
    <div className={styles.page}>
      <AirStairs at={isOn ? 'air' : state === 'live' ? 'check' : 'ready'} />
      <div className={classNames(styles.page, styles.cols, !isOn && styles.before)}>
        <div className={styles.column}>
          {isOn ? [air, talkPanel, source] : [<RoomStep key="room" room={studio.room} onRoom={onRoom} />, source, air]}
        </div>
        <div className={styles.column}>
          <HealthPanel studio={studio} health={health} troubles={data?.troubles ?? noTroubles} />
          {studio.room.match_id !== null && <OffsetPanel matchId={studio.room.match_id} offset={studio.picture_offset} />}
          {!isOn && <GrowthPanel />}
          {!isOn && talkPanel}
          {isOn && <DelayPanel counts={data?.delays ?? []} half={data?.delay_half ?? null} most={data?.delay_most ?? null} />}
        </div>
      </div>
    </div>
  )
}

/** The broadcast that was on the air here and has ended: by its button, on another device, for lack of media, or by an operator. */
function useEnded(current: Broadcast | null) {
  const [ended, setEnded] = useState<Broadcast | null>(null)
  const last = useRef(current?.id)
  const id = current?.id
  useEffect(() => {
    // A new broadcast has started, here or elsewhere: the summary of the previous one is in the records.
    if (id !== undefined) setEnded((over) => (over?.id === id ? over : null))
    const over = id === undefined ? last.current : undefined
    last.current = id
    if (over === undefined) return
    publisher.over()
    call('GET api/Live/getBroadcastList', { query: { page: '1', limit: '1' } })
      .then(({ list: [one] }) => one?.id === over && setEnded(one))
      .catch((error: unknown) => console.warn('broadcast summary not read', error))
  }, [id])
  return { ended, setEnded }
}
