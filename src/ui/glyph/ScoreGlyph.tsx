// 比分: a scoreboard, on the grid of the other icons.
import type { ComponentProps } from 'react'

export function ScoreGlyph({ size = 24, ...rest }: ComponentProps<'svg'> & { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      <rect x="2" y="5" width="20" height="14" rx="2" />
      <path d="M7 9.500v5M17 9.500v5M12 10.300v.01M12 13.700v.01" />
    </svg>
  )
}
