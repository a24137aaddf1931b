// A viewer without a picture: reads the list of parts and every part, as a player near the edge does.
import { setMaxListeners } from 'node:events'
import { readPlaylist } from '../../support/media/hls-reader.ts'

/** Reads until it is told to end; `onPart` hears of the seconds of each part once all of it is there. */
export async function watchParts(list: string, signal: AbortSignal, onPart?: (seconds: number) => void): Promise<void> {
  let next: { msn: number; part: number } | null = null
  setMaxListeners(0, signal)
  const read = new Set<string>()
  while (!signal.aborted) {
    const query = next ? `?_HLS_msn=${next.msn}&_HLS_part=${next.part}&_HLS_skip=YES` : ''
    const reply = await fetch(`${list}${query}`, { signal })
    const { segments, open } = readPlaylist(await reply.text())
    const last = segments.at(-1)
    for (const { uri, duration } of [...(last?.parts ?? []), ...(open?.parts ?? [])]) {
      if (next && !read.has(uri)) {
        const part = await fetch(new URL(uri, list), { signal })
        await part.arrayBuffer()
        // What was not there is missing from the picture.
        if (part.ok) onPart?.(duration)
      }
      read.add(uri)
    }
    if (read.size > 100) for (const uri of [...read].slice(0, 50)) read.delete(uri)
    next = open ? { msn: open.msn, part: open.parts.length } : { msn: (last?.msn ?? 0) + 1, part: 0 }
  }
}
