// Picture in picture: picture and danmaku in a window of their own where the browser can (Document PiP), else the video.
import { createListeners, type Store } from '../../core/store.ts'
import { useStore } from '../../ui/use-store.ts'

interface DocumentPip {
  requestWindow(size: { width: number; height: number }): Promise<Window>
  window: Window | null
}
const documentPip = (): DocumentPip | undefined => (globalThis as { documentPictureInPicture?: DocumentPip }).documentPictureInPicture

let bringBack: (() => void) | null = null
const { listen, tell } = createListeners()
const isOut: Store<boolean> = { get: () => bringBack !== null, getServer: () => false, subscribe: listen }

/** Whether the picture has left the page for a window of its own. */
export const usePip = (): boolean => useStore(isOut)

export const canPip = (): boolean => documentPip() !== undefined || document.pictureInPictureEnabled === true

/** Closes the window, which brings the picture back into the page. */
export function leavePip(): void {
  bringBack?.()
  if (document.pictureInPictureElement)
    document.exitPictureInPicture().catch((error: unknown) => console.info('no picture in picture', error))
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
  // Styles are files of this host: a copy of their links is allowed there as it is here.
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) window.document.head.append(link.cloneNode())
  window.document.title = document.title
  window.document.documentElement.dataset.theme = 'dark'
  const wasPlaying = video !== null && !video.paused
  window.document.body.append(stage)
  // A video that moves to another document is paused by that.
  if (wasPlaying) video?.play().catch((error: unknown) => console.info('it goes on with a tap', error))
  window.addEventListener('click', onToggle)
  bringBack = () => {
    bringBack = null
    tell()
    const plays = video !== null && !video.paused
    home?.insertBefore(stage, next)
    if (plays) video?.play().catch((error: unknown) => console.info('it goes on with a tap', error))
    window.close()
  }
  tell()
  window.addEventListener('pagehide', () => bringBack?.())
}
