// Stills of a stream for the seek bar, where the server generates them; loaded only while the user explores the bar.
import { useEffect, useState } from 'react'
import type { Player } from '../player-handle.ts'

/** Refetch interval of the list, in milliseconds: a live stream has a new still by then. */
const every = 10_000
/** Maximum distance of a still from the seek target, in milliseconds. */
const near = 12_000

/** Base URL of the stills; null for files and for streams of other servers. */
export const stillsBase = (url: string | null): string | null => /^(.*\/hls\/.+\/)index\.m3u8(?:$|\?)/.exec(url ?? '')?.[1] ?? null

/** The entry of an ascending list that is nearest to a time; null if none is near enough. */
export function nearestStill(times: readonly number[], time: number): number | null {
  let [low, high] = [0, times.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((times[middle] as number) < time) low = middle + 1
    else high = middle
  }
  const [before = Number.NEGATIVE_INFINITY, after = Number.POSITIVE_INFINITY] = [times[low - 1], times[low]]
  const nearest = time - before <= after - time ? before : after
  return Math.abs(nearest - time) <= near ? nearest : null
}

/** Returns null if the server has no list for this stream. */
async function readStillTimes(base: string, signal: AbortSignal): Promise<number[] | null> {
  const response = await fetch(`${base}stills.json`, { signal })
  if (!response.ok) return null
  const { at } = (await response.json()) as { at: number[] }
  return at
}

/** Returns a function from a time to the URL of the nearest still, or null. The list is loaded while `looking`. */
export function useStills(player: Player, looking: boolean): (time: number | null) => string | null {
  const [known, setKnown] = useState<{ base: string; at: readonly number[] } | null>(null)
  useEffect(() => {
    const base = looking ? stillsBase(player.address()) : null
    if (base === null) return
    const left = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = async (): Promise<void> => {
      try {
        const at = await readStillTimes(base, left.signal)
        if (at === null) return
        setKnown({ base, at })
        timer = setTimeout(() => void read(), every)
      } catch (error) {
        if (!left.signal.aborted) console.info('stills list not read', error)
      }
    }
    void read()
    return () => {
      left.abort()
      clearTimeout(timer)
    }
  }, [player, looking])
  return (time) => {
    if (time === null || known === null || known.base !== stillsBase(player.address())) return null
    const at = nearestStill(known.at, time)
    return at === null ? null : `${known.base}still-${at}.jpg`
  }
}
