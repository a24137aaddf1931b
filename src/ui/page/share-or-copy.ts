// Hands an address on: by the system's sheet, or by the clipboard.
import { copyText } from './clipboard.ts'

/** The system's sheet where there is one, else the clipboard. `given-up`: the sheet was closed. */
export async function shareOrCopy(data: { title: string; text?: string; url: string }): Promise<'shared' | 'copied' | 'given-up'> {
  if (navigator.share) {
    try {
      await navigator.share(data)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'given-up'
      console.warn('the sheet of the system did not open, the address is copied instead', error)
    }
  }
  await copyText(data.url)
  return 'copied'
}
