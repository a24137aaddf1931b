// Hides the controls during playback after a period without input.
import { type RefObject, useEffect, useState } from 'react'
import type { Player } from './player-handle.ts'

const patience = 3_000

export function useQuiet(frame: RefObject<HTMLElement | null>, player: Player | null): boolean {
  const [quiet, setQuiet] = useState(false)
  useEffect(() => {
    const box = frame.current
    if (!box || !player) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let resting = false
    const rest = (): void => {
      const isUsed = box.querySelector('[data-open], :focus-visible') !== null
      const { phase, paused } = player.state.get()
      if (isUsed || paused || phase !== 'playing') timer = setTimeout(rest, patience)
      else {
        resting = true
        setQuiet(true)
      }
    }
    const wake = (): void => {
      resting = false
      setQuiet(false)
      clearTimeout(timer)
      timer = setTimeout(rest, patience)
    }
    const left = new AbortController()
    const { signal } = left
    // A touch on hidden controls only reveals them and activates none.
    let isBlind = false
    const onPress = (event: PointerEvent): void => {
      isBlind = resting && event.pointerType === 'touch' && (event.target as Element).closest('[data-controls]') !== null
      if (!isBlind) return
      event.stopPropagation()
      wake()
    }
    box.addEventListener('pointerdown', onPress, { capture: true, signal })
    box.addEventListener('click', (event) => isBlind && event.stopPropagation(), { capture: true, signal })
    for (const event of ['pointermove', 'pointerdown', 'keydown', 'focusin']) box.addEventListener(event, wake, { signal })
    box.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && player.state.get().phase === 'playing' && rest(), {
      signal,
    })
    const stop = player.state.subscribe(() => player.state.get().paused && wake())
    wake()
    return () => {
      clearTimeout(timer)
      left.abort()
      stop()
    }
  }, [frame, player])
  return quiet
}
