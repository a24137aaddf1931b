// Pointer gestures on the avatar square: one pointer moves the picture, two zoom it.
import { type PointerEvent, type RefObject, useRef } from 'react'
import { movedSquare, type Size, type Square, sizedSquare } from './square-picture.ts'

interface SquareDragProps {
  frame: RefObject<HTMLElement | null>
  size: Size
  square: Square
  onSquare(square: Square): void
  disabled: boolean
}
interface Point {
  x: number
  y: number
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

export function useSquareDrag({ frame, size, square, onSquare, disabled }: SquareDragProps) {
  const down = useRef(new Map<number, Point>())
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (disabled || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    down.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const onPointerMove = (event: PointerEvent): void => {
    const before = down.current.get(event.pointerId)
    const width = frame.current?.clientWidth ?? 0
    if (!before || disabled || width === 0) return
    const now = { x: event.clientX, y: event.clientY }
    down.current.set(event.pointerId, now)
    const [other] = [...down.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    if (other) {
      onSquare(sizedSquare(square, (square.side * apart(before, other)) / Math.max(1, apart(now, other)), size))
      return
    }
    const scale = square.side / width
    onSquare(movedSquare(square, (before.x - now.x) * scale, (before.y - now.y) * scale, size))
  }
  const onPointerUp = (event: PointerEvent): void => void down.current.delete(event.pointerId)
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
}
