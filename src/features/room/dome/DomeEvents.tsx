// 大事: match events in the rooms of the dome, up to the shared playback time; each can be replayed.
import { Trans, useLingui } from '@lingui/react/macro'
import { History } from 'lucide-react'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { eventName } from '../../match/messages/event-messages.ts'
import { minuteLabel } from '../../match/messages/minute-label.ts'
import { EventRow } from '../../match/parts/EventRow.tsx'
import { useRowView } from '../../match/row-view.ts'
import panels from '../RoomPanels.module.css'
import styles from './DomePanels.module.css'
import { type DomeRoom, domeEvents } from './dome-events.ts'

export interface DomeEventsProps {
  ids: readonly string[]
  rooms: ReadonlyMap<string, DomeRoom>
  /** The room whose audio plays. */
  focus: string
  /** Replays an event in its room. */
  onWatch(roomId: string, seq: number): void
}

export function DomeEvents({ ids, rooms, focus, onWatch }: DomeEventsProps) {
  const { t, i18n } = useLingui()
  const view = useRowView()
  const events = domeEvents(ids, rooms)
  const covered = [...rooms.values()].filter((room) => room.covered).length
  return (
    <Panel padded>
      <SectionHead title={<Trans>大事</Trans>} note={<Trans>画面还没到的事不会先出现在这里</Trans>} />
      {events.length === 0 ? (
        <p className={panels.text}>{covered > 0 ? <Trans>比分已隐藏，点格子上的“显示比分”</Trans> : <Trans>画面里还没有大事。</Trans>}</p>
      ) : (
        <ol data-dome-events="">
          {events.map(({ roomId, place, sport, item }) => (
            <EventRow
              key={`${roomId} ${item.seq}`}
              item={item}
              sport={sport}
              view={view}
              before={
                <Num className={styles.place} data-heard={roomId === focus ? '' : undefined}>
                  {place}
                </Num>
              }
              act={
                rooms.get(roomId)?.match.markers.some(({ seq }) => seq === item.seq) && (
                  <IconButton
                    label={t`看第 ${place} 格 ${minuteLabel(item, sport, view.lang) || eventName(item, i18n, sport)} 的画面`}
                    className={panels.jump}
                    onClick={() => onWatch(roomId, item.seq)}
                  >
                    <History size={16} />
                  </IconButton>
                )
              }
            />
          ))}
        </ol>
      )}
    </Panel>
  )
}
