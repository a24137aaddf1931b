// Looks of the demonstration world's pictures: a ground seen from above, its figures and their movements. All of it is ours.
import { around, team } from './paths.mjs'

const [width, height] = [640, 360]
const rect = (x, y, w, h, fill, more = '') => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`
const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('')
/** White lines of a field. */
const lined = (inside, color = '#e6f0e6', wide = 2) => `<g fill="none" stroke="${color}" stroke-width="${wide}">${inside}</g>`

/** A person seen from above: shoulders, head, number side. */
const person = (kit, trim) => ({
  size: 16,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><ellipse cx="8" cy="9" rx="7" ry="4.6" fill="${kit}" stroke="#0006" stroke-width="0.8"/>
    <path d="M8 4.6v9" stroke="${trim}" stroke-width="2"/><circle cx="8" cy="7.4" r="2.7" fill="#5a3a26"/></svg>`,
})
const disc = (size, fill, edge = '#0008') => ({
  size,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="${fill}" stroke="${edge}" stroke-width="1.5"/></svg>`,
})
const glow = (size, color) => ({
  size,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="8" fill="${color}" opacity="0.35"/><circle cx="8" cy="8" r="4" fill="${color}"/></svg>`,
})

const eleven = [
  [46, 180],
  [120, 70],
  [120, 145],
  [120, 215],
  [120, 290],
  [200, 90],
  [200, 180],
  [200, 270],
  [270, 110],
  [280, 180],
  [270, 250],
]
const five = [
  [150, 180],
  [200, 100],
  [200, 260],
  [255, 140],
  [255, 225],
]

const goalBox = (x, side) =>
  `<rect x="${side > 0 ? x : x - 90}" y="95" width="90" height="170"/><rect x="${side > 0 ? x : x - 34}" y="135" width="34" height="90"/>
   <path d="M${x + side * 90} 148a42 42 0 0 ${side > 0 ? 1 : 0} 0 64"/>`
const pitchLines = `<rect x="20" y="20" width="600" height="320"/><path d="M320 20v320"/><circle cx="320" cy="180" r="46"/>${goalBox(20, 1)}${goalBox(620, -1)}`
const halfLines = `<path d="M-10 24h640v312h-640"/><rect x="420" y="64" width="210" height="232"/><rect x="540" y="122" width="90" height="116"/>
  <path d="M420 128a66 66 0 0 0 0 104"/><path d="M60 -10v380" stroke-dasharray="0"/><path d="M60 120a80 80 0 0 1 0 120"/>`
const pitch = (grass, bands, lines = pitchLines) => rect(0, 0, width, height, grass) + bands + lined(lines)

const hoop = (x, side) =>
  `<rect x="${side > 0 ? x : x - 120}" y="128" width="120" height="104"/><circle cx="${x + side * 120}" cy="180" r="38"/>
   <path d="M${x} 52h${side * 50}a150 150 0 0 ${side > 0 ? 1 : 0} 0 256h${-side * 50}"/><circle cx="${x + side * 34}" cy="180" r="7"/><path d="M${x + side * 24} 164v32"/>`
const planks = (one, other) => rect(0, 0, width, height, one) + times(18, (row) => rect(0, row * 20, width, 10, other))
const court = (one, other, paint, edge) =>
  planks(one, other) +
  `<path d="M0 0h${width}v${height}h-${width}zM24 28v304h592V28z" fill="${edge}" fill-rule="evenodd"/>` +
  rect(24, 128, 120, 104, paint) +
  rect(496, 128, 120, 104, paint) +
  lined(
    `<rect x="24" y="28" width="592" height="304"/><path d="M320 28v304"/><circle cx="320" cy="180" r="40"/>${hoop(24, 1)}${hoop(616, -1)}`,
    '#fff8ea',
  )

const ball = (size, color, x, y) => ({ style: disc(size, color), x, y })
/** Over the net and back: a rally. */
const rally = (seconds, turns, reach) => `312+${reach}*sin(2*PI/${seconds}*${turns}*t)`

