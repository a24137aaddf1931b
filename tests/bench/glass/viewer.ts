// A viewer without a picture: reads the list of parts and every part, like a player near the live edge.
import { setMaxListeners } from 'node:events'
import { readPlaylist } from '../../support/media/hls-reader.ts'

/** Reads until aborted; `onPart` receives the duration of each part in seconds once it is complete. */
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
        // A part that fails to load is missing from the picture.
        if (part.ok) onPart?.(duration)
      }
      read.add(uri)
    }
    if (read.size > 100) for (const uri of [...read].slice(0, 50)) read.delete(uri)
    next = open ? { msn: open.msn, part: open.parts.length } : { msn: (last?.msn ?? 0) + 1, part: 0 }
  }
}
