// Detects hover and long press on a card.
import { type HTMLAttributes, useCallback, useEffect, useMemo, useRef, useState } from 'react'

/** Milliseconds: the delay ignores a pointer that only passes over. */
const rests = 400
const holds = 450

type Handlers = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerEnter' | 'onPointerDown' | 'onPointerUp' | 'onPointerCancel' | 'onPointerLeave' | 'onContextMenu' | 'onClickCapture'
>

/** Attach the handlers to an ancestor of the card's content. After a long press the touch does not follow the link. */
export function useAsked(): { isAsked: boolean; pointer: Handlers } {
  const [isAsked, setAsked] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** A finger is down, and whether it has become a long press. */
  const isDown = useRef(false)
  const held = useRef(false)
  const leave = useCallback((): void => {
    clearTimeout(timer.current)
    setAsked(false)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  const pointer = useMemo<Handlers>(() => {
    const askAfter = (wait: number, isFinger: boolean): void => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        held.current = isFinger
        setAsked(true)
      }, wait)
    }
    return {
      onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && askAfter(rests, false),
      onPointerDown({ pointerType }) {
        held.current = false
        isDown.current = pointerType === 'touch'
        if (isDown.current) askAfter(holds, true)
      },
      onPointerUp({ pointerType }) {
        isDown.current = false
        if (pointerType === 'touch') leave()
      },
      onPointerCancel() {
        isDown.current = false
        held.current = false
        leave()
      },
      onPointerLeave: leave,
      // The system's own long press may fire earlier.
      onContextMenu(event) {
        if (!isDown.current) return
        event.preventDefault()
        clearTimeout(timer.current)
        held.current = true
        setAsked(true)
      },
      onClickCapture(event) {
        const isKey = event.detail === 0 && !isDown.current && event.nativeEvent.isTrusted
        if (!held.current || isKey) return
        held.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    }
  }, [leave])
  return { isAsked, pointer }
}
