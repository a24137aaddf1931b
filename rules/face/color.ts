// Colours as #rrggbb: luminance, distance, and shades.

type Channels = [red: number, green: number, blue: number]

function channelsOf(color: string): Channels {
  const value = Number.parseInt(color.replace('#', '').slice(0, 6), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
const colorOf = (channels: readonly number[]): string =>
  `#${channels
    .map((channel) =>
      Math.max(0, Math.min(255, Math.round(channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Relative luminance (WCAG 2.2). */
export function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio (WCAG 2.2), from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** From 0 to about 765: perceived distance ("redmean", compuphase.com/cmetric.htm). */
export function distance(one: string, other: string): number {
  const [red, green, blue] = channelsOf(one)
  const [otherRed, otherGreen, otherBlue] = channelsOf(other)
  const mean = (red + otherRed) / 2
  return Math.sqrt(
    (2 + mean / 256) * (red - otherRed) ** 2 + 4 * (green - otherGreen) ** 2 + (2 + (255 - mean) / 256) * (blue - otherBlue) ** 2,
  )
}

/** Mixes `part` of the other colour into the first. */
export function mix(color: string, other: string, part: number): string {
  const target = channelsOf(other)
  return colorOf(channelsOf(color).map((channel, index) => channel + ((target[index] as number) - channel) * part))
}
/** Darker; nearly black colours get a little lighter instead. */
export const shade = (color: string, part = 0.22): string =>
  luminance(color) < 0.02 ? mix(color, '#ffffff', part / 3) : mix(color, '#000000', part)
