// Secrets in the clipboard: they are removed again, because the next paste may be in a chat.
import { copyText, untilCopied } from './clipboard.ts'

/** Milliseconds until a secret is removed. */
export const secretStays = 30_000

/** Whether the clipboard no longer holds the secret; false if unknown, because most browsers require a prompt for reading. */
async function isOther(secret: string): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })
    return state === 'granted' && (await navigator.clipboard.readText()) !== secret
  } catch (error) {
    console.info('clipboard read failed', error)
    return false
  }
}

/** Copies a secret and removes it after half a minute, or once this window has focus, which writing requires. `onStays`: removal failed. */
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
      console.warn('clipboard clear failed, the secret stays', error)
      onStays()
    }
    own.abort()
  }
  const timer = setTimeout(() => void takeOut(), secretStays)
  signal.addEventListener('abort', () => clearTimeout(timer))
  // Text that the user copies from this page replaces the secret.
  for (const event of ['copy', 'cut'] as const) document.addEventListener(event, () => own.abort(), { signal })
}
