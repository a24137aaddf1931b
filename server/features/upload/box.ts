// Boxes of ISO/IEC 14496-12, section 4.2, the container format of MP4, QuickTime and 3GPP.

export interface Box {
  type: string
  /** Offsets of the box, of its content, and of its end. */
  at: number
  inside: number
  end: number
}

/** The box at `at`, which must end at `end` or before; null if there is none. */
function boxAt(bytes: Buffer, at: number, end: number): Box | null {
  if (at + 8 > end) return null
  const type = bytes.toString('latin1', at + 4, at + 8)
  const size = bytes.readUInt32BE(at)
  if (size === 0) return { type, at, inside: at + 8, end }
  if (size === 1 && at + 16 > end) return null
  const inside = at + (size === 1 ? 16 : 8)
  const next = at + (size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size)
  return next >= inside && next <= end ? { type, at, inside, end: next } : null
}

/** Consecutive boxes, up to the first invalid bytes. */
export function* boxesIn(bytes: Buffer, from: number, end: number): Generator<Box> {
  for (let box = boxAt(bytes, from, end); box; box = boxAt(bytes, box.end, end)) yield box
}

/** The boxes at the end of a path of types, such as trak, mdia, hdlr within a movie. */
export function* boxesBelow(bytes: Buffer, box: Box, [type, ...more]: string[]): Generator<Box> {
  for (const child of boxesIn(bytes, box.inside, box.end)) {
    if (child.type !== type) continue
    if (more.length === 0) yield child
    else yield* boxesBelow(bytes, child, more)
  }
}

/** Turns it into free space of the same size, so that all offsets in the file stay valid. */
export function freeBox(bytes: Buffer, { at, inside, end }: Box): void {
  bytes.write('free', at + 4, 'latin1')
  bytes.fill(0, inside, end)
}
