// The text of bytes from elsewhere: UTF-8 where they are that, else in the encoding that came with them or that they name.

/** Bytes of an XML text in which it says its encoding. */
const head = 200

const marked = (bytes: Uint8Array): string | null =>
  bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null

function decode(bytes: Uint8Array, encoding: string, fatal = false): string | null {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes)
  } catch {
    // An encoding that nobody knows, or bytes that are none of it.
    return null
  }
}

/** `type`: the Content-Type that came with them, if one did. Without the mark of the order of its bytes. */
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
