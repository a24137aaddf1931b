// Stills of a stream for its seek bar, where the server has made some: asked for while somebody looks along the bar.
import { useEffect, useState } from 'react'
import type { Player } from '../player-handle.ts'

/** Milliseconds after which the list is asked for again: a live stream has a new one then. */
const every = 10_000
/** Milliseconds by which a still may lie off and still shows where one would go. */
const near = 12_000

/** Under which its stills lie; null for a stream that is not the server's own, or a file. */
export const stillsBase = (url: string | null): string | null => /^(.*\/hls\/.+\/)index\.m3u8(?:$|\?)/.exec(url ?? '')?.[1] ?? null

/** The moment nearest to this one, of an ascending list; null when none is near. */
export function nearestStill(moments: readonly number[], moment: number): number | null {
  let [low, high] = [0, moments.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((moments[middle] as number) < moment) low = middle + 1
    else high = middle
  }
  const [before = Number.NEGATIVE_INFINITY, after = Number.POSITIVE_INFINITY] = [moments[low - 1], moments[low]]
  const nearest = moment - before <= after - moment ? before : after
  return Math.abs(nearest - moment) <= near ? nearest : null
}

/** Null: the server has no list of this stream. */
async function readMoments(base: string, signal: AbortSignal): Promise<number[] | null> {
  const answer = await fetch(`${base}stills.json`, { signal })
  if (!answer.ok) return null
  const { at } = (await answer.json()) as { at: number[] }
  return at
}

/** The address of the still nearest to a moment, or null; a list is read while `looking`. */
export function useStills(player: Player, looking: boolean): (moment: number | null) => string | null {
  const [known, setKnown] = useState<{ base: string; at: readonly number[] } | null>(null)
  useEffect(() => {
    const base = looking ? stillsBase(player.address()) : null
    if (base === null) return
    const left = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = async (): Promise<void> => {
      try {
        const at = await readMoments(base, left.signal)
        if (at === null) return
        setKnown({ base, at })
        timer = setTimeout(() => void read(), every)
      } catch (error) {
        if (!left.signal.aborted) console.info('the stills of a stream are not known', error)
      }
    }
    void read()
    return () => {
      left.abort()
      clearTimeout(timer)
    }
  }, [player, looking])
  return (moment) => {
    if (moment === null || known === null || known.base !== stillsBase(player.address())) return null
    const at = nearestStill(known.at, moment)
    return at === null ? null : `${known.base}still-${at}.jpg`
  }
}
