// Detects language, theme, zone and whether to show the guide on a device without stored preferences; applies the theme to the page.
import type { Lang } from '../../contract/limits/limits.ts'
import { isRobot } from '../../rules/site/robot.ts'
import { getSite } from '../core/site.ts'
import type { Preferences, RenderedWith } from '../core/store/preferences.ts'

export function detectPreferences(): RenderedWith {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  const { langs } = getSite()
  const lang = wanted.find((tag): tag is Lang => (langs as readonly string[]).includes(tag)) ?? langs[0] ?? 'zh'
  return { lang, theme: 'system', tz: deviceZone(), hide: false, guided: isRobot(navigator.userAgent) }
}

/** Chromium's name for an unknown device zone. Intl rejects it, so no time could be formatted. */
const unknownZone = 'Etc/Unknown'

export function deviceZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone && timeZone !== unknownZone ? timeZone : 'Asia/Shanghai'
}

/** Colour of the top bar in each theme, for the browser's own UI (tokens.css). */
const standColors = { light: '#0E2C21', dark: '#07140E' }

export function applyTheme(theme: Preferences['theme']): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = standColors[theme === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : theme]
  if (theme === 'system') delete document.documentElement.dataset.theme
  else if (document.documentElement.dataset.theme !== theme) document.documentElement.dataset.theme = theme
}
