// Full screen: of the whole player, or of its video alone where a phone allows nothing else.
import { useSyncExternalStore } from 'react'

interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?(): void
}

export function toggleFullscreen(frame: HTMLElement): void {
  if (document.fullscreenElement) {
    document.exitFullscreen().catch((error: unknown) => console.info('full screen was left already', error))
    return
  }
  if (!frame.requestFullscreen) {
    frame.querySelector<PhoneVideo>('video')?.webkitEnterFullscreen?.()
    return
  }
  const lock = (): unknown =>
    (screen.orientation as { lock?(to: string): Promise<void> } | undefined)?.lock?.('landscape').catch(() => undefined)
  frame.requestFullscreen().then(lock, (error: unknown) => console.info('full screen was refused', error))
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
