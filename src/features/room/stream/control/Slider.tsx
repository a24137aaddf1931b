// Slider for the dark player, based on a native range input.
import { classNames } from '../../../../ui/class-names.ts'
import styles from './Slider.module.css'

export interface SliderProps {
  label: string
  value: number
  /** Text of the value. */
  text: string
  min?: number
  max?: number
  step?: number
  onChange(value: number): void
  className?: string
}

export function Slider({ label, value, text, min = 0, max = 100, step = 1, onChange, className }: SliderProps) {
  const share = ((value - min) / (max - min)) * 100
  return (
    <input
      type="range"
      className={classNames(styles.slider, className)}
      style={{ '--v': `${share}%` }}
      aria-label={label}
      aria-valuetext={text}
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}
