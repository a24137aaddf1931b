// The parts of an upload: at fixed offsets of the file, so that each can be stored on its own. Pure.
import { memberLimits } from '../../../contract/limits/member-limits.ts'

export interface Part {
  /** Offset of its first byte in the file. */
  offset: number
  size: number
}

/** The missing parts of a file of `size` bytes of which the first `received` are stored. */
export function partsFrom(received: number, size: number): Part[] {
  const parts: Part[] = []
  for (let offset = received; offset < size; ) {
    const end = Math.min(size, (Math.floor(offset / memberLimits.uploadPart) + 1) * memberLimits.uploadPart)
    parts.push({ offset, size: end - offset })
    offset = end
  }
  return parts
}
