// Danmaku over the video: flying, or a static list under reduced motion.
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '../../../ui/layer/lazy-part.ts'
import { useStore } from '../../../ui/use-store.ts'
import { usePlayer } from '../stream/player-context.ts'
import { useCell } from '../stream/use-cell.ts'
import styles from './Danmaku.module.css'
import { danmakuSettings, letterSize } from './danmaku-settings.ts'
import { type StillDanmaku, withDanmaku, withoutDanmaku } from './list/still-list.ts'
import { Repeats } from './merge.ts'
import { painterFor } from './stage/canvas-painter.ts'
import type { DanmakuClassNames } from './stage/element-painter.ts'
import { afterSample, governed } from './stage/governor.ts'
import { DanmakuStage } from './stage/stage.ts'
import type { StageDanmaku } from './stage-danmaku.ts'
import { type DanmakuPlace, useDanmaku } from './use-danmaku.ts'
import { useTapped } from './use-tapped.ts'

const DanmakuActs = lazyPart(async () => (await import('./DanmakuActs.tsx')).DanmakuActs)

const painter = painterFor({ line: styles.line, mine: styles.mine, advert: styles.advert, count: styles.count } as DanmakuClassNames)

export function Danmaku(place: DanmakuPlace) {
  const still = useStillness()
  const { show } = useStore(danmakuSettings)
  if (!show) return null
  return still ? <StillList {...place} /> : <FlyingList {...place} />
}

/** The danmaku that this one repeats, if the viewer merges repeats; the viewer's own are never merged. */
const joinedTo = (repeats: Repeats, { id, text, mine }: StageDanmaku): ReturnType<Repeats['join']> =>
  danmakuSettings.get().merge && !mine ? repeats.join(id, text, Date.now()) : null

function FlyingList(place: DanmakuPlace) {
  const player = usePlayer()
  const box = useRef<HTMLDivElement>(null)
  const stage = useRef<DanmakuStage | null>(null)
  const repeats = useRef(new Repeats())
  const settings = useStore(danmakuSettings)
  const stopped = useCell(player.state, ({ paused }) => paused)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one stage for the lifetime of the box
  useEffect(() => {
    if (!box.current) return
    const own = new DanmakuStage(box.current, settings, painter)
    stage.current = own
    const stop = govern(own, player.video)
    return () => {
      stop()
      own.close()
      stage.current = null
    }
  }, [])
  useEffect(() => stage.current?.use({ ...settings, paused: settings.paused || stopped }), [settings, stopped])
  useDanmaku(
    place,
    (danmaku) => {
      const joined = joinedTo(repeats.current, danmaku)
      if (joined) stage.current?.count(joined.id, joined.count)
      else stage.current?.push(danmaku)
    },
    (id) => {
      repeats.current.remove(id)
      stage.current?.remove(id)
    },
  )
  const { tapped, close } = useTapped(box, ({ clientX, clientY }) => {
    const edge = box.current?.getBoundingClientRect()
    return (edge && stage.current?.at(clientX - edge.left, clientY - edge.top)) ?? null
  })
  return (
    <>
      <div ref={box} className={styles.stage} aria-hidden="true" data-danmaku="" />
      {tapped && (
        <Suspense>
          <DanmakuActs key={tapped.line.id} tapped={tapped} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

/** Measures once a second how well the device keeps up, and adjusts the stage's limit. */
function govern(stage: DanmakuStage, video: HTMLVideoElement): () => void {
  let state = governed(danmakuSettings.get().density)
  let frames = 0
  let dropped = video.getVideoPlaybackQuality?.().droppedVideoFrames ?? 0
  let last = performance.now()
  let request = requestAnimationFrame(function count() {
    frames += 1
    request = requestAnimationFrame(count)
  })
  const timer = setInterval(() => {
    const now = performance.now()
    const fps = (frames * 1_000) / (now - last)
    const lost = video.getVideoPlaybackQuality?.().droppedVideoFrames ?? dropped
    // Neither a hidden page, which draws nothing, nor an empty stage tells anything about the device.
    if (!document.hidden && stage.size > 0) state = afterSample(state, danmakuSettings.get().density, fps, lost - dropped)
    stage.cap = state.cap
    frames = 0
    dropped = lost
    last = now
  }, 1_000)
  return () => {
    cancelAnimationFrame(request)
    clearInterval(timer)
  }
}

function StillList(place: DanmakuPlace) {
  const [items, setItems] = useState<readonly StillDanmaku[]>([])
  const repeats = useRef(new Repeats())
  const { opacity, size } = useStore(danmakuSettings)
  const box = useRef<HTMLOListElement>(null)
  useDanmaku(
    place,
    (danmaku) => {
      if (danmakuSettings.get().paused) return
      const joined = joinedTo(repeats.current, danmaku)
      setItems((known) => withDanmaku(known, danmaku, joined))
    },
    (id) => {
      repeats.current.remove(id)
      setItems((known) => withoutDanmaku(known, id))
    },
  )
  const { tapped, close } = useTapped(box, ({ target }) => {
    const id = target instanceof Element ? target.closest('[data-line]')?.getAttribute('data-line') : undefined
    return items.find((danmaku) => danmaku.id === id) ?? null
  })
  return (
    <>
      <ol
        ref={box}
        className={styles.list}
        style={{ opacity: opacity / 100, fontSize: letterSize(size, 0) }}
        aria-hidden="true"
        data-danmaku=""
      >
        {items.map((danmaku) => (
          <li key={danmaku.id} data-line={danmaku.id} className={danmaku.mine ? styles.mine : undefined} style={{ color: danmaku.color }}>
            {danmaku.text}
            {danmaku.count > 1 && <i className={styles.count}>{`×${danmaku.count}`}</i>}
          </li>
        ))}
      </ol>
      {tapped && (
        <Suspense>
          <DanmakuActs key={tapped.line.id} tapped={tapped} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

const reduced = '(prefers-reduced-motion: reduce)'
const useStillness = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(reduced)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => window.matchMedia(reduced).matches,
    () => true,
  )
