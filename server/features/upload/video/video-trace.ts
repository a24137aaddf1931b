// Removes what a camera records besides the video of an MP4: place, device, owner. The boxes become free space of the same size, so that
// all offsets in the file stay valid.
import { boxesIn, freeBox } from '../box.ts'

/** ISO/IEC 14496-12: `udta` with ©xyz or loci, `meta` with keys and ilst, `uuid` with XMP; and unused space of an editor. */
const traces = new Set(['udta', 'meta', 'uuid', 'free', 'skip'])
/** Boxes that contain such boxes. */
const holders = new Set(['moov', 'trak', 'moof', 'traf'])

/** Modifies the bytes in place. A track is in a movie and no deeper. */
export function dropTraces(bytes: Buffer, from = 0, end = bytes.length, depth = 0): void {
  for (const box of boxesIn(bytes, from, end)) {
    if (traces.has(box.type)) freeBox(bytes, box)
    else if (depth < 2 && holders.has(box.type)) dropTraces(bytes, box.inside, box.end, depth + 1)
  }
}
