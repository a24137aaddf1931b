// Synchronous SHA-256 of a short ASCII text: Web Crypto is asynchronous, which makes a puzzle of a million attempts
// ten times as slow, and it is missing in insecure contexts. FIPS 180-4. Hashes nothing secret.

/** The first 32 bits of the fractional parts of roots of the first primes. */
function roots(count: number, power: number): Uint32Array {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate += 1)
    if (isPrime(candidate)) found.push(Math.floor((candidate ** power % 1) * 2 ** 32))
  return Uint32Array.from(found)
}
const isPrime = (n: number): boolean => {
  for (let divisor = 2; divisor * divisor <= n; divisor += 1) if (n % divisor === 0) return false
  return true
}
const start = roots(8, 1 / 2)
const rounds = roots(64, 1 / 3)
const words = new Uint32Array(64)
const right = (value: number, bits: number): number => (value >>> bits) | (value << (32 - bits))

/** @param text ASCII */
export function sha256(text: string): Uint8Array {
  const blocks = (text.length + 9 + 63) >> 6
  const message = new DataView(new ArrayBuffer(blocks * 64))
  for (let at = 0; at < text.length; at += 1) message.setUint8(at, text.charCodeAt(at))
  message.setUint8(text.length, 0x80)
  message.setUint32(blocks * 64 - 4, text.length * 8)
  const state = Uint32Array.from(start)
  for (let block = 0; block < blocks; block += 1) compress(state, message, block * 64)
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, at) => {
    digest.setUint32(at * 4, word)
  })
  return new Uint8Array(digest.buffer)
}

const word = (at: number): number => words[at] as number

function compress(state: Uint32Array, message: DataView, from: number): void {
  for (let t = 0; t < 16; t += 1) words[t] = message.getUint32(from + t * 4)
  for (let t = 16; t < 64; t += 1) {
    const low = word(t - 15)
    const high = word(t - 2)
    const s0 = right(low, 7) ^ right(low, 18) ^ (low >>> 3)
    const s1 = right(high, 17) ^ right(high, 19) ^ (high >>> 10)
    words[t] = word(t - 16) + s0 + word(t - 7) + s1
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let t = 0; t < 64; t += 1) {
    const s1 = right(e, 6) ^ right(e, 11) ^ right(e, 25)
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (rounds[t] as number) + word(t)) | 0
    const s0 = right(a, 2) ^ right(a, 13) ^ right(a, 22)
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  for (const [at, value] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] as number) + value
}
