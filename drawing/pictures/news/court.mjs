// Courts and stages: basketball, tennis, badminton, e-sports.
import { kits, someone } from './kits.mjs'
import { person } from './person.mjs'
import {
  boards,
  chance,
  circle,
  crowd,
  document,
  ellipse,
  group,
  height,
  line,
  mix,
  path,
  polygon,
  rect,
  shade,
  text,
  width,
} from './svg.mjs'

const white = '#FFFFFF'
/** Dressed for the court: no sleeves, low socks, white shoes. */
export const player = (club, seed, more = {}) => ({
  ...someone(club, seed),
  socks: '#F3F6F0',
  boots: '#E8EEF0',
  low: true,
  bare: true,
  ...more,
})

/** A ball of eight panels. */
export function ball(x, y, r, turn = 0) {
  return group(
    `${circle(0, 0, 1, '#DD7A33')}${path('M.96.28A1 1 0 0 1-.5.87 1.300 1.300 0 0 0 .96.28z', '#00000020')}${line('M-1 0H1M0-1V1M-.72-.7Q-.2 0-.72.7M.72-.7Q.2 0 .72.7', '#5A2A0C', 0.07)}`,
    `translate(${x} ${y}) rotate(${turn}) scale(${r})`,
  )
}

function planks(y, { colors = ['#C08A4E', '#B67F44'] } = {}) {
  const parts = [rect(0, y, width, height - y, colors[0])]
  for (let row = y; row < height; row += 14) parts.push(rect(0, row, width, 7, colors[1]))
  return parts.join('')
}

/** Board, ring and net; 0,0 is the centre of the ring. */
const hoop = (x, y, scale, { frame = '#20252B' } = {}) =>
  group(
    `${rect(-9, -160, 18, 60, frame)}${rect(-92, -112, 184, 108, '#F5F7F8', { opacity: 0.92 })}${rect(-92, -112, 184, 108, 'none', { stroke: frame, 'stroke-width': 6 })}${rect(-30, -66, 60, 46, 'none', { stroke: '#C8371E', 'stroke-width': 5 })}${ellipse(0, 4, 40, 9, 'none', { stroke: '#E0531F', 'stroke-width': 7 })}${line('M-38 6L-22 62M38 6L22 62M-20 11L-8 64M20 11L8 64M0 13V62M-32 26Q0 40 32 26M-27 44Q0 56 27 44M-22 62H22', '#F8F8F2', 2.6, { 'stroke-opacity': 0.9 })}`,
    `translate(${x} ${y}) scale(${scale})`,
  )

const hall = (seed, colors, bottom = 210) =>
  `${crowd(0, 0, width, bottom, { colors, seed, size: 11, lift: 0.14 })}${Array.from({ length: 7 }, (_, index) =>
    polygon(
      [
        [60 + index * 140, 0],
        [110 + index * 140, 0],
        [150 + index * 140, 12],
        [20 + index * 140, 12],
      ],
      '#FFF4C8',
    ),
  ).join('')}`

/** Under the basket. */
export function dunk(home, away, seed, { key = '#7A2E22' } = {}) {
  return document(
    `${hall(seed, [kits[home].shirt, kits[home].trim, '#3A4650', kits[away].shirt])}${boards(204, 24, seed, ['#2B3A67', '#F3F6F0', '#7A4820', '#143A5A'])}${planks(228)}${polygon(
      [
        [300, 228],
        [660, 228],
        [780, 540],
        [180, 540],
      ],
      key,
      { opacity: 0.85 },
    )}${line('M300 228L180 540M660 228L780 540M236 396H724', white, 4, { 'stroke-opacity': 0.85 })}${ellipse(480, 396, 150, 46, 'none', { stroke: white, 'stroke-width': 4, 'stroke-opacity': 0.85 })}${hoop(560, 168, 1.15)}${person('guard', 250, 480, 3, player(away, `${seed}1`, { number: 21 }))}${person('guard', 700, 470, 3, player(away, `${seed}2`, { number: 8, flip: true }))}${person('dunk', 496, 480, 3, player(home, seed, { number: 7, up: 42, hold: ({ hands }) => ball(hands[0][0] + 2, hands[0][1] - 6, 6.6, 20) }))}${person('run', 860, 500, 3, player(home, `${seed}3`, { number: 14, flip: true }))}`,
  )
}

