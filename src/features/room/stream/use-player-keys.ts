// Keyboard shortcuts of the player: active while nothing, or a part of the player, has focus.
import { type RefObject, useEffect } from 'react'
import { toggleFullscreen } from './fullscreen.ts'
import type { Player } from './player-handle.ts'
import { playerSettings } from './player-settings.ts'

/** Arrow key step, in seconds. */
const step = 5

function isOthers(target: EventTarget | null, frame: HTMLElement): boolean {
  if (!(target instanceof HTMLElement) || target === document.body || target.tagName === 'MAIN') return false
  return !frame.contains(target) || target.matches('input, select, textarea, [contenteditable], [role="slider"]')
}

export function usePlayerKeys(frame: RefObject<HTMLElement | null>, player: Player | null): void {
  useEffect(() => {
    if (!player) return
    const { state, time } = player
    const move = (key: string): void => {
      const { volume } = state.get()
      if (key === 'ArrowLeft') player.seek(time.get().position - step)
      else if (key === 'ArrowRight') player.seek(time.get().position + step)
      else player.setVolume(Math.min(1, Math.max(0, volume + (key === 'ArrowUp' ? 0.1 : -0.1))))
    }
    const acts: Record<string, () => void> = {
      k: () => (state.get().paused ? player.play() : player.pause()),
      m: () => player.setMuted(!state.get().muted),
      f: () => frame.current && toggleFullscreen(frame.current),
      t: () => playerSettings.set({ theatre: !playerSettings.get().theatre }),
      l: () => player.toLive(),
    }
    const onKey = (event: KeyboardEvent): void => {
      const box = frame.current
      if (!box || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isOthers(event.target, box)) return
      const isButton = event.target instanceof HTMLElement && event.target.closest('button, a') !== null
      // Arrow up and down scroll the page unless the player has focus.
      const isVertical = event.key === 'ArrowUp' || event.key === 'ArrowDown'
      if (isVertical && !box.contains(document.activeElement) && !document.fullscreenElement) return
      const isArrow = event.key.startsWith('Arrow')
      const act = event.key === ' ' && !isButton ? acts.k : acts[event.key.toLowerCase()]
      if (!act && !isArrow) return
      event.preventDefault()
      if (act) act()
      else move(event.key)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [frame, player])
}
