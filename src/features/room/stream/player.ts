// One player: an engine in a <video>, with monitoring, rebuild on failure, and the viewer's controls.
import { type Engine, type FailureReason, findEngine } from './engine/engine.ts'
import { followPainted, isSoundAlone } from './engine/painted.ts'
import { failed, heard, isNews, isSeen, opened, type Recovery, rebuilt, shown, standing, wantsRebuild } from './engine/recovery.ts'
import { positionAt } from './engine/timeline-map.ts'
import { followsLive } from './live-edge.ts'
import type { Player, PlayerOptions, Source } from './player-handle.ts'
import { playerSettings } from './player-settings.ts'
import { playerSound } from './player-sound.ts'
import { cell, closedState, closedTime, type Phase, type PlayerState, type PlayerTime } from './player-state.ts'

/** Milliseconds between two checks of playback. */
const beat = 250

export function createPlayer(video: HTMLVideoElement, { small = false, onTrouble }: PlayerOptions = {}): Player {
  const settings = playerSettings.get()
  const state = cell<PlayerState>({
    ...closedState,
    volume: settings.volume,
    muted: small || settings.muted,
    choice: small ? 'smooth' : settings.quality,
  })
  const time = cell<PlayerTime>(closedTime)
  let source: Source = { url: null, kind: 'live', state: 'idle' }
  let engine: Engine | null = null
  let recovery: Recovery = opened(Date.now())
  let trouble: FailureReason | null = null
  /** The viewer wants playback; a browser that pauses a hidden tab does not change that. */
  let wanted = true
  let follows = true
  let lastPosition = -1
  /** Whether this attempt has shown a frame, and the playback time of the last frame of any attempt. */
  let hasPicture = false
  let lastPaintedTime: number | null = null
  let replayed = 0
  /** Where to resume once the attempt has a playlist: a server time in a room, a position in a recording. */
  let goOn: { pictureTime: number | null; position: number } | null = null
  let attempt = 0
  let blocked = false
  let ended = false
  const left = new AbortController()
  const painted = followPainted(video, () => state.get().audioOnly, onBeat)
  const isPlayable = (): boolean =>
    source.url !== null && (source.kind === 'playback' || source.state === 'live' || source.state === 'away')
  const isDry = (): boolean => isSeen(source.state, engine?.window()?.end, video.currentTime)

  function phaseNow(now: number): Phase {
    if (source.kind === 'live' && source.state === 'over') return 'over'
    if (!isPlayable()) return 'not-started'
    if (ended || blocked || !wanted) return ended ? 'ended' : blocked ? 'blocked' : 'playing'
    const how = standing(recovery, now)
    if (how !== 'fine' && trouble === 'codec') return 'unplayable'
    if (how === 'fine') return lastPosition < 0 ? 'opening' : 'playing'
    if (how === 'spinner') return lastPosition < 0 ? 'opening' : isDry() ? 'away' : 'buffering'
    return source.state === 'away' || (trouble === 'gone' && source.kind === 'live') ? 'away' : 'weak'
  }

  function start(): void {
    const { url } = source
    if (url === null) return
    attempt += 1
    const own = attempt
    const isOwn = (): boolean => own === attempt
    engine?.destroy()
    engine = null
    hasPicture = false
    replayed = 0
    // Hidden while resuming: the first frame may be from long before.
    video.style.opacity = goOn ? '0' : ''
    findEngine(url)
      .then((open) => {
        if (!isOwn()) return
        engine = open(video, url, {
          onSign() {
            if (isOwn()) recovery = heard(recovery, Date.now())
          },
          onFailed(why, detail) {
            if (!isOwn()) return
            console.info('stream failed, rebuilding', why, detail)
            trouble = why
            recovery = failed(recovery, Date.now())
            onTrouble?.()
          },
          onQualities: () => isOwn() && showQualities(),
          onEnd: () => undefined,
        })
        engine.followEdge(follows)
        playNow()
      })
      .catch((error: unknown) => {
        console.warn('player engine failed to load', error)
        if (isOwn()) recovery = failed(recovery, Date.now())
      })
  }

  /** Playback time of the visible frame; null without a frame, or if its time is unknown. */
  function paintedTime(): number | null {
    const position = painted.position()
    return position === null ? null : (engine?.pictureTime(position) ?? null)
  }

  /** Until a frame of a new attempt or of the seek target arrives, the last visible frame counts. */
  function pictureTime(): number | null {
    if (!isPlayable() || state.get().phase === 'away') return null
    return hasPicture && !video.seeking ? (paintedTime() ?? lastPaintedTime) : lastPaintedTime
  }

  function showQualities(): void {
    if (!engine) return
    const { choice } = state.get()
    const qualities = engine.qualities()
    // A selected quality that this stream lacks stays selected for the next stream.
    const wantedQuality = choice === 'auto' || qualities.includes(choice) ? choice : 'auto'
    if (state.get().qualities.length === 0 || wantedQuality !== 'auto') engine.choose(wantedQuality)
    state.set({ qualities, shown: engine.shown() })
  }

  function playNow(): void {
    if (!wanted) return
    const { muted, volume } = state.get()
    video.volume = volume
    video.muted = muted
    video.play().then(
      () => {
        blocked = false
      },
      (error: unknown) => {
        if ((error as Error).name !== 'NotAllowedError') return
        if (video.muted) {
          blocked = true
          return
        }
        // Browsers may allow muted playback without a tap: better than a still image.
        video.muted = true
        state.set({ silenced: true, muted: true })
        playNow()
      },
    )
  }

  function onBeat(): void {
    const now = Date.now()
    const isThere = !video.seeking && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && painted.position() !== null
    if (!isPlayable() || !wanted || blocked || ended || document.hidden) recovery = shown(recovery, now)
    else if (isThere && video.currentTime !== lastPosition && isFresh()) {
      recovery = shown(recovery, now)
      trouble = null
      hasPicture = true
      lastPaintedTime = paintedTime()
    } else if (!isDry() && wantsRebuild(recovery, now)) {
      goOn = { pictureTime: time.get().pictureTime, position: time.get().position }
      recovery = rebuilt(recovery, now)
      onTrouble?.()
      start()
    }
    if (isThere && goOn === null && (hasPicture || !wanted)) video.style.opacity = ''
    if (goOn && engine) goOnWhere(engine, goOn)
    notify(now)
  }

  function isFresh(): boolean {
    replayed += Math.min(1, Math.max(0, video.currentTime - lastPosition))
    lastPosition = video.currentTime
    return source.kind === 'playback' || isNews(recovery, paintedTime(), lastPaintedTime, replayed)
  }

  function goOnWhere(playing: Engine, { pictureTime, position }: { pictureTime: number | null; position: number }): void {
    const known = playing.window()
    if (!known) return
    goOn = null
    const isFollowing = source.kind === 'live' && follows
    const at = source.kind === 'playback' || pictureTime === null ? position : positionAt(playing.pieces(), pictureTime)
    // A viewer who follows starts at the live edge anyway; only a playlist marked as ended starts at its beginning.
    if (isFollowing ? !known.isLive : at !== null) video.currentTime = at ?? known.end
  }

  function notify(now: number): void {
    state.set({ phase: phaseNow(now), paused: !wanted || ended, shown: engine?.shown() ?? null })
    state.set({ soundAlone: isSoundAlone(video), pictureAlone: hasPicture && engine?.hasSound() === false })
    const known = engine?.window()
    const position = video.currentTime
    const isLive = source.kind === 'live' && known?.isLive !== false
    time.set({
      position,
      start: known?.start ?? 0,
      live: known?.live ?? 0,
      end: known?.end ?? 0,
      isLive,
      atEdge: isLive && (known == null || followsLive(position, known)),
      pictureTime: pictureTime(),
    })
  }

  function go(position: number): void {
    const known = engine?.window()
    if (!known) return
    ended = false
    follows = followsLive(position, known)
    engine?.followEdge(follows)
    video.currentTime = Math.min(Math.max(position, known.start + 0.1), known.isLive ? known.live : known.end)
    recovery = opened(Date.now())
    notify(Date.now())
  }

  video.addEventListener(
    'ended',
    () => {
      if (source.kind === 'playback') ended = true
      else {
        // A playlist that ends while the room is live is broken, or the room's end has not arrived yet; after a failed attempt neither.
        if (recovery.failed === null) trouble = 'gone'
        recovery = failed(recovery, Date.now())
        onTrouble?.()
      }
    },
    { signal: left.signal },
  )
  document.addEventListener('visibilitychange', () => !document.hidden && wanted && video.paused && playNow(), { signal: left.signal })
  const timer = setInterval(onBeat, beat)

  return {
    video,
    state,
    time,
    open(next) {
      const before = source
      source = next
      if (!isPlayable()) {
        attempt += 1
        engine?.destroy()
        engine = null
        lastPosition = -1
        lastPaintedTime = null
      } else if (before.url !== next.url || engine === null || (next.state === 'live' && before.state !== 'live')) {
        recovery = opened(Date.now())
        if (before.url !== next.url) {
          lastPosition = -1
          lastPaintedTime = null
          follows = true
          ended = false
          goOn = null
        } else if (!follows) goOn = { pictureTime: time.get().pictureTime, position: time.get().position }
        start()
      }
      notify(Date.now())
    },
    play() {
      wanted = true
      recovery = opened(Date.now())
      if (ended) go(time.get().start)
      playNow()
      notify(Date.now())
    },
    pause() {
      wanted = false
      // After a pause, playback resumes at that position, not at the live edge.
      follows = false
      engine?.followEdge(false)
      video.pause()
      notify(Date.now())
    },
    seek: go,
    seekTo(pictureTime) {
      const position = positionAt(engine?.pieces() ?? [], pictureTime)
      if (position !== null) go(position)
      return position !== null
    },
    toLive() {
      const known = engine?.window()
      if (known) go(known.live)
      follows = true
      engine?.followEdge(true)
      if (!wanted) this.play()
    },
    setRate: (rate) => engine?.setRate(rate),
    ...playerSound(video, state, small),
    choose(quality) {
      state.set({ choice: quality })
      engine?.choose(quality)
      if (!small) playerSettings.set({ quality })
    },
    setAudioOnly(on) {
      state.set({ audioOnly: on })
      // The lowest quality, since the video is not displayed.
      engine?.choose(on ? (engine.qualities().at(-1) ?? 'auto') : state.get().choice)
    },
    address: () => source.url,
    pieces: () => engine?.pieces() ?? [],
    pictureTime,
    figures: () => engine?.figures() ?? null,
    close() {
      clearInterval(timer)
      left.abort()
      painted.stop()
      attempt += 1
      engine?.destroy()
      engine = null
    },
  }
}
