// Polyfill: browsers lack crypto.randomUUID on plain http, where no write would get its idempotency key.

/** Version 4 of RFC 9562. */
function uuidOf(bytes: Uint8Array): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Keeps the browser's own implementation if there is one. */
export function fillRandomUuid(crypto: Pick<Crypto, 'getRandomValues'> & { randomUUID?: Crypto['randomUUID'] }): void {
  crypto.randomUUID ??= () => uuidOf(crypto.getRandomValues(new Uint8Array(16))) as ReturnType<Crypto['randomUUID']>
}

fillRandomUuid(globalThis.crypto)