/** A long shot in flight. */
export function three(home, away, seed) {
  return document(
    `${hall(seed, [kits[home].shirt, '#3A4650', kits[home].trim, kits[away].shirt])}${boards(204, 24, seed, ['#2B3A67', '#F3F6F0', '#7A4820'])}${planks(228, { colors: ['#C99A62', '#BF8E55'] })}${path('M540 228Q400 420 700 540H960V228z', kits[home].shirt, { opacity: 0.16 })}${line('M540 228Q400 420 700 540', white, 5, { 'stroke-opacity': 0.85 })}${hoop(820, 180, 0.9)}${line('M262 150Q540-60 806 140', '#FFD028', 4, { 'stroke-dasharray': '2 14' })}${ball(496, 52, 24, 30)}${person('shoot', 220, 500, 3.6, player(home, seed, { number: 11, up: 12 }))}${person('guard', 380, 510, 3.5, player(away, `${seed}1`, { number: 5, flip: true }))}${person('stand', 650, 450, 2.7, player(home, `${seed}2`, { number: 23 }))}${person('guard', 770, 470, 2.8, player(away, `${seed}3`, { number: 33, flip: true }))}`,
  )
}

/** The ring from below, with the ball about to drop. */
export function rim(seed, { back = ['#14263A', '#2B3A67'], beams = '#0B1420' } = {}) {
  return document(
    `${shade(0, 0, width, 540, back)}${Array.from({ length: 8 }, (_, index) => `${line(`M${index * 140 - 20} 0L${index * 140 + 90} 130L${index * 140 + 200} 0`, beams, 8)}`).join('')}${Array.from(
      { length: 6 },
      (_, index) =>
        `${ellipse(90 + index * 160, 120, 40, 12, '#FFF4C8')}${polygon(
          [
            [60 + index * 160, 124],
            [120 + index * 160, 124],
            [220 + index * 160, 540],
            [-40 + index * 160, 540],
          ],
          '#FFF4C8',
          { opacity: 0.05 },
        )}`,
    ).join(
      '',
    )}${crowd(0, 430, width, 120, { colors: ['#E7A33E', '#2B3A67', '#33424A'], seed, size: 15, lift: 0.5 })}${rect(0, 430, width, 120, back[0], { opacity: 0.5 })}${hoop(480, 290, 2.4)}${ball(520, 186, 62, 24)}`,
  )
}

/** A time-out. */
export function huddle(club, seed) {
  const people = [
    [230, 430, false],
    [350, 410, false],
    [620, 410, true],
    [740, 430, true],
  ].map(([x, y, flip], index) => person('think', x, y, 3.2, player(club, `${seed}${index}`, { number: 4 + index * 5, flip })))
  const clip = ({ hands }) =>
    group(
      `${rect(-16, -13, 34, 26, '#F3F6F0', { rx: 2 })}${line('M-9-6l6 6M-3-6l-6 6M4 4q6-10 10-2', '#C8371E', 1.6)}${rect(-4, -16, 10, 5, '#8C9DA0')}`,
      `translate(${hands[0][0]} ${hands[0][1]})`,
    )
  return document(
    `${hall(seed, [kits[club].shirt, kits[club].trim, '#3A4650'])}${boards(204, 24, seed, ['#2B3A67', '#F3F6F0', '#7A4820'])}${planks(228)}${line('M0 300H960', white, 4, { 'stroke-opacity': 0.8 })}${people.join('')}${person('kneel', 480, 520, 4.2, { ...someone(club, `${seed}c`), shirt: '#20303A', trim: '#F3F6F0', long: true, trousers: '#182229', close: true, hold: clip })}${Array.from({ length: 3 }, (_, index) => rect(80 + index * 34, 470, 20, 46, '#BFE3F2', { rx: 6, opacity: 0.85 })).join('')}`,
  )
}

