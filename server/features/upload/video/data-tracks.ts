// Tracks of a film other than video and audio. Action cameras, drones and phones record their position there every second (gpmd, camm,
// djmd, mebx, text), and our player shows none of it. The track becomes free space of the same size and its samples zeros, so that all
// offsets in the file stay valid.
import { type Box, boxesBelow, boxesIn, freeBox } from '../box.ts'

interface Range {
  from: number
  to: number
}

/** Maximum chunks and fragments of such tracks: at one per second this allows for days. */
const most = 1_000_000

/** Type of a track by its handler: vide, soun, meta, text; undefined if it has none. */
export function kindOf(bytes: Buffer, media: Box): string | undefined {
  const [handler] = boxesBelow(bytes, media, ['hdlr'])
  return handler && bytes.toString('latin1', handler.inside + 8, handler.inside + 12)
}

/** A 32-bit number, `at` bytes into a box; 0 if the box ends before. */
const numberIn = (bytes: Buffer, { inside, end }: Box, at: number): number => (inside + at + 4 > end ? 0 : bytes.readUInt32BE(inside + at))
/** Number of entries of `size` bytes in a table whose count is `at` bytes into its box, limited to what fits. */
const countIn = (bytes: Buffer, box: Box, at: number, size: number): number =>
  Math.max(0, Math.min(numberIn(bytes, box, at), Math.floor((box.end - box.inside - at - 4) / size)))

/** Total bytes of `count` samples. Section 8.7.3. */
type SizeOf = (first: number, count: number) => number

function sumUp(total: number, sizeAt: (sample: number) => number): SizeOf {
  return (first, count) => {
    let sum = 0
    for (let sample = first; sample < Math.min(first + count, total); sample += 1) sum += sizeAt(sample)
    return sum
  }
}

function sizesIn(bytes: Buffer, samples: Box): SizeOf | null {
  const [sizes] = boxesBelow(bytes, samples, ['stsz'])
  if (sizes) {
    const same = numberIn(bytes, sizes, 4)
    if (same > 0) return (_first, count) => same * count
    return sumUp(countIn(bytes, sizes, 8, 4), (sample) => bytes.readUInt32BE(sizes.inside + 12 + sample * 4))
  }
  const [small] = boxesBelow(bytes, samples, ['stz2'])
  if (!small) return null
  const bits = numberIn(bytes, small, 4) & 0xff
  const total = countIn(bytes, small, 8, bits / 8 || 1)
  const at = small.inside + 12
  if (bits === 16) return sumUp(total, (sample) => bytes.readUInt16BE(at + sample * 2))
  if (bits === 8) return sumUp(total, (sample) => bytes.readUInt8(at + sample))
  return bits === 4 ? sumUp(total, (sample) => (bytes.readUInt8(at + (sample >> 1)) >> (sample % 2 === 0 ? 4 : 0)) & 0xf) : null
}

/** Locations of a track's samples, chunk by chunk. Sections 8.7.4 and 8.7.5. */
function* chunksOf(bytes: Buffer, track: Box): Generator<Range> {
  const [samples] = boxesBelow(bytes, track, ['mdia', 'minf', 'stbl'])
  if (!samples) return
  const sizeOf = sizesIn(bytes, samples)
  const [runs] = boxesBelow(bytes, samples, ['stsc'])
  const [offsets] = [...boxesBelow(bytes, samples, ['stco']), ...boxesBelow(bytes, samples, ['co64'])]
  if (!sizeOf || !runs || !offsets) return
  const width = offsets.type === 'co64' ? 8 : 4
  const chunks = countIn(bytes, offsets, 4, width)
  const runCount = countIn(bytes, runs, 4, 12)
  let run = 0
  let sample = 0
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    // Chunks are numbered from one.
    while (run + 1 < runCount && numberIn(bytes, runs, 8 + (run + 1) * 12) <= chunk + 1) run += 1
    const count = runCount === 0 ? 0 : numberIn(bytes, runs, 8 + run * 12 + 4)
    const at = offsets.inside + 8 + chunk * width
    const from = width === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUInt32BE(at)
    yield { from, to: from + sizeOf(sample, count) }
    sample += count
  }
}

/** The id of a track, from either version of its header. */
function idOf(bytes: Buffer, track: Box): number {
  const [head] = boxesBelow(bytes, track, ['tkhd'])
  if (!head) return 0
  return numberIn(bytes, head, numberIn(bytes, head, 0) >>> 24 === 1 ? 20 : 12)
}

