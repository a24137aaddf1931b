// Seek bar: the seekable range, the playback position, and match markers that seek to their event.
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { preferences, shownZone } from '../../../../core/store/preferences.ts'
import { timeOf } from '../../../../core/text/format.ts'
import { lengthText } from '../../../../core/text/length-text.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { toast } from '../../../../ui/layer/toast/toast.ts'
import { useStore } from '../../../../ui/use-store.ts'
import { timeAt } from '../engine/timeline-map.ts'
import { jumpTo } from '../jump.ts'
import { type Marker, markName } from '../marker.ts'
import { usePlayer } from '../player-context.ts'
import { useCell } from '../use-cell.ts'
import styles from './SeekBar.module.css'
import { placeMarkers, positionOf, shareOf } from './seek-scale.ts'
import { useStills } from './stills.ts'
import { useThumbs } from './thumbs.ts'
import { useHeld } from './use-held.ts'

export interface SeekBarProps {
  markers: readonly Marker[]
  markerText(marker: Marker): string
  /** Stills of unseen scenes would reveal the score. */
  hideStills: boolean
}

/** Arrow key step, in seconds. */
const step = 5
const steps: Record<string, number> = { ArrowLeft: -step, ArrowDown: -step, ArrowRight: step, ArrowUp: step, PageDown: -60, PageUp: 60 }

export function SeekBar({ markers, markerText, hideStills }: SeekBarProps) {
  const { t } = useLingui()
  const player = usePlayer()
  const bar = useRef<HTMLDivElement>(null)
  const thumbs = useThumbs(player, markers)
  const [tip, setTip] = useState<number | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  /** Pointer position along the bar; not shown while scores are hidden, since it would reveal the recording's duration. */
  const [pointed, setPointed] = useState<number | null>(null)
  // Rounded to thousandths, so that the bar re-renders only for visible changes.
  const share = useCell(player.time, (time) => Math.round((time.isLive && time.atEdge ? 1 : shareOf(time.position, time)) * 1_000) / 1_000)
  const end = useCell(player.time, (time) => Math.floor(time.end))
  const isLive = useCell(player.time, (time) => time.isLive)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `end` changes once per second of the stream
  const fresh = useMemo(() => placeMarkers(markers, player.pieces(), player.time.get()), [markers, player, end])
  const { shown: placed, press } = useHeld(fresh)
  const shown = dragged ?? share
  const { start, live } = player.time.get()
  const tz = shownZone(useStore(preferences))
  /** Position that a click or release would seek to. */
  const aimed = dragged ?? pointed
  const aimedTime = aimed === null ? null : timeAt(player.pieces(), positionOf(aimed, player.time.get()))
  const stillAt = useStills(player, !hideStills && (aimed !== null || tip !== null))
  const textOf = (place: number): string => {
    const position = positionOf(place, player.time.get())
    const back = live - position
    if (!isLive) return lengthText(position - start)
    return place >= 1 || back < step ? t`直播中` : t`直播前 ${lengthText(back)}`
  }

  const shareAt = (event: PointerEvent): number => {
    const box = bar.current?.getBoundingClientRect()
    return box ? Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) : 1
  }
  const onDown = (event: PointerEvent<HTMLDivElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId)
    setDragged(shareAt(event))
  }
  const onUp = (event: PointerEvent<HTMLDivElement>): void => {
    if (dragged === null) return
    setDragged(null)
    const requested = shareAt(event)
    if (isLive && requested > 0.995) player.toLive()
    else player.seek(positionOf(requested, player.time.get()))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const { position } = player.time.get()
    const by = steps[event.key]
    const isEnd = event.key === 'End'
    if (by === undefined && !isEnd && event.key !== 'Home') return
    event.preventDefault()
    if (isEnd && isLive) player.toLive()
    else if (isEnd) player.seek(player.time.get().end - 1)
    else player.seek(by === undefined ? start : position + by)
  }
  const onMark = (marker: Marker): void => {
    if (!jumpTo(player, marker)) toast(t`回看里没有这一刻了`, { tone: 'plain' })
  }
  const active = placed.find(({ marker }) => marker.seq === tip)
  // A thumbnail captured during playback shows the exact instant.
  const activeStill = active && (thumbs.get(markName(active.marker)) || stillAt(active.marker.at))
  return (
    <div className={styles.seek}>
      <div
        ref={bar}
        className={styles.bar}
        role="slider"
        tabIndex={0}
        aria-label={t`播放进度`}
        aria-valuemin={0}
        aria-valuemax={1000}
        aria-valuenow={Math.round(shown * 1_000)}
        aria-valuetext={textOf(shown)}
        onPointerDown={onDown}
        onPointerMove={(event) => {
          if (dragged !== null) setDragged(shareAt(event))
          else if (event.pointerType === 'mouse' && !hideStills) setPointed(shareAt(event))
        }}
        onPointerLeave={() => setPointed(null)}
        onPointerUp={onUp}
        onPointerCancel={() => setDragged(null)}
        onKeyDown={onKeyDown}
      >
        <span className={styles.ground} />
        <span className={styles.filled} style={{ width: `${shown * 100}%` }} />
        <span className={styles.knob} style={{ left: `${shown * 100}%` }} />
        {aimed !== null && (
          <Aim place={aimed} still={stillAt(aimedTime)}>
            {textOf(aimed)}
            {aimedTime !== null && isLive && <Num> {timeOf(aimedTime, tz)}</Num>}
          </Aim>
        )}
      </div>
      {placed.map(({ marker, share: place }) => (
        <button
          key={marker.seq}
          type="button"
          className={classNames(styles.mark, styles[marker.kind])}
          style={{ left: `${place * 100}%` }}
          aria-label={t`跳到 ${markerText(marker)}`}
          data-mark={marker.kind}
          onPointerDown={press}
          onClick={() => onMark(marker)}
          onPointerEnter={() => setTip(marker.seq)}
          onPointerLeave={() => setTip(null)}
          onFocus={() => setTip(marker.seq)}
          onBlur={() => setTip(null)}
        />
      ))}
      {active && aimed === null && (
        <span className={styles.tip} style={{ left: `clamp(84px, ${active.share * 100}%, 100% - 84px)` }} aria-hidden="true">
          {activeStill && <img src={activeStill} alt="" width={168} height={94} />}
          <span>{markerText(active.marker)}</span>
        </span>
      )}
    </div>
  )
}

/** Preview above the seek target: its still, if any, and its time. */
function Aim({ place, still, children }: { place: number; still: string | null; children: ReactNode }) {
  const edge = still === null ? 40 : 84
  return (
    <span
      className={still === null ? styles.when : styles.tip}
      style={{ left: `clamp(${edge}px, ${place * 100}%, 100% - ${edge}px)` }}
      aria-hidden="true"
    >
      {still !== null && <img src={still} alt="" width={168} height={94} className={styles.still} data-still="" />}
      <span>{children}</span>
    </span>
  )
}