const racket = (frame, { long = 30, net = '#F3F6F0', head = [10, 13], grip = '#15191C' } = {}) =>
  `${line(`M0 0V${-long}`, grip, 3)}${line(`M0 ${-long * 0.5}V${-long}`, frame, 2.6)}${ellipse(0, -long - head[1], head[0], head[1], '#FFFFFF22', { stroke: frame, 'stroke-width': 2.6 })}${line(`M${-head[0] + 2} ${-long - head[1]}H${head[0] - 2}M0 ${-long - head[1] * 2 + 2}V${-long - 2}M-5 ${-long - head[1] * 2 + 5}V${-long - 4}M5 ${-long - head[1] * 2 + 5}V${-long - 4}M${-head[0] + 3} ${-long - head[1] - 6}H${head[0] - 3}M${-head[0] + 3} ${-long - head[1] + 6}H${head[0] - 3}`, net, 0.8, { 'stroke-opacity': 0.9 })}`

const holding =
  (frame, turn, more) =>
  ({ hands }) =>
    group(racket(frame, more), `translate(${hands[0][0]} ${hands[0][1]}) rotate(${turn})`)

/** A serve, from behind the other end. */
export function tennis(
  seed,
  { court = '#1E5C94', out = '#2F7A5A', shirt = '#F3F6F0', trim = '#C4481C', women = false, pose = 'serve' } = {},
) {
  return document(
    `${crowd(0, 0, width, 170, { colors: ['#5B6B73', '#E9EEF0', shirt, '#C98F66'], seed, size: 10 })}${rect(0, 160, width, 62, mix(court, '#000000', 0.35))}${Array.from({ length: 5 }, (_, index) => rect(60 + index * 190, 178, 110, 8, '#FFFFFF', { opacity: 0.5 })).join('')}${rect(0, 222, width, 320, out)}${polygon(
      [
        [190, 240],
        [770, 240],
        [930, 540],
        [30, 540],
      ],
      court,
    )}${line('M190 240H770L930 540M190 240L30 540M262 240L130 540M698 240L830 540M246 300H714M480 300V430', white, 4, { 'stroke-opacity': 0.9 })}${rect(90, 398, 780, 54, '#14231D', { opacity: 0.55 })}${line(Array.from({ length: 40 }, (_, index) => `M${96 + index * 20} 402V450`).join('') + Array.from({ length: 4 }, (_, index) => `M90 ${410 + index * 12}H870`).join(''), '#E9EEF0', 0.9, { 'stroke-opacity': 0.4 })}${rect(84, 390, 792, 11, '#F8F8F2')}${person(pose, pose === 'serve' ? 330 : 360, 384, 2.5, { ...someone('tides', seed, { women }), shirt, trim, shorts: women ? trim : '#1F2A30', socks: '#F3F6F0', boots: '#F3F6F0', low: true, hold: holding(trim, pose === 'serve' ? 40 : 96) })}${circle(pose === 'serve' ? 356 : 520, pose === 'serve' ? 62 : 262, 9, '#D9EA4B')}${person('guard', 660, 538, 3, { low: true, ...someone('boats', `${seed}b`, { women }), shirt: '#15191C', trim: '#D9EA4B', shorts: '#15191C', socks: '#F3F6F0', boots: '#F3F6F0', flip: true, hold: holding('#D9EA4B', 40) })}`,
  )
}

