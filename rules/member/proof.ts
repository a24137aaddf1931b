// Proof of work that slows down brute-forcing of codes: a nonce whose hash with the challenge begins with a number of zero bits.

export const zeroBits = (hash: Uint8Array): number => {
  let bits = 0
  for (const byte of hash) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24
    bits += 8
  }
  return bits
}

/** Finds the nonce. `hash` is SHA-256 of a text. Returns the `proof` parameter of the calls. */
export async function solveProof(
  challenge: string,
  bits: number,
  hash: (text: string) => Promise<Uint8Array> | Uint8Array,
): Promise<string> {
  for (let nonce = 0; ; nonce += 1) {
    const proof = `${challenge}.${nonce.toString(36)}`
    if (zeroBits(await hash(proof)) >= bits) return proof
  }
}
