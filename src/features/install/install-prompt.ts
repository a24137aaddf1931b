// Holds the browser's install prompt until the user asks for it.
import { createListeners, type Store } from '../../core/store/store.ts'
import { isInstalled } from '../../ui/page/installed.ts'

/** The beforeinstallprompt event of Chromium, missing in the DOM types. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export type InstallState =
  /** The browser offers an install prompt. */
  | 'offered'
  /** Runs as an installed app, or was installed during this visit. */
  | 'installed'
  /** No prompt: the user installs from the browser's menu. */
  | 'by-hand'

let event: InstallPromptEvent | null = null
let wasInstalled = false
const { listen, notify } = createListeners()

/** Listens for the install prompt, which fires once and early: call this at page start. Returns a function that stops listening. */
export function listenForInstall(): () => void {
  const onOffer = (offer: Event): void => {
    offer.preventDefault()
    event = offer as InstallPromptEvent
    notify()
  }
  const onInstalled = (): void => {
    wasInstalled = true
    event = null
    notify()
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

/** Shows the browser's install dialog; requires a user gesture. Each prompt works once. */
export async function askToInstall(): Promise<void> {
  const offer = event
  if (!offer) return
  event = null
  const { outcome } = await offer.prompt()
  if (outcome === 'accepted') wasInstalled = true
  notify()
}
