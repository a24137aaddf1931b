// The parts of an upload: they lie between fixed places of the file, so that each can wait by itself. Pure.
import { memberLimits } from '../../../contract/limits/member-limits.ts'

export interface Part {
  /** Its first byte in the file. */
  offset: number
  size: number
}

/** What is missing of a file of `size` bytes of which the first `received` are here. */
export function partsFrom(received: number, size: number): Part[] {
  const parts: Part[] = []
  for (let offset = received; offset < size; ) {
    const end = Math.min(size, (Math.floor(offset / memberLimits.uploadPart) + 1) * memberLimits.uploadPart)
    parts.push({ offset, size: end - offset })
    offset = end
  }
  return parts
}
