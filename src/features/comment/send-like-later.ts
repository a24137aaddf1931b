// A like that waits on this device goes out as soon as it can, also when this page is closed before.
export function sendLikeLater(): void {
  import('../alert/device/waiting.ts')
    .then(({ sendWaiting }) => sendWaiting())
    .catch((error: unknown) => console.warn('the like waits for a later start', error))
}
