// Fullscreen of the player, or of the video alone on phones that allow nothing else.
import { useSyncExternalStore } from 'react'

interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?(): void
}

export function toggleFullscreen(frame: HTMLElement): void {
  if (document.fullscreenElement) {
    document.exitFullscreen().catch((error: unknown) => console.info('fullscreen exit failed', error))
    return
  }
  if (!frame.requestFullscreen) {
    frame.querySelector<PhoneVideo>('video')?.webkitEnterFullscreen?.()
    return
  }
  const lock = (): unknown =>
    (screen.orientation as { lock?(to: string): Promise<void> } | undefined)?.lock?.('landscape').catch(() => undefined)
  frame.requestFullscreen().then(lock, (error: unknown) => console.info('fullscreen refused', error))
}

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
export const useFullscreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  )
