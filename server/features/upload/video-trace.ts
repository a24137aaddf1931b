// What a camera writes beside the pictures of an MP4 is none of the viewers' business: place, device, owner. The boxes that hold it
// become free space of the same size, so that everything else stays where the film says it is.
import { boxesIn, freeBox } from './box.ts'

/** ISO/IEC 14496-12: `udta` with ©xyz or loci, `meta` with keys and ilst, `uuid` with XMP; and space that an editor left unused. */
const traces = new Set(['udta', 'meta', 'uuid', 'free', 'skip'])
/** Where such boxes stand beside others. */
const holders = new Set(['moov', 'trak', 'moof', 'traf'])

/** Changes the bytes as they lie. A track is in a movie and no deeper. */
export function dropTraces(bytes: Buffer, from = 0, end = bytes.length, depth = 0): void {
  for (const box of boxesIn(bytes, from, end)) {
    if (traces.has(box.type)) freeBox(bytes, box)
    else if (depth < 2 && holders.has(box.type)) dropTraces(bytes, box.inside, box.end, depth + 1)
  }
}