/** A racket at rest, and balls. */
export function racketStill({ clay = '#B5562F', frame = '#0B5A8A' } = {}) {
  const strings = Array.from({ length: 15 }, (_, index) => `M${-98 + index * 14} -150V150M-110 ${-140 + index * 20}H110`).join('')
  const tennisBall = (x, y, r) =>
    `${ellipse(x + 10, y + r, r, r * 0.24, '#00000033')}${circle(x, y, r, '#D9EA4B')}${line(`M${x - r * 0.7} ${y - r * 0.7}Q${x - r * 0.1} ${y} ${x - r * 0.7} ${y + r * 0.7}M${x + r * 0.7} ${y - r * 0.7}Q${x + r * 0.1} ${y} ${x + r * 0.7} ${y + r * 0.7}`, '#F8F8F2', r * 0.12)}`
  const next = chance('clay')
  const dust = Array.from({ length: 160 }, () =>
    circle(next.between(0, width), next.between(0, height), next.between(0.8, 2.4), mix(clay, '#FFFFFF', next.between(0.05, 0.3))),
  ).join('')
  return document(
    `${rect(0, 0, width, 540, clay)}${dust}${polygon(
      [
        [-20, 420],
        [980, 300],
        [980, 336],
        [-20, 460],
      ],
      '#F3EEE4',
      { opacity: 0.9 },
    )}${group(`${ellipse(16, 20, 132, 172, '#00000028')}${line('M0 160V330', frame, 20)}${line('M-40 140Q0 190 0 230M40 140Q0 190 0 230', frame, 12)}${line('M0 250V380', '#15191C', 30)}${line('M-14 262l28 14M-14 286l28 14M-14 310l28 14M-14 334l28 14', '#3A4650', 3)}<clipPath id="strings"><ellipse rx="112" ry="152"/></clipPath><g clip-path="url(#strings)">${line(strings, '#F3F6F0', 2)}</g>${ellipse(0, 0, 120, 160, 'none', { stroke: frame, 'stroke-width': 18 })}${ellipse(0, 0, 120, 160, 'none', { stroke: mix(frame, '#FFFFFF', 0.4), 'stroke-width': 4 })}`, 'translate(400 230) rotate(52) scale(1.05)')}${tennisBall(700, 190, 46)}${tennisBall(790, 250, 46)}${tennisBall(180, 150, 46)}`,
  )
}

