// Writes to the clipboard. A secret is removed from it again (copy-secret.ts), but nothing that was copied later.

let pending: AbortController | null = null

/** Also rejects without a clipboard: browsers have none on plain http. */
export async function copyText(text: string): Promise<void> {
  pending?.abort()
  await navigator.clipboard.writeText(text)
}

/** Returns a controller that aborts as soon as anything else is copied. */
export function untilCopied(): AbortController {
  pending = new AbortController()
  return pending
}
