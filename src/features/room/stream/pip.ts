// Picture-in-picture: video and danmaku in a separate window where supported (Document PiP), otherwise the video alone.
import { createListeners, type Store } from '../../../core/store/store.ts'
import { useStore } from '../../../ui/use-store.ts'

interface DocumentPip {
  requestWindow(size: { width: number; height: number }): Promise<Window>
  window: Window | null
}
const documentPip = (): DocumentPip | undefined => (globalThis as { documentPictureInPicture?: DocumentPip }).documentPictureInPicture

let bringBack: (() => void) | null = null
const { listen, notify } = createListeners()
const isOut: Store<boolean> = { get: () => bringBack !== null, getServer: () => false, subscribe: listen }

/** Whether the video is in a separate window. */
export const usePip = (): boolean => useStore(isOut)

export const canPip = (): boolean => documentPip() !== undefined || document.pictureInPictureEnabled === true

/** Closes the window, which moves the video back into the page. */
export function leavePip(): void {
  bringBack?.()
  if (document.pictureInPictureElement)
    document.exitPictureInPicture().catch((error: unknown) => console.info('picture-in-picture exit failed', error))
}

export async function togglePip(stage: HTMLElement, onToggle: () => void): Promise<void> {
  const video = stage.querySelector('video')
  if (bringBack || document.pictureInPictureElement) return leavePip()
  const pip = documentPip()
  if (!pip) {
    await video?.requestPictureInPicture()
    return
  }
  const window = await pip.requestWindow({ width: 480, height: 270 })
  const home = stage.parentElement
  const next = stage.nextSibling
  // Stylesheets are same-origin: links to them are allowed in the new window too.
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) window.document.head.append(link.cloneNode())
  window.document.title = document.title
  window.document.documentElement.dataset.theme = 'dark'
  const wasPlaying = video !== null && !video.paused
  window.document.body.append(stage)
  // Moving a video to another document pauses it.
  if (wasPlaying) video?.play().catch((error: unknown) => console.info('playback did not resume', error))
  window.addEventListener('click', onToggle)
  bringBack = () => {
    bringBack = null
    notify()
    const plays = video !== null && !video.paused
    home?.insertBefore(stage, next)
    if (plays) video?.play().catch((error: unknown) => console.info('playback did not resume', error))
    window.close()
  }
  notify()
  window.addEventListener('pagehide', () => bringBack?.())
}
