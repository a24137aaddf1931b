// Building blocks of the flat pictures: shapes as SVG text, seeded randomness, skies, crowds and grounds. The canvas is 960 by 540.
export const width = 960
export const height = 540

/** Seeded pseudo-random numbers from 0 to 1 (mulberry32). */
export function chance(seed) {
  let state = [...String(seed)].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x9e3779b1), 0x2545f491)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  next.between = (low, high) => low + next() * (high - low)
  next.pick = (list) => list[Math.floor(next() * list.length)]
  return next
}

const number = (value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value)
const attributes = (more) =>
  Object.entries(more)
    .map(([name, value]) => ` ${name}="${number(value)}"`)
    .join('')

export const rect = (x, y, w, h, fill, more = {}) => `<rect${attributes({ x, y, width: w, height: h, fill, ...more })}/>`
export const circle = (cx, cy, r, fill, more = {}) => `<circle${attributes({ cx, cy, r, fill, ...more })}/>`
export const ellipse = (cx, cy, rx, ry, fill, more = {}) => `<ellipse${attributes({ cx, cy, rx, ry, fill, ...more })}/>`
export const path = (d, fill, more = {}) => `<path d="${d}"${attributes({ fill, ...more })}/>`
export const line = (d, stroke, wide, more = {}) =>
  `<path d="${d}"${attributes({ fill: 'none', stroke, 'stroke-width': wide, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more })}/>`
export const polygon = (points, fill, more = {}) =>
  `<polygon points="${points.map(([x, y]) => `${number(x)},${number(y)}`).join(' ')}"${attributes({ fill, ...more })}/>`
export const group = (content, transform, more = {}) => `<g${attributes({ ...(transform ? { transform } : {}), ...more })}>${content}</g>`
export const at = (x, y, scale = 1, turn = 0) => `translate(${number(x)} ${number(y)}) rotate(${number(turn)}) scale(${scale})`
export const text = (content, x, y, size, fill, more = {}) =>
  `<text${attributes({ x, y, 'font-size': size, 'font-weight': 700, 'font-family': 'Barlow Semi Condensed, Noto Sans, DejaVu Sans, sans-serif', 'text-anchor': 'middle', fill, ...more })}>${content}</text>`

