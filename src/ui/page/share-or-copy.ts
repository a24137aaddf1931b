// Shares a URL by the system's share sheet, or copies it.
import { copyText } from './clipboard.ts'

/** Uses the share sheet if available, else the clipboard. `given-up`: the user closed the sheet. */
export async function shareOrCopy(data: { title: string; text?: string; url: string }): Promise<'shared' | 'copied' | 'given-up'> {
  if (navigator.share) {
    try {
      await navigator.share(data)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'given-up'
      console.warn('share sheet failed, copying the URL instead', error)
    }
  }
  await copyText(data.url)
  return 'copied'
}
