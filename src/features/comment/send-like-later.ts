// Sends a like from the outbox as soon as possible, even if this page is closed before.
export function sendLikeLater(): void {
  import('../alert/device/waiting.ts')
    .then(({ sendWaiting }) => sendWaiting())
    .catch((error: unknown) => console.warn('like not sent, stays queued', error))
}
