// A football, the symbol of a goal.
import type { ComponentProps } from 'react'

export function BallGlyph({ size = 16, ...rest }: ComponentProps<'svg'> & { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" {...rest}>
      <circle cx="12" cy="12" r="10" fill="#fff" stroke="#121D17" strokeWidth="1.6" />
      <path d="m12 7.4 4.3 3.1-1.6 5.100H9.300l-1.6-5.100z" fill="#121D17" />
      <path
        d="M12 7.400V2.300M16.3 10.500l5.1-1.700M14.7 15.600l3.1 4.300M9.3 15.600l-3.1 4.300M7.7 10.5 2.6 8.8"
        stroke="#121D17"
        strokeWidth="1.5"
        fill="none"
      />
    </svg>
  )
}
