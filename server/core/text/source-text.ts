// Decodes external bytes: as UTF-8 if valid, else in the encoding of their header or declaration.

/** Bytes of an XML text that contain its encoding declaration. */
const head = 200

const marked = (bytes: Uint8Array): string | null =>
  bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null

function decode(bytes: Uint8Array, encoding: string, fatal = false): string | null {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes)
  } catch {
    // Unknown encoding, or bytes that are invalid in it.
    return null
  }
}

/** Returns the text without its byte order mark. `type`: the Content-Type, if any. */
export function sourceText(bytes: Uint8Array, type = ''): string {
  const known = decode(bytes, marked(bytes) ?? 'utf-8', true)
  if (known !== null) return known
  const written = Buffer.from(bytes.subarray(0, head)).toString('latin1')
  const named = [/charset="?([\w.:-]+)/i.exec(type)?.[1], /^\s*<\?xml[^>]*encoding=["']([\w.:-]+)/i.exec(written)?.[1]]
  for (const encoding of named) {
    const text = encoding ? decode(bytes, encoding) : null
    if (text !== null && !/^utf-?8$/i.test(encoding ?? '')) return text
  }
  return decode(bytes, 'utf-8') ?? ''
}