const short = 12
export const loopStyles = {
  football: {
    seconds: 24,
    sound: true,
    ground: pitch(
      '#2f8a4e',
      times(8, (band) => rect(band * 80, 0, 40, height, '#2a7b45')),
    ),
    figures: [
      ...team(eleven, { style: person('#e8eef7', '#31507f'), seconds: 24, reach: 30, go: 40 }),
      ...team(eleven, { style: person('#f2b632', '#5b3b00'), seconds: 24, from: 11, reach: 30, go: 40, mirror: 624 }),
      ball(8, '#ffffff', `312+200*sin(2*PI/24*2*t)+40*sin(2*PI/24*7*t)`, `172+110*sin(2*PI/24*3*t+1)`),
    ],
  },
  'football-night': {
    seconds: short,
    ground: pitch(
      '#1f6b46',
      times(9, (row) => times(5, (column) => rect(column * 128 + (row % 2) * 64, row * 40, 64, 40, '#1b6040'))),
    ),
    figures: [
      ...team(eleven, { style: person('#c8283c', '#ffffff'), seconds: short, reach: 22, go: 46 }),
      ...team(eleven, { style: person('#8ec7ec', '#12365a'), seconds: short, from: 5, reach: 22, go: 46, mirror: 624 }),
      ball(8, '#ffffff', `312+190*sin(2*PI/${short}*t)+30*sin(2*PI/${short}*4*t)`, `172+90*sin(2*PI/${short}*2*t+2)`),
    ],
  },
  'football-attack': {
    seconds: short,
    ground: pitch(
      '#3b8f3f',
      times(6, (band) => rect(0, band * 60, width, 30, '#348239')),
      halfLines,
    ),
    figures: [
      ...team(
        [
          [300, 180],
          [250, 90],
          [250, 270],
          [380, 120],
          [390, 240],
          [460, 180],
        ],
        { style: { ...person('#1c1c22', '#f5c542'), size: 24 }, seconds: short, reach: 34, go: 30, keeper: false },
      ),
      ...team(
        [
          [596, 168],
          [500, 110],
          [510, 170],
          [500, 235],
          [420, 150],
          [430, 210],
        ],
        { style: { ...person('#f4f4f2', '#0a6845'), size: 24 }, seconds: short, from: 7, reach: 24, go: 26 },
      ),
      ball(11, '#ffffff', `420+90*sin(2*PI/${short}*t)+40*sin(2*PI/${short}*5*t)`, `176+80*sin(2*PI/${short}*2*t)`),
    ],
  },
  basketball: {
    seconds: short,
    ground: court('#c98f52', '#c38848', '#1f4e8c', '#16324f'),
    figures: [
      ...team(five, { style: { ...person('#f5f1e8', '#1f4e8c'), size: 20 }, seconds: short, reach: 34, go: 70, keeper: false }),
      ...team(five, {
        style: { ...person('#16324f', '#f2b632'), size: 20 },
        seconds: short,
        from: 6,
        reach: 34,
        go: 70,
        mirror: 624,
        keeper: false,
      }),
      ball(10, '#e8762b', `312+210*sin(2*PI/${short}*t)+40*sin(2*PI/${short}*4*t)`, `176+70*sin(2*PI/${short}*3*t+1)`),
    ],
  },
  'basketball-arena': {
    seconds: short,
    ground: court('#a8703c', '#a06a38', '#7d1f2b', '#2a1216'),
    figures: [
      ...team(five, { style: { ...person('#b5202f', '#ffffff'), size: 20 }, seconds: short, from: 3, reach: 28, go: -64, keeper: false }),
      ...team(five, {
        style: { ...person('#22252b', '#8ec7ec'), size: 20 },
        seconds: short,
        from: 8,
        reach: 28,
        go: -64,
        mirror: 624,
        keeper: false,
      }),
      ball(10, '#e8762b', `312-200*sin(2*PI/${short}*t)+50*sin(2*PI/${short}*3*t)`, `176+80*sin(2*PI/${short}*2*t+2)`),
    ],
  },
  tennis: {
    seconds: short,
    ground:
      rect(0, 0, width, height, '#2b6b57') +
      rect(70, 50, 500, 260, '#2f5f9e') +
      lined(
        '<rect x="100" y="70" width="440" height="220"/><path d="M100 100h440M100 260h440M210 100v160M430 100v160M210 180h220"/>',
        '#f2f6fa',
      ) +
      rect(318, 56, 4, 248, '#10233a'),
    figures: [
      { style: { ...person('#f5f5f2', '#d8d8d0'), size: 24 }, x: `80+20*sin(2*PI/${short}*2*t)`, y: around(168, 70, 1, short) },
      { style: { ...person('#e0583a', '#ffffff'), size: 24 }, x: `536+16*sin(2*PI/${short}*2*t+2)`, y: around(168, 70, 2, short) },
      ball(9, '#dff04a', rally(short, 6, 215), `176+70*sin(2*PI/${short}*3*t)`),
    ],
  },
  badminton: {
    seconds: short,
    ground:
      rect(0, 0, width, height, '#123f44') +
      rect(60, 50, 520, 260, '#1d7a72') +
      lined(
        '<rect x="80" y="66" width="480" height="228"/><path d="M80 84h480M80 276h480M250 66v228M390 66v228M80 180h170M390 180h170M104 66v228M536 66v228"/>',
        '#f2faf6',
      ) +
      rect(318, 58, 4, 244, '#0a2528'),
    figures: [
      ...[
        [150, 120, '#f2b632', 1],
        [190, 230, '#f2b632', 2],
        [440, 130, '#e8eef7', 3],
        [470, 240, '#e8eef7', 4],
      ].map(([x, y, kit, index]) => ({
        style: { ...person(kit, '#33333a'), size: 22 },
        x: around(x, 34, index, short),
        y: around(y, 34, index + 2, short),
      })),
      ball(8, '#ffffff', rally(short, 8, 190), `176+80*sin(2*PI/${short}*5*t+1)`),
    ],
  },
  esports: {
    seconds: short,
    ground:
      rect(0, 0, width, height, '#16221c') +
      `<path d="M60 330V60H330M60 330L580 30M310 330H580V60" fill="none" stroke="#3a4a3c" stroke-width="26" stroke-linejoin="round"/>
       <path d="M80 20C240 130 400 220 560 340" fill="none" stroke="#1f5563" stroke-width="34"/>` +
      times(
        6,
        (index) =>
          `<circle cx="${120 + index * 80}" cy="${300 - index * 46}" r="9" fill="${index < 3 ? '#3f7fd0' : '#c8434a'}" stroke="#0b0f0d" stroke-width="2"/>`,
      ),
    figures: [
      ...team(
        [
          [60, 250],
          [150, 270],
          [240, 210],
          [300, 190],
          [400, 320],
        ],
        { style: glow(18, '#5aa2ff'), seconds: short, reach: 40, keeper: false },
      ),
      ...team(
        [
          [180, 60],
          [350, 150],
          [420, 120],
          [520, 110],
          [570, 230],
        ],
        { style: glow(18, '#ff6468'), seconds: short, from: 4, reach: 40, keeper: false },
      ),
    ],
  },
  board: {
    seconds: short,
    ground:
      rect(0, 0, width, height, '#4a3524') +
      rect(150, 10, 340, 340, '#d9b578') +
      lined(
        `${times(10, (row) => `<path d="M170 ${26 + row * 34}h300"/>`)}${times(9, (column) => `<path d="M${170 + column * 37.5} 26v136M${170 + column * 37.5} 196v136"/>`)}<path d="M282 26l75 68M357 26l-75 68M282 332l75-68M357 332l-75-68"/>`,
        '#5b4020',
        1.5,
      ) +
      [
        [0, 0, 1],
        [2, 0, 1],
        [4, 0, 1],
        [6, 0, 1],
        [1, 2, 1],
        [2, 3, 1],
        [6, 3, 1],
        [0, 9, 0],
        [3, 9, 0],
        [4, 9, 0],
        [7, 7, 0],
        [2, 6, 0],
        [6, 6, 0],
        [8, 9, 0],
      ]
        .map(
          ([x, y, black]) =>
            `<circle cx="${170 + x * 37.5}" cy="${26 + y * 34}" r="14" fill="#f3e2bd" stroke="${black ? '#222' : '#b3261e'}" stroke-width="3"/>`,
        )
        .join(''),
    figures: [
      { style: disc(30, '#f3e2bd', '#b3261e'), x: `260+75*clip(3*sin(2*PI/${short}*t),-1,1)`, y: '249' },
      { style: disc(30, '#f3e2bd', '#222222'), x: '455', y: `113+34*clip(3*sin(2*PI/${short}*t-1.5),-1,1)` },
    ],
  },
  road: {
    seconds: short,
    ground:
      rect(0, 0, width, height, '#0d1526') +
      times(16, (index) => rect(index * 42, 120 - ((index * 37) % 70), 34, 120, index % 3 ? '#16223a' : '#1b2a46')) +
      times(40, (index) => rect(6 + ((index * 61) % 630), 70 + ((index * 29) % 90), 4, 5, '#f2cf7a', 'opacity="0.8"')) +
      rect(0, 190, width, 170, '#1c2027') +
      rect(0, 190, width, 4, '#39424f') +
      times(8, (index) => rect(index * 84, 276, 44, 5, '#8a8f96')),
    figures: [
      ...Array.from({ length: 4 }, (_, index) => ({
        style: glow(34, '#f2cf7a'),
        x: `mod(640+${index * 170}-${680 / short}*t\\,680)-34`,
        y: '150',
      })),
      { style: { ...person('#ff6a3d', '#ffffff'), size: 34 }, x: `250+18*sin(2*PI/${short}*t)`, y: `228+4*sin(2*PI/${short}*24*t)` },
      { style: { ...person('#3fb6a8', '#ffffff'), size: 34 }, x: `340+14*sin(2*PI/${short}*t+2)`, y: `286+4*sin(2*PI/${short}*22*t+1)` },
    ],
  },
}
export const size = { width, height }
