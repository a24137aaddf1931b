// A seat of the stand, in the colours of its place.
import type { ComponentProps } from 'react'

export function SeatGlyph({ size = 48, ...rest }: ComponentProps<'svg'> & { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" {...rest}>
      <path d="M11 6a4 4 0 0 1 4-4h18a4 4 0 0 1 4 4v20H11z" fill="var(--seat-back, var(--seat-taken))" />
      <path d="M7 26h34a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3z" fill="var(--seat-base, var(--seat-taken))" />
      <path d="M12 37h4v9h-4zM32 37h4v9h-4z" fill="var(--seat-leg, var(--line-strong))" />
    </svg>
  )
}
