// People of the flat pictures: a jointed figure in a shirt, shorts, socks and boots, and the poses it takes.
import { poses } from './poses.mjs'
import { at, circle, ellipse, group, line, mix, path, polygon, text } from './svg.mjs'

export const skins = ['#E8BC96', '#D9A47C', '#C08457', '#8E5B3D', '#6B4229']
export const hairs = ['#241C18', '#1A1A1C', '#4A2E1C', '#7A4A22', '#B98A4A']

/** The point at a distance of `length` in a direction: 0 is down, 90 to the right, 180 up. */
const reach = ([x, y], angle, length) => [x + Math.sin((angle * Math.PI) / 180) * length, y + Math.cos((angle * Math.PI) / 180) * length]
const p = ([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
const part = (from, to, share) => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]

/** A foot: a boot in the direction of the foot, which never covers the ankle. */
const boot = (ankle, direction, color) => line(`M${p(ankle)}L${p(reach(ankle, direction, 7))}`, color, 7)

function leg(hip, [upper, lower], foot, { skin, shorts, socks, boots, trousers, low }) {
  const knee = reach(hip, upper, 24)
  const ankle = reach(knee, lower, 23)
  if (trousers) return `${boot(ankle, foot, boots)}${line(`M${p(hip)}L${p(knee)}L${p(ankle)}`, trousers, 12)}`
  return `${line(`M${p(hip)}L${p(knee)}L${p(ankle)}`, skin, 9)}${line(`M${p(part(knee, ankle, low ? 0.74 : 0.2))}L${p(ankle)}`, socks, 9)}${boot(ankle, foot, boots)}${line(`M${p(hip)}L${p(part(hip, knee, 0.58))}`, shorts, 13, { 'stroke-linecap': 'butt' })}${circle(hip[0], hip[1], 6.4, shorts)}`
}

function arm(shoulder, [upper, lower], { skin, sleeve, long, gloves, bare }) {
  const elbow = reach(shoulder, upper, 17)
  const hand = reach(elbow, lower, 16)
  const cloth = long
    ? line(`M${p(shoulder)}L${p(elbow)}L${p(part(elbow, hand, 0.82))}`, sleeve, 8.4)
    : line(`M${p(shoulder)}L${p(part(shoulder, elbow, bare ? 0.06 : 0.72))}`, sleeve, 9.4)
  return {
    shape: `${line(`M${p(shoulder)}L${p(elbow)}L${p(hand)}`, skin, 6.6)}${cloth}${gloves ? circle(hand[0], hand[1], 5, gloves) : ''}`,
    hand,
  }
}

/** Eyes, brows and a mouth, for close-ups. */
const face = (hair) =>
  `${circle(-2.6, 0.4, 0.85, '#1A1512')}${circle(2.8, 0.4, 0.85, '#1A1512')}${line('M-4.200-1.700h2.800M1.500-1.700h2.800', hair, 0.8)}${line('M-1.800 4.200q2 1.300 4 0', '#7A3B2E', 0.9)}`

function head(neck, centre, { skin, hair, style, turn, close }) {
  const r = 7.6
  const cap = path(`M${-r - 0.4} 0a${r + 0.4} ${r + 0.4} 0 0 1 ${2 * r + 0.8} 0c-2.500-3.600-11-4-${2 * r + 0.8} 0z`, hair)
  const styles = {
    short: cap,
    bald: '',
    curly: `${circle(0, -3.4, 8.6, hair)}${circle(-5.6, -1, 4.4, hair)}${circle(5.6, -1, 4.4, hair)}${path('M-6.400 1a6.400 6.600 0 0 0 12.800 0c-2-3-10.800-3-12.800 0z', skin)}`,
    bun: `${circle(-3, -10, 3.6, hair)}${cap}`,
    tail: `${path('M-5-5c-8 1-13 9-11 17 3-3 5-8 8-11z', hair)}${cap}`,
    long: `${path('M-8.200 0c-1 6-1 11 0 15h16.400c1-4 1-9 0-15z', hair)}${circle(0, 0.6, r - 0.6, skin)}${cap}`,
    cap: `${path('M-8.200-1a8.200 8.200 0 0 1 16.400 0l5 .6c0 1.600-2 2-5 1.600z', hair)}`,
  }
  const behind = style === 'long' || style === 'curly' ? '' : circle(0, 0, r, skin)
  return `${line(`M${p(neck)}L${p(centre)}`, mix(skin, '#000000', 0.12), 6)}${group(`${behind}${styles[style] ?? cap}${close ? face(hair) : ''}`, at(centre[0], centre[1], 1, turn))}`
}

/**
 * Draws a person about 100 high with the hips at 0,0; feet are near y 48. `flip` faces left.
 * Returns the shape, and the positions of hands and feet in the shape's coordinates.
 */
export function figure(poseName, options = {}) {
  const pose = typeof poseName === 'string' ? poses[poseName] : poseName
  const {
    shirt = '#0B5A8A',
    trim = '#E8F1F5',
    shorts = trim,
    socks = shirt,
    boots = '#15191C',
    skin = skins[1],
    hair = hairs[0],
    style = 'short',
    number,
    long = false,
    gloves,
    trousers,
    stripe,
    shade: dark = true,
  } = options
  const hip = [0, 0]
  const neck = reach(hip, 180 - pose.lean, 31)
  const crown = reach(neck, 180 - pose.lean * 0.6, 12.5)
  const across = (point, half) => reach(point, 90 - pose.lean, half)
  const [nearShoulder, farShoulder] = [across(reach(neck, 180 - pose.lean, -3), 6.5), across(reach(neck, 180 - pose.lean, -3), -6.5)]
  const [nearHip, farHip] = [across(hip, 4), across(hip, -4)]
  const { low, bare } = options
  const clothes = { skin, shorts, socks, boots, trousers, low }
  const back = dark ? 0.14 : 0
  const dim = (color) => (color ? mix(color, '#000000', back) : color)
  const farClothes = { skin: dim(skin), shorts: dim(shorts), socks: dim(socks), boots, trousers: dim(trousers), low }
  const near = arm(nearShoulder, pose.near, { skin, sleeve: mix(shirt, '#FFFFFF', 0.06), long, gloves, bare })
  const far = arm(farShoulder, pose.far, { skin: dim(skin), sleeve: dim(shirt), long, gloves: dim(gloves), bare })
  const trunk = polygon(
    [
      across(neck, 8.5),
      across(neck, -8.5),
      across(part(neck, hip, 0.55), -9),
      across(hip, -8.2),
      across(hip, 8.2),
      across(part(neck, hip, 0.55), 9),
    ],
    shirt,
    { stroke: shirt, 'stroke-width': 3, 'stroke-linejoin': 'round' },
  )
  const stripes = stripe
    ? line(`M${p(across(part(neck, hip, 0.08), 0))}L${p(across(part(neck, hip, 0.98), 0))}`, stripe, 5, { 'stroke-linecap': 'butt' })
    : ''
  const collar = line(
    `M${p(across(part(neck, hip, 0.02), 4))}L${p(part(neck, hip, 0.09))}L${p(across(part(neck, hip, 0.02), -4))}`,
    trim,
    2,
  )
  const middle = part(neck, hip, 0.62)
  const digits =
    number === undefined
      ? ''
      : group(text(number, 0, 0, 15, trim), `${at(middle[0], middle[1] + 3, 1, pose.lean)} scale(${options.flip ? -1 : 1} 1)`)
  const shape = [
    far.shape,
    leg(farHip, pose.legs[1], pose.feet[1], farClothes),
    trousers ? '' : line(`M${p(farHip)}L${p(nearHip)}`, shorts, 12),
    leg(nearHip, pose.legs[0], pose.feet[0], clothes),
    trunk,
    stripes,
    collar,
    digits,
    head(neck, crown, { skin, hair, style, turn: pose.lean * 0.6, close: options.close }),
    near.shape,
  ].join('')
  const ankle = (side, [upper, lower]) => reach(reach(side, upper, 24), lower, 23)
  return { shape, hands: [near.hand, far.hand], head: crown, feet: [ankle(nearHip, pose.legs[0]), ankle(farHip, pose.legs[1])] }
}

/** Places a figure with its lower foot on the ground at x, y; returns only the shape. `up` lifts it off the ground. */
export function person(pose, x, y, scale, options = {}) {
  const made = figure(pose, { ...options, flip: Boolean(options.flip) !== Boolean(options.mirrored) })
  const lowest = Math.max(...made.feet.map(([, foot]) => foot)) + 3
  const up = options.up ?? 0
  const shadow = options.shadow === false ? '' : ellipse(x + 4 * scale, y, (up > 0 ? 13 : 17) * scale, 3.6 * scale, '#00000038')
  const flip = options.flip ? -1 : 1
  const extra = options.hold ? options.hold(made) : ''
  const body = options.holdBehind ? `${options.holdBehind(made)}${made.shape}${extra}` : `${made.shape}${extra}`
  return `${shadow}${group(body, `translate(${Math.round(x)} ${Math.round(y - (lowest + up) * scale)}) scale(${flip * scale} ${scale}) rotate(${options.turn ?? 0})`)}`
}
