// What a camera writes beside the pictures of an MP4 is none of the viewers' business: place, device, owner. The boxes that hold it
// become free space of the same size, so that everything else stays where the film says it is.

/** ISO/IEC 14496-12: `udta` with ©xyz or loci, `meta` with keys and ilst, `uuid` with XMP; and space that an editor left unused. */
const traces = new Set(['udta', 'meta', 'uuid', 'free', 'skip'])
/** Where such boxes stand beside others. */
const holders = new Set(['moov', 'trak', 'moof', 'traf'])

/** Bytes of the head of a box, and where it ends; null: there is none that fits. */
function boxAt(bytes: Buffer, at: number, end: number): { type: string; head: number; next: number } | null {
  if (at + 8 > end) return null
  const type = bytes.toString('latin1', at + 4, at + 8)
  const size = bytes.readUInt32BE(at)
  if (size === 0) return { type, head: 8, next: end }
  if (size === 1 && at + 16 > end) return null
  const head = size === 1 ? 16 : 8
  const next = at + (size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size)
  return next >= at + head && next <= end ? { type, head, next } : null
}

/** Changes the bytes as they lie. A track is in a movie and no deeper. */
export function dropTraces(bytes: Buffer, from = 0, end = bytes.length, depth = 0): void {
  let at = from
  for (let box = boxAt(bytes, at, end); box; box = boxAt(bytes, at, end)) {
    const { type, head, next } = box
    if (traces.has(type)) {
      bytes.write('free', at + 4, 'latin1')
      bytes.fill(0, at + head, next)
    } else if (depth < 2 && holders.has(type)) dropTraces(bytes, at + head, next, depth + 1)
    at = next
  }
}
