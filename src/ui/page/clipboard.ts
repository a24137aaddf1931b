// What this app puts into the clipboard. A secret that lies there is taken out again (copy-secret.ts), but nothing that came after it.

let pending: AbortController | null = null

/** Rejects where there is none too: on plain http browsers have no clipboard. */
export async function copyText(text: string): Promise<void> {
  pending?.abort()
  await navigator.clipboard.writeText(text)
}

/** Aborted as soon as something else is copied. */
export function untilCopied(): AbortController {
  pending = new AbortController()
  return pending
}