const shuttle = (x, y, scale, turn) =>
  group(
    `${path('M-8-8L-26-64Q0-74 26-64L8-8z', '#F8F8F2')}${line('M-6-10L-18-66M-2-10L-6-69M2-10L6-69M6-10L18-66M-14-30Q0-36 14-30M-20-48Q0-56 20-48', '#B9C6C2', 2)}${path('M-10-8a10 12 0 0 0 20 0z', '#F3F6F0')}${rect(-10, -12, 20, 6, '#C9291A', { rx: 2 })}`,
    `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
  )

/** A smash across the net. */
export function badminton(
  seed,
  { mat = '#0E6262', out = '#7A2E22', shirts = ['daybreak', 'thunder'], women = false, doubles = false } = {},
) {
  const side = (pose, x, y, scale, club, index, more = {}) =>
    person(pose, x, y, scale, {
      ...someone(club, `${seed}${index}`, { women: women || index === 2 }),
      socks: '#F3F6F0',
      boots: '#F3F6F0',
      low: true,
      hold: holding(kits[club].trim, more.turn ?? 30, { long: 34, head: [8, 10] }),
      ...more,
      turn: 0,
    })
  return document(
    `${crowd(0, 0, width, 176, { colors: ['#33424A', '#5B6B73', kits[shirts[0]].shirt], seed, size: 10 })}${Array.from({ length: 6 }, (_, index) => rect(70 + index * 150, 8, 80, 8, '#FFF4C8', { rx: 4 })).join('')}${boards(170, 24, seed, ['#0E6262', '#F3F6F0', '#7A2E22'])}${rect(0, 194, width, 346, out)}${polygon(
      [
        [170, 214],
        [790, 214],
        [930, 540],
        [30, 540],
      ],
      mat,
    )}${line('M170 214H790L930 540M170 214L30 540M214 214L92 540M746 214L868 540M480 214V300M480 420V540M140 290H820', white, 3.4, { 'stroke-opacity': 0.9 })}${side('lunge', 600, 330, 2.2, shirts[1], 1, { flip: true, turn: 80 })}${doubles ? side('guard', 400, 300, 2, shirts[1], 2, { turn: 40 }) : ''}${line('M96 400V250M864 400V250', '#15191C', 7)}${rect(96, 262, 768, 92, '#0B1512', { opacity: 0.35 })}${line(Array.from({ length: 52 }, (_, index) => `M${100 + index * 15} 262V354`).join('') + Array.from({ length: 6 }, (_, index) => `M96 ${272 + index * 15}H864`).join(''), '#E9EEF0', 0.8, { 'stroke-opacity': 0.4 })}${rect(96, 254, 768, 10, '#F8F8F2')}${side('smash', 320, 530, 3, shirts[0], 3, { up: 22, turn: 26 })}${doubles ? side('guard', 690, 536, 3, shirts[0], 2, { turn: 40 }) : ''}${shuttle(474, 120, 0.56, 116)}`,
  )
}

/** The shuttle, close-up. */
export function shuttleStill({ back = ['#0B4646', '#0E6262'], light = '#FFF4C8' } = {}) {
  return document(
    `${shade(0, 0, width, 540, back)}${polygon(
      [
        [560, 0],
        [700, 0],
        [880, 540],
        [300, 540],
      ],
      light,
      { opacity: 0.1 },
    )}${line('M-20 470L980 430', white, 10, { 'stroke-opacity': 0.85 })}${line('M700 540L640 430', white, 8, { 'stroke-opacity': 0.85 })}${ellipse(520, 480, 190, 18, '#00000040')}${group(
      `${path('M-60-40L-190-300Q0-360 190-300L60-40z', '#F3F6F0')}${Array.from({ length: 9 }, (_, index) => {
        const [low, high] = [-52 + index * 13, -172 + index * 43]
        const tip = -306 - 26 * Math.cos(((index - 4) / 5) * 1.5)
        return `${path(`M${low} -44L${high - 20} ${tip + 40}Q${high} ${tip - 14} ${high + 20} ${tip + 40}z`, index % 2 ? '#E4EBE8' : '#FBFCFA')}${line(`M${low} -44L${high} ${tip + 4}`, '#B9C6C2', 3)}`
      }).join(
        '',
      )}${line('M-100-130Q0-160 100-130M-136-200Q0-240 136-200', '#9FB3AA', 4)}${path('M-64-44a64 74 0 0 0 128 0z', '#F8F6EE')}${rect(-66, -62, 132, 26, '#C9291A', { rx: 6 })}${path('M20-36a50 60 0 0 1-34 58q44-6 52-58z', '#00000014')}`,
      'translate(500 404) rotate(-24) scale(.96)',
    )}`,
  )
}

/** Two teams, one screen, a dark hall. */
export function arena(seed, { left = '#3C2F80', right = '#B5172B', glow = '#5FD3F3' } = {}) {
  const next = chance(seed)
  const booth = (x, color, flip) =>
    group(
      `${rect(-150, 0, 300, 26, mix(color, '#FFFFFF', 0.2))}${rect(-150, 26, 300, 92, mix(color, '#000000', 0.45))}${Array.from({ length: 5 }, (_, index) => `${circle(-112 + index * 56, -42, 17, mix('#C98F66', color, 0.25))}${path(`M${-129 + index * 56} -44a17 17 0 0 1 34 0q-16-8-34 0z`, '#15121C')}${path(`M${-130 + index * 56} -42a18 18 0 0 1 36 0`, 'none', { stroke: glow, 'stroke-width': 5 })}${path(`M${-136 + index * 56} 0q2-24 24-24t24 24z`, color)}${rect(-132 + index * 56, -18, 40, 24, '#0A0D18', { rx: 3 })}${rect(-128 + index * 56, -14, 32, 3, glow)}`).join('')}${rect(-20, 56, 40, 30, mix(color, '#FFFFFF', 0.35), { rx: 4 })}`,
      `translate(${x} 352) scale(${flip ? -1 : 1} 1)`,
    )
  const lanes = [0, 1, 2]
    .map((lane) =>
      line(
        `M${310 + lane * 20} ${236 - lane * 60}Q480 ${120 + lane * 50} ${650 - lane * 20} ${96 + lane * 40}`,
        mix(glow, '#0A0D18', 0.3),
        9,
        { 'stroke-opacity': 0.6 },
      ),
    )
    .join('')
  const units = Array.from({ length: 26 }, (_, index) =>
    circle(
      next.between(300, 660),
      next.between(80, 244),
      next.between(3, 7),
      index % 2 ? mix(left, '#FFFFFF', 0.4) : mix(right, '#FFFFFF', 0.25),
    ),
  ).join('')
  return document(
    `${shade(0, 0, width, 540, ['#080A14', '#171A30'])}${[120, 300, 660, 840]
      .map((x, index) =>
        polygon(
          [
            [x - 8, 0],
            [x + 8, 0],
            [480 + (x - 480) * 0.5 + 120, 420],
            [480 + (x - 480) * 0.5 - 120, 420],
          ],
          index < 2 ? left : right,
          { opacity: 0.16 },
        ),
      )
      .join('')}${rect(270, 40, 420, 230, '#05070E', { rx: 6 })}${rect(282, 52, 396, 206, '#12243A')}${polygon(
      [
        [282, 258],
        [282, 150],
        [420, 258],
      ],
      mix(left, '#12243A', 0.4),
    )}${polygon(
      [
        [678, 52],
        [678, 160],
        [540, 52],
      ],
      mix(right, '#12243A', 0.4),
    )}${lanes}${units}${rect(282, 52, 396, 26, '#0A0D18', { opacity: 0.8 })}${rect(300, 58, 110, 13, left)}${rect(550, 58, 110, 13, right)}${text('2 : 1', 480, 72, 20, '#F3F6F0')}${rect(60, 470, 840, 16, mix(glow, '#0A0D18', 0.5))}${booth(220, left, false)}${booth(740, right, true)}${crowd(0, 474, width, 80, { colors: ['#22263E', '#2F2A55', glow], seed, size: 17, dark: '#0A0C16', lift: 0.35, skin: ['#3A3550', '#4A4060'] })}`,
  )
}

/** A desk before a match: keys, mouse, headset. */
export function desk({ glow = '#C2185B', second = '#5FD3F3', wood = '#171A26' } = {}) {
  const keys = Array.from({ length: 56 }, (_, index) =>
    rect(20 + (index % 14) * 30, 18 + Math.floor(index / 14) * 32, 26, 27, index % 9 === 4 ? glow : index % 7 === 2 ? second : '#2A2F42', {
      rx: 4,
    }),
  ).join('')
  return document(
    `${rect(0, 0, width, 540, wood)}${shade(0, 0, width, 240, [mix(glow, wood, 0.55), wood])}${rect(180, 20, 600, 214, '#05070E', { rx: 10 })}${rect(194, 34, 572, 186, '#12243A')}${path('M194 220V150l90-50 80 40 110-70 120 80 90-30 82 40v60z', mix(second, '#12243A', 0.55))}${circle(620, 84, 22, mix(glow, '#FFFFFF', 0.4))}${rect(210, 48, 120, 12, glow)}${rect(630, 48, 120, 12, second)}${rect(450, 234, 60, 26, '#0A0D18')}${rect(60, 296, 840, 230, '#0F121C', { rx: 12 })}${group(`${rect(0, 0, 460, 156, '#0A0D18', { rx: 12 })}${keys}`, 'translate(150 330) rotate(-2)')}${group(`${rect(-34, -54, 68, 112, '#0A0D18', { rx: 34 })}${rect(-3, -44, 6, 30, glow, { rx: 3 })}${path('M-34 0H34', 'none', { stroke: '#2A2F42', 'stroke-width': 2 })}`, 'translate(690 410)')}${group(`${path('M-78 40V-10a78 78 0 0 1 156 0V40', 'none', { stroke: '#2A2F42', 'stroke-width': 20 })}${rect(-98, 10, 40, 78, '#0A0D18', { rx: 16 })}${rect(58, 10, 40, 78, '#0A0D18', { rx: 16 })}${rect(-92, 26, 8, 46, second, { rx: 4 })}${rect(84, 26, 8, 46, second, { rx: 4 })}${line('M-80 86q10 40 66 44', '#2A2F42', 7)}${circle(-8, 130, 9, glow)}`, 'translate(830 330) scale(.8) rotate(10)')}`,
  )
}
