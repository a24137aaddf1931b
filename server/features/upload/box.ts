// The boxes of ISO/IEC 14496-12, section 4.2, in which MP4, QuickTime and 3GPP keep a film.

export interface Box {
  type: string
  /** Where it begins, where its content begins, and where it ends. */
  at: number
  inside: number
  end: number
}

/** The box at `at`, which ends at `end` or before; null: none that fits. */
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

/** One after the other, up to the first bytes that are none. */
export function* boxesIn(bytes: Buffer, from: number, end: number): Generator<Box> {
  for (let box = boxAt(bytes, from, end); box; box = boxAt(bytes, box.end, end)) yield box
}

/** The boxes at the end of a path of types, such as trak, mdia, hdlr below a movie. */
export function* boxesBelow(bytes: Buffer, box: Box, [type, ...more]: string[]): Generator<Box> {
  for (const child of boxesIn(bytes, box.inside, box.end)) {
    if (child.type !== type) continue
    if (more.length === 0) yield child
    else yield* boxesBelow(bytes, child, more)
  }
}

/** Makes it free space of the same size: whatever lies behind it stays where the film says it is. */
export function freeBox(bytes: Buffer, { at, inside, end }: Box): void {
  bytes.write('free', at + 4, 'latin1')
  bytes.fill(0, inside, end)
}
