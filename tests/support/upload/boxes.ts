// Builds film boxes for tests: ISO/IEC 14496-12.

export function box(type: string, ...inside: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(inside.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** A box with a 64-bit size. */
export function wideBox(type: string, body: string): Buffer {
  const head = Buffer.alloc(16)
  head.writeUInt32BE(1)
  head.write(type, 4, 'latin1')
  head.writeBigUInt64BE(BigInt(16 + body.length), 8)
  return Buffer.concat([head, Buffer.from(body, 'latin1')])
}

/** 32-bit integers, as in the tables of a film. */
export function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}

/** A track with one sample entry that states its codec, and the tables of its sample locations. */
export function track(kind: 'vide' | 'soun' | 'meta' | 'text', entry: string, { id = 0, tables = [] as Buffer[] } = {}): Buffer {
  const handler = box('hdlr', '\0'.repeat(8), kind, '\0'.repeat(13))
  const descriptions = box('stsd', '\0'.repeat(7), '\x01', box(entry, '\0'.repeat(78)))
  const head = box('tkhd', numbers(0, 0, 0, id), '\0'.repeat(68))
  return box('trak', head, box('mdia', handler, box('minf', box('stbl', descriptions, ...tables))))
}
