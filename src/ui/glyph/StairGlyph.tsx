// The stair before a section's title: the profile of the terraces.
import type { ComponentProps } from 'react'

export function StairGlyph(props: ComponentProps<'svg'>) {
  return (
    <svg width={14} height={11} viewBox="0 0 16 12" preserveAspectRatio="none" fill="currentColor" aria-hidden="true" {...props}>
      <path d="M0 12V8h5V4h5V0h6v12z" />
    </svg>
  )
}
