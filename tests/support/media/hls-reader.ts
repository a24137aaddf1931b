// Reads playlists as a player does, and the boxes of their files, without a decoder.

export interface ListedSegment {
  uri: string
  msn: number
  duration: number
  map: string
  /** Wall clock in milliseconds, continued from the last date in the playlist. */
  at: number
  breaks: boolean
  parts: { uri: string; duration: number; independent: boolean }[]
}
export interface ReadPlaylist {
  segments: ListedSegment[]
  /** Parts of the segment in progress. */
  open: ListedSegment | null
  hint: string
  breaksBefore: number
  skipped: number
  ended: boolean
  text: string
}

const attribute = (line: string, name: string): string => new RegExp(`[:,]${name}="?([^",]*)"?`).exec(line)?.[1] ?? ''

export function readPlaylist(text: string): ReadPlaylist {
  const list: ReadPlaylist = { segments: [], open: null, hint: '', breaksBefore: 0, skipped: 0, ended: false, text }
  if (!text.startsWith('#EXTM3U\n')) return list
  let msn = Number(/#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(text)?.[1] ?? 0)
  const fresh = (): ListedSegment => ({ uri: '', msn, duration: 0, map, at: Number.NaN, breaks: false, parts: [] })
  let map = ''
  let next = Number.NaN
  let current = fresh()
  for (const line of text.split('\n')) {
    if (line.startsWith('#EXT-X-DISCONTINUITY-SEQUENCE:')) list.breaksBefore = Number(line.split(':')[1])
    else if (line === '#EXT-X-DISCONTINUITY') current.breaks = true
    else if (line.startsWith('#EXT-X-SKIP:')) {
      list.skipped = Number(attribute(line, 'SKIPPED-SEGMENTS'))
      msn += list.skipped
      current.msn = msn
    } else if (line.startsWith('#EXT-X-MAP:')) {
      map = attribute(line, 'URI')
      current.map = map
    } else if (line.startsWith('#EXT-X-PROGRAM-DATE-TIME:')) next = Date.parse(line.slice('#EXT-X-PROGRAM-DATE-TIME:'.length))
    else if (line.startsWith('#EXT-X-PART:'))
      current.parts.push({
        uri: attribute(line, 'URI'),
        duration: Number(attribute(line, 'DURATION')),
        independent: line.includes('INDEPENDENT=YES'),
      })
    else if (line.startsWith('#EXTINF:')) current.duration = Number.parseFloat(line.slice(8))
    else if (line.startsWith('#EXT-X-PRELOAD-HINT')) list.hint = attribute(line, 'URI')
    else if (line === '#EXT-X-ENDLIST') list.ended = true
    else if (line !== '' && !line.startsWith('#')) {
      current.uri = line
      current.at = next
      next += current.duration * 1_000
      list.segments.push(current)
      msn += 1
      current = fresh()
    }
  }
  if (current.parts.length > 0) list.open = { ...current, at: next }
  return list
}

export interface Fragment {
  /** For each track: its number, its start, the total duration of its frames in track units. */
  tracks: { id: number; begin: number; length: number; frames: number; keys: number }[]
  /** Bytes of media that the moof declares, and that are present. */
  promised: number
  there: number
}

/** Reads the moof and mdat of a part, or those of a segment in sequence. */
export function readFragments(bytes: Buffer): Fragment[] {
  const fragments: Fragment[] = []
  let current: Fragment = { tracks: [], promised: 0, there: 0 }
  for (let at = 0; at < bytes.length; ) {
    const size = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (size < 8 || at + size > bytes.length) throw new Error(`a broken box ${type} of ${size} at ${at}`)
    if (type === 'moof') current = readMoof(bytes.subarray(at + 8, at + size))
    else if (type === 'mdat') fragments.push({ ...current, there: size - 8 })
    else throw new Error(`an unexpected box ${type}`)
    at += size
  }
  return fragments
}

function readMoof(moof: Buffer): Fragment {
  const fragment: Fragment = { tracks: [], promised: 0, there: 0 }
  for (let at = 16; at < moof.length; at += moof.readUInt32BE(at)) {
    const traf = moof.subarray(at + 8, at + moof.readUInt32BE(at))
    // tfhd 16, tfdt 20, trun: count at 44 + 4
    const trun = traf.subarray(36)
    const count = trun.readUInt32BE(12)
    let [length, keys] = [0, 0]
    for (let index = 0; index < count; index += 1) {
      const entry = 20 + index * 16
      length += trun.readUInt32BE(entry)
      fragment.promised += trun.readUInt32BE(entry + 4)
      if (trun.readUInt32BE(entry + 8) === 0x02000000) keys += 1
    }
    fragment.tracks.push({ id: traf.readUInt32BE(12), begin: Number(traf.readBigUInt64BE(28)), length, frames: count, keys })
  }
  return fragment
}
