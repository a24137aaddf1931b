// The logo mark: a stand rising to the right under its roof, the lamp below the roof.
import type { ComponentProps } from 'react'

export function MarkGlyph({ size = 32, ...rest }: ComponentProps<'svg'> & { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" {...rest}>
      <path d="M2 29v-4h6v-4.500h6V16h6v-4.500h5V29z" fill="var(--mark-stand, #F3F6F0)" />
      <path d="M26.5 29h3.500V3.200L8.5 1v3.300l18 2.900z" fill="var(--mark-stand, #F3F6F0)" />
      <path d="M9 8.400h4.600l2.6 4.800H6.400z" fill="#FFD028" />
    </svg>
  )
}
