// SVG elements in their shortest form.

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`
/** A line without a fill; the picture as a whole sets the round caps. */
export const line = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${more}/>`
export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`