let gradients = 0
/** A vertical gradient over a rectangle. */
export function shade(x, y, w, h, colors) {
  gradients += 1
  const id = `g${gradients}`
  const stops = colors.map((color, index) => `<stop offset="${number(index / (colors.length - 1))}" stop-color="${color}"/>`).join('')
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>${rect(x, y, w, h, `url(#${id})`)}`
}

/** Mixes two colours; `share` is that of the second. */
export function mix(first, second, share) {
  const parts = (color) => [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16))
  const [a, b] = [parts(first), parts(second)]
  return `#${a
    .map((value, index) =>
      Math.round(value + (b[index] - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Rows of heads and shoulders. `colors`: shirts, the first one most frequent; `lift`: share of raised arms. */
export function crowd(
  x,
  y,
  w,
  h,
  { colors, seed, size = 9, dark = '#141D22', skin = ['#E2B48E', '#C98F66', '#8A5A3C', '#F0CBA8'], lift = 0.08 },
) {
  const next = chance(seed)
  const parts = [rect(x, y, w, h, dark)]
  for (let row = y + size * 1.6; row < y + h + size; row += size * 1.55) {
    const depth = (row - y) / h
    for (let place = x - next() * size; place < x + w + size; place += size * next.between(1.15, 1.5)) {
      if (next() < 0.06) continue
      const worn = mix(next() < 0.55 ? colors[0] : next.pick(colors), dark, 0.32 * (1 - depth))
      const face = mix(next.pick(skin), dark, 0.3 * (1 - depth))
      const top = row + next.between(-1, 1)
      parts.push(
        path(
          `M${number(place - size * 0.55)} ${number(top + size)}v${number(-size * 0.5)}q${number(size * 0.55)} ${number(-size * 0.55)} ${number(size * 1.1)} 0v${number(size * 0.5)}z`,
          worn,
        ),
      )
      parts.push(circle(place, top - size * 0.12, size * 0.34, face))
      if (next() < lift)
        parts.push(
          line(
            `M${number(place + size * 0.4)} ${number(top + size * 0.4)}l${number(size * 0.3)} ${number(-size * 0.9)}`,
            worn,
            size * 0.26,
          ),
        )
    }
  }
  // Out of focus: the viewer's attention stays on the game, and the file stays small.
  return `${rect(x, y, w, h, dark)}<g filter="url(#soft)">${parts.join('')}</g>`
}

/** Mown grass from the long side: stripes that converge far behind. */
export function pitch(y, { colors = ['#2A7F4F', '#2F8B57'], vanish = 480, spread = 130, bands = 14 } = {}) {
  const parts = [rect(0, y, width, height - y, colors[0])]
  for (let band = -bands; band < bands; band += 2) {
    const far = (place) => vanish + place * spread * 0.42
    const near = (place) => vanish + place * spread * 1.6
    parts.push(
      polygon(
        [
          [far(band), y],
          [far(band + 1), y],
          [near(band + 1), height],
          [near(band), height],
        ],
        colors[1],
      ),
    )
  }
  return parts.join('')
}

/** Mown grass in horizontal stripes, as from behind a goal. */
export function bands(y, { colors = ['#2A7F4F', '#2F8B57'], count = 6 } = {}) {
  const parts = [rect(0, y, width, height - y, colors[0])]
  for (let band = 0; band < count; band += 1) {
    const from = y + (height - y) * (band / count) ** 1.35
    const to = y + (height - y) * ((band + 0.5) / count) ** 1.35
    parts.push(rect(0, from, width, to - from, colors[1]))
  }
  return parts.join('')
}

/** Boards along a touchline, coloured and without text. */
export function boards(y, tall, seed, colors = ['#0E2C21', '#F3F6F0', '#8A1F16', '#143A5A']) {
  const next = chance(seed)
  const parts = [rect(0, y, width, tall, '#0B1210')]
  for (let x = 0; x < width; ) {
    const wide = next.between(90, 170)
    const color = next.pick(colors)
    parts.push(rect(x, y + 2, wide - 3, tall - 4, color))
    parts.push(rect(x + 14, y + tall / 2 - 2, wide * 0.45, 4, color === '#F3F6F0' ? '#0E2C21' : '#FFFFFFB0'))
    x += wide
  }
  return parts.join('')
}

/** The cone of light below a floodlight, and the lamps themselves. */
export function floodlight(x, y, scale = 1, { lamp = '#FFF4C8', steel = '#24332C', beam = 0.1, turn = 0 } = {}) {
  const lamps = []
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 5; column += 1) lamps.push(rect(-38 + column * 16, -24 + row * 16, 12, 12, lamp, { rx: 3 }))
  return group(
    `${rect(-5, 20, 10, 260, steel)}${path('M-5 90h10M-5 150h10', 'none', { stroke: mix(steel, '#000000', 0.3), 'stroke-width': 4 })}${group(`${rect(-44, -30, 88, 56, mix(steel, '#000000', 0.35), { rx: 3 })}${lamps.join('')}`, `rotate(${turn})`)}${polygon(
      [
        [-40, 20],
        [40, 20],
        [230, 460],
        [-230, 460],
      ],
      lamp,
      { opacity: beam },
    )}`,
    at(x, y, scale),
  )
}

/** A football of panels, without a manufacturer's pattern. */
export function football(x, y, r, { light = '#FFFFFF', dark = '#1B2420', turn = 0 } = {}) {
  const spots = [0, 72, 144, 216, 288].map((angle) => {
    const [cx, cy] = [Math.sin((angle * Math.PI) / 180) * 0.86, -Math.cos((angle * Math.PI) / 180) * 0.86]
    return group(path('M0-.3.28-.1.18.24-.18.24-.28-.1z', dark), at(cx, cy, 0.85, angle + 180))
  })
  gradients += 1
  const clip = `c${gradients}`
  return `<clipPath id="${clip}"><circle r="1"/></clipPath>${group(
    `${circle(0, 0, 1, light)}<g clip-path="url(#${clip})">${path('M0-.36.34-.11.21.29-.21.29-.34-.11z', dark)}${spots.join('')}${line('M0-.36V-.8M.34-.11.8-.26M.21.29.5.7M-.21.29-.5.7M-.34-.11-.8-.26', mix(light, dark, 0.55), 0.05)}${circle(0.5, 0.55, 1.15, 'none', { stroke: '#00000022', 'stroke-width': 0.55 })}</g>`,
    at(x, y, r, turn),
  )}`
}

export const document = (content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="1.9"/></filter>${content}</svg>`
