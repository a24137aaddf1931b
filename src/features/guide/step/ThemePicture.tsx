// A miniature of the home page in the light theme, the dark theme, or half of each. Its colours come from the themes, not from the current
// theme of the page.
import { useId } from 'react'
import type { Preferences } from '../../../core/store/preferences.ts'

/** Values of --page, --stand, the football ground, --surface-3, --surface and --accent in src/app/tokens.css. */
const day = ['#eaeeea', '#0e2c21', '#1c6644', '#dee5df', '#ffffff', '#0a6845'] as const
const night = ['#0a110e', '#07140e', '#154d35', '#22302a', '#131c17', '#ffd23d'] as const

function Screen({ colors: [page, stand, ground, bars, surface, accent] }: { colors: typeof day | typeof night }) {
  return (
    <>
      <path d="M0 0h96v64H0z" fill={page} />
      <path d="M0 0h96v10H0z" fill={stand} />
      <path d="M6 16h44v24H6z" fill={ground} />
      <path d="M56 16h34v6H56zM56 26h24v4H56z" fill={bars} />
      <path d="M6 46h84v12H6z" fill={surface} />
      <path d="M74 49h12v6H74z" fill={accent} />
    </>
  )
}

export function ThemePicture({ theme }: { theme: Preferences['theme'] }) {
  const id = useId()
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true">
      <clipPath id={id}>
        <path d="M60 0H96V64H36Z" />
      </clipPath>
      <Screen colors={theme === 'dark' ? night : day} />
      {theme === 'system' && (
        <g clipPath={`url(#${id})`}>
          <Screen colors={night} />
        </g>
      )}
    </svg>
  )
}
