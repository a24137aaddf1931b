// Secrets in the clipboard: they are taken out again, for the next paste may be in a chat.
import { copyText, untilCopied } from './clipboard.ts'

/** Milliseconds that a secret stays. */
export const secretStays = 30_000

/** The secret lies there no more, as far as the browser says: most of them say nothing without a question to the user. */
async function isOther(secret: string): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })
    return state === 'granted' && (await navigator.clipboard.readText()) !== secret
  } catch (error) {
    console.info('whether something else was copied is not known', error)
    return false
  }
}

/** Takes it out after half a minute, or when this window has the focus again: none may write without. `onStays`: that was refused. */
export async function copySecret(secret: string, onStays: () => void): Promise<void> {
  await copyText(secret)
  const own = untilCopied()
  const { signal } = own
  async function takeOut(): Promise<void> {
    if (signal.aborted) return
    if (!document.hasFocus()) {
      window.addEventListener('focus', () => void takeOut(), { once: true, signal })
      return
    }
    try {
      if (!(await isOther(secret)) && !signal.aborted) await navigator.clipboard.writeText('')
    } catch (error) {
      console.warn('a secret stays in the clipboard', error)
      onStays()
    }
    own.abort()
  }
  const timer = setTimeout(() => void takeOut(), secretStays)
  signal.addEventListener('abort', () => clearTimeout(timer))
  // Whatever is copied from this page by hand lies there in its place.
  for (const event of ['copy', 'cut'] as const) document.addEventListener(event, () => own.abort(), { signal })
}
