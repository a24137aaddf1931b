// Volume of a player, persisted for the next room; one of several players on screen persists nothing.
import type { Player } from './player-handle.ts'
import { playerSettings } from './player-settings.ts'
import type { Cell, PlayerState } from './player-state.ts'

export function playerSound(video: HTMLVideoElement, state: Cell<PlayerState>, small: boolean): Pick<Player, 'setVolume' | 'setMuted'> {
  const apply = (volume: number, muted: boolean): void => {
    video.volume = volume
    video.muted = muted
    state.set({ volume, muted, silenced: false })
    if (!small) playerSettings.set({ volume, muted })
  }
  return {
    setVolume: (volume) => apply(volume, volume === 0),
    setMuted(muted) {
      const { volume } = state.get()
      apply(!muted && volume === 0 ? 0.5 : volume, muted)
    },
  }
}
