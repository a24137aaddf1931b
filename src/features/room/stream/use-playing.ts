// While playing: media session for the lock screen, and a screen wake lock.
import { useEffect } from 'react'
import type { Player } from './player-handle.ts'
import { cell, closedState } from './player-state.ts'
import { useCell } from './use-cell.ts'

const none = cell(closedState)

export function usePlaying(player: Player | null, title: string, artist: string, poster: string): void {
  const plays = useCell(player?.state ?? none, ({ paused, phase }) => !paused && phase === 'playing')
  useEffect(() => {
    if (!player || !('mediaSession' in navigator)) return
    const { mediaSession } = navigator
    mediaSession.metadata = new MediaMetadata({ title, artist, artwork: poster ? [{ src: poster }] : [] })
    mediaSession.setActionHandler('play', player.play)
    mediaSession.setActionHandler('pause', player.pause)
    mediaSession.setActionHandler('stop', player.pause)
    return () => {
      mediaSession.metadata = null
      for (const action of ['play', 'pause', 'stop'] as const) mediaSession.setActionHandler(action, null)
    }
  }, [player, title, artist, poster])
  useEffect(() => {
    if ('mediaSession' in navigator) navigator.mediaSession.playbackState = plays ? 'playing' : 'paused'
    if (!plays || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let over = false
    const ask = (): void => {
      if (document.hidden || over) return
      navigator.wakeLock.request('screen').then(
        (given) => {
          if (over) void given.release()
          else lock = given
        },
        // A low battery may refuse the wake lock: the screen then turns off as usual.
        (error: unknown) => console.info('wake lock refused', error),
      )
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [plays])
}