/** Locations of a track fragment's samples. Sections 8.8.7 and 8.8.8. `usualSize`: default sample size of the movie. */
function* runsOf(bytes: Buffer, fragment: Box, traf: Box, usualSize: number): Generator<Range> {
  const [head] = boxesBelow(bytes, traf, ['tfhd'])
  if (!head || head.inside + 8 > head.end) return
  const flags = numberIn(bytes, head, 0)
  const optional = (bit: number, size: number): number => (flags & bit ? size : 0)
  const hasBase = (flags & 1) !== 0 && head.inside + 16 <= head.end
  const base = hasBase ? Number(bytes.readBigUInt64BE(head.inside + 8)) : fragment.at
  const size = flags & 0x10 ? numberIn(bytes, head, 8 + optional(1, 8) + optional(2, 4) + optional(8, 4)) : usualSize
  let from = base
  for (const run of boxesBelow(bytes, traf, ['trun'])) {
    const has = numberIn(bytes, run, 0)
    const width = [0x100, 0x200, 0x400, 0x800].filter((bit) => has & bit).length * 4
    const entries = 8 + (has & 1 ? 4 : 0) + (has & 4 ? 4 : 0)
    if (has & 1 && run.inside + 12 <= run.end) from = base + bytes.readInt32BE(run.inside + 8)
    const sizeAt = (sample: number): number => numberIn(bytes, run, entries + sample * width + (has & 0x100 ? 4 : 0))
    const count = numberIn(bytes, run, 4)
    const room = width === 0 ? count : Math.min(count, Math.max(0, Math.floor((run.end - run.inside - entries) / width)))
    const to = from + (has & 0x200 ? sumUp(room, sizeAt)(0, room) : room * size)
    yield { from, to }
    from = to
  }
}

/** Overwrites the ranges with zeros, but only inside the media data. */
function zero(bytes: Buffer, ranges: readonly Range[], media: readonly Box[]): void {
  let index = 0
  let done = 0
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    let at = Math.max(from, done)
    for (let box = media[index]; box && at < to; box = media[index]) {
      if (box.end <= at) {
        index += 1
        continue
      }
      const end = Math.min(to, box.end)
      if (Math.max(at, box.inside) < end) bytes.fill(0, Math.max(at, box.inside), end)
      at = end
    }
    done = Math.max(done, to)
  }
}

/** Modifies the bytes in place. False if there are more such tracks than any film has. */
export function dropDataTracks(bytes: Buffer): boolean {
  const [movies, fragments, media]: [Box[], Box[], Box[]] = [[], [], []]
  for (const box of boxesIn(bytes, 0, bytes.length)) {
    if (box.type === 'moov') movies.push(box)
    if (box.type === 'moof') fragments.push(box)
    if (box.type === 'mdat') media.push(box)
  }
  const tracks = movies.flatMap((movie) => [...boxesBelow(bytes, movie, ['trak'])])
  const isMediaTrack = (track: Box): boolean => {
    const [kind = 'vide'] = [...boxesBelow(bytes, track, ['mdia'])].map((one) => kindOf(bytes, one))
    return kind === 'vide' || kind === 'soun'
  }
  const dropped = tracks.filter((track) => !isMediaTrack(track))
  if (dropped.length === 0) return true
  const mediaIds = new Set(tracks.filter(isMediaTrack).map((track) => idOf(bytes, track)))
  const ids = new Set(dropped.map((track) => idOf(bytes, track)).filter((id) => !mediaIds.has(id)))
  const defaults = movies.flatMap((movie) => [...boxesBelow(bytes, movie, ['mvex', 'trex'])])
  const usual = new Map(defaults.map((box) => [numberIn(bytes, box, 4), numberIn(bytes, box, 16)] as const))
  const gone: Box[] = [...dropped]
  const ranges: Range[] = []
  const add = (found: Iterable<Range>): boolean => {
    for (const range of found) if (ranges.push(range) > most) return false
    return true
  }
  for (const track of dropped) if (!add(chunksOf(bytes, track))) return false
  for (const fragment of fragments)
    for (const traf of boxesBelow(bytes, fragment, ['traf'])) {
      const [head] = boxesBelow(bytes, traf, ['tfhd'])
      const id = head ? numberIn(bytes, head, 4) : 0
      if (!ids.has(id)) continue
      gone.push(traf)
      if (!add(runsOf(bytes, fragment, traf, usual.get(id) ?? 0))) return false
    }
  zero(bytes, ranges, media)
  for (const box of gone) freeBox(bytes, box)
  return true
}
