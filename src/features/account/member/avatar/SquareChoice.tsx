// Selects the square of a picture that becomes the avatar: drag, pinch, wheel, slider or arrow keys.
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useHasKeyboard } from '../../../../ui/page/use-has-keyboard.ts'
import styles from './SquareChoice.module.css'
import { movedSquare, type Size, type Square, sidesOf, sizedSquare } from './square-picture.ts'
import { useSquareDrag } from './use-square-drag.ts'

interface SquareChoiceProps {
  /** URL of the picture. */
  src: string
  size: Size
  square: Square
  onSquare(square: Square): void
  disabled: boolean
}

/** Step of an arrow key, as a fraction of the side, and zoom factor of the + key. */
const keyStep = 0.04
const keyZoom = 1.1
const moves: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
}
const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`

export function SquareChoice({ src, size, square, onSquare, disabled }: SquareChoiceProps) {
  const { t } = useLingui()
  const id = useId()
  const hasKeyboard = useHasKeyboard()
  const frame = useRef<HTMLDivElement>(null)
  const { least, most } = sidesOf(size)
  const resize = (side: number): void => onSquare(sizedSquare(square, side, size))
  const drag = useSquareDrag({ frame, size, square, onSquare, disabled })
  // React registers wheel listeners as passive, so the dialog would scroll.
  const turn = useRef(resize)
  turn.current = (side) => !disabled && resize(side)
  const side = useRef(square.side)
  side.current = square.side
  useEffect(() => {
    const place = frame.current
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault()
      turn.current(side.current * 1.0015 ** event.deltaY)
    }
    place?.addEventListener('wheel', onWheel, { passive: false })
    return () => place?.removeEventListener('wheel', onWheel)
  }, [])
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moves[event.key]
    if (disabled || (!move && !['+', '=', '-'].includes(event.key))) return
    event.preventDefault()
    if (move) onSquare(movedSquare(square, move[0] * square.side, move[1] * square.side, size))
    else resize(event.key === '-' ? square.side * keyZoom : square.side / keyZoom)
  }
  const zoom = most / square.side
  return (
    <div className={styles.choice}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset receives neither focus nor key events */}
      <div
        ref={frame}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture
        tabIndex={0}
        aria-label={t`头像的范围`}
        aria-describedby={`${id}-how`}
        className={styles.frame}
        onKeyDown={onKeyDown}
        {...drag}
      >
        <img
          src={src}
          alt={t`上传的图片`}
          draggable={false}
          style={{
            inlineSize: percent(size.width, square.side),
            insetInlineStart: percent(-square.left, square.side),
            insetBlockStart: percent(-square.top, square.side),
          }}
        />
        <span className={styles.mask} aria-hidden="true" />
      </div>
      <label className={styles.zoom}>
        <span>
          <Trans>缩放</Trans>
        </span>
        <input
          type="range"
          min={1}
          max={most / least}
          step="any"
          value={zoom}
          disabled={disabled || most === least}
          aria-valuetext={`${zoom.toFixed(1)}×`}
          onChange={({ target }) => resize(most / Number(target.value))}
        />
      </label>
      <p id={`${id}-how`} className={styles.how}>
        {hasKeyboard ? <Trans>拖动图片选范围；键盘用方向键移动，加减键缩放</Trans> : <Trans>拖动图片选范围，双指缩放</Trans>}
      </p>
    </div>
  )
}
