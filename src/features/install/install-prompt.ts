// The browser's own offer to install, kept until the reader asks for it.
import { createListeners, type Store } from '../../core/store.ts'
import { isInstalled } from '../../ui/page/installed.ts'

/** Chromium's event, which the DOM types do not know. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export type InstallState =
  /** The browser offers an installation. */
  | 'offered'
  /** It runs as an installed app now, or was installed a moment ago. */
  | 'installed'
  /** Nothing offered: the reader installs by the browser's own menu. */
  | 'by-hand'

let event: InstallPromptEvent | null = null
let wasInstalled = false
const { listen, tell } = createListeners()

/** Hears the offer, which comes once and early: call it at the start of the page. Answers how to stop. */
export function listenForInstall(): () => void {
  const onOffer = (offer: Event): void => {
    offer.preventDefault()
    event = offer as InstallPromptEvent
    tell()
  }
  const onInstalled = (): void => {
    wasInstalled = true
    event = null
    tell()
  }
  window.addEventListener('beforeinstallprompt', onOffer)
  window.addEventListener('appinstalled', onInstalled)
  return () => {
    window.removeEventListener('beforeinstallprompt', onOffer)
    window.removeEventListener('appinstalled', onInstalled)
  }
}

export const installState: Store<InstallState> = {
  get: () => (wasInstalled || isInstalled() ? 'installed' : event ? 'offered' : 'by-hand'),
  getServer: () => 'by-hand',
  subscribe: listen,
}

/** Shows the browser's dialog; must run inside a tap. An offer can be used once. */
export async function askToInstall(): Promise<void> {
  const offer = event
  if (!offer) return
  event = null
  const { outcome } = await offer.prompt()
  if (outcome === 'accepted') wasInstalled = true
  tell()
}
