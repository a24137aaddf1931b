// Deterministic choice by text.
import { createHash } from 'node:crypto'

/** A number from 0 to `size` - 1, always the same for the same `text`. */
export function pick(text: string, size: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % size
}
