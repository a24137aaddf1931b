// Derives all accent colours from the operator's one: hover, links and highlights, in the light and dark themes. Pure. Rejects colours that
// are unreadable on the surfaces of tokens.css: WCAG 2.2, 1.4.3, level AA.

interface Rgb {
  r: number
  g: number
  b: number
}
/** Named like the tokens: --accent, --accent-hover, --on-accent, --accent-soft, --on-accent-soft. Each #rrggbb. */
export interface AccentColors {
  accent: string
  hover: string
  on: string
  soft: string
  onSoft: string
}
export interface Accent {
  day: AccentColors
  night: AccentColors
}

/** Backgrounds of text: --surface, --surface-2 and --page of each theme. */
export const surfaces = { day: ['#ffffff', '#f3f6f3', '#eaeeea'], night: ['#131c17', '#19241e', '#0a110e'] } as const
const white = '#ffffff'
const dark = '#12160f'
/** Minimum contrast of text, and of the accent in the dark theme, where it must be bright. */
export const readable = 4.5
const bright = 6.5

const rgbOf = (color: string): Rgb => ({
  r: Number.parseInt(color.slice(1, 3), 16),
  g: Number.parseInt(color.slice(3, 5), 16),
  b: Number.parseInt(color.slice(5, 7), 16),
})
const hexOf = ({ r, g, b }: Rgb): string => `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Relative luminance, 0 to 1. WCAG 2.2. */
function luminanceOf(color: string): number {
  const linear = (part: number): number => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const { r, g, b } = rgbOf(color)
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** Contrast of two colours, 1 to 21. WCAG 2.2. */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** `share` of the second in the first. */
function mixed(color: string, other: string, share: number): string {
  const [from, to] = [rgbOf(color), rgbOf(other)]
  const part = (name: keyof Rgb): number => from[name] + (to[name] - from[name]) * share
  return hexOf({ r: part('r'), g: part('g'), b: part('b') })
}

const leastContrast = (color: string, grounds: readonly string[]): number => Math.min(...grounds.map((one) => contrastOf(color, one)))

/** The colour itself if its contrast is at least `least`, otherwise the nearest mix with `end`, which suffices, in steps of 2 %. */
function towards(color: string, end: string, grounds: readonly string[], least = readable): string {
  for (let step = 0; step < 50; step += 1) {
    const nearer = mixed(color, end, step / 50)
    if (leastContrast(nearer, grounds) >= least) return nearer
  }
  return end
}

/** Worst contrast of a colour in the light theme, 1 to 21; 0 for an invalid colour (#rrggbb). */
export const accentContrast = (color: string): number => (/^#[0-9a-f]{6}$/.test(color) ? leastContrast(color, surfaces.day) : 0)

/** The colour itself in the light theme, a light enough one of its hue in the dark theme; null: unreadable in the light theme. */
export function accentOf(color: string): Accent | null {
  if (accentContrast(color) < readable) return null
  const softDay = mixed(white, color, 0.14)
  const day = {
    accent: color,
    hover: mixed(color, '#000000', 0.18),
    on: white,
    soft: softDay,
    onSoft: towards(color, '#000000', [softDay]),
  }
  const accent = towards(color, white, surfaces.night, bright)
  const soft = mixed(surfaces.night[0], accent, 0.16)
  const night = { accent, hover: mixed(accent, white, 0.3), on: dark, soft, onSoft: towards(accent, white, [soft]) }
  return { day, night }
}

const names: Record<keyof AccentColors, string> = {
  accent: 'accent',
  hover: 'accent-hover',
  on: 'on-accent',
  soft: 'accent-soft',
  onSoft: 'on-accent-soft',
}

/** Variables that override the colours of tokens.css, as the text of a style attribute. Empty for an invalid accent. */
export function accentStyle(color: string): string {
  const accent = accentOf(color)
  if (!accent) return ''
  const parts = Object.keys(names) as (keyof AccentColors)[]
  return parts
    .flatMap((part) => (['day', 'night'] as const).map((theme) => `--own-${names[part]}-${theme}:${accent[theme][part]}`))
    .join(';')
}
