// Creates a reproducible tar archive (POSIX.1-1988 ustar): no owner, one timestamp, files in the given order.
const block = 512
const most = { name: 100, prefix: 155 }
const octal = (value, length) => `${value.toString(8).padStart(length - 1, '0')}\0`

/** The path split at a slash into its two header fields. */
function placeOf(path) {
  if (Buffer.byteLength(path) <= most.name) return { name: path, prefix: '' }
  for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)]
    if (Buffer.byteLength(name) <= most.name && Buffer.byteLength(prefix) <= most.prefix) return { name, prefix }
  }
  throw new Error(`${path} is too long for an archive`)
}

function headerOf(path, size, seconds) {
  const { name, prefix } = placeOf(path)
  const header = Buffer.alloc(block)
  const writeField = (text, at) => header.write(text, at, 'utf8')
  writeField(name, 0)
  writeField(octal(0o644, 8), 100)
  writeField(octal(0, 8), 108)
  writeField(octal(0, 8), 116)
  writeField(octal(size, 12), 124)
  writeField(octal(seconds, 12), 136)
  // The checksum field counts as spaces in its own sum.
  writeField(' '.repeat(8), 148)
  writeField('0', 156)
  writeField('ustar\0', 257)
  writeField('00', 263)
  writeField(octal(0, 8), 329)
  writeField(octal(0, 8), 337)
  writeField(prefix, 345)
  const sum = header.reduce((total, byte) => total + byte, 0)
  writeField(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** Chunks of the archive. `files`: pairs of path and content; `seconds`: timestamp of each, since 1970. */
export function* tarOf(files, seconds) {
  for (const [path, content] of files) {
    yield headerOf(path, content.length, seconds)
    yield content
    const rest = content.length % block
    if (rest > 0) yield Buffer.alloc(block - rest)
  }
  yield Buffer.alloc(2 * block)
}
