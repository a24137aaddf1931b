// Football as it is played: wide views, goal mouths, duels, celebrations.
import { kits, someone } from './kits.mjs'
import { person } from './person.mjs'
import {
  bands,
  boards,
  chance,
  circle,
  crowd,
  document,
  ellipse,
  floodlight,
  football,
  group,
  height,
  line,
  mix,
  path,
  pitch,
  polygon,
  rect,
  shade,
  width,
} from './svg.mjs'

const white = '#FFFFFF'
const chalk = { 'stroke-opacity': 0.75 }

function stand(seed, colors, { top = 40, bottom = 190, size = 10, lift = 0.1 } = {}) {
  return `${crowd(0, top, width, bottom - top, { colors, seed, size, lift })}${rect(0, 0, width, top, '#0A1210')}${rect(0, top, width, 5, '#33433B')}`
}

const lamps = (y, seed) => {
  const next = chance(seed)
  return Array.from({ length: 12 }, (_, index) => rect(20 + index * 80 + next.between(-4, 4), y, 26, 5, '#FFF4C8')).join('')
}

/** A goal from the front, with its net behind it. */
export function goal(x, y, w, h, { depth = 34, post = '#F8F8F2', net = '#FFFFFF' } = {}) {
  const threads = []
  for (let step = 1; step < 16; step += 1)
    threads.push(`M${x + (w * step) / 16} ${y}L${x + depth / 2 + ((w - depth) * step) / 16} ${y + h - 12}`)
  for (let step = 1; step < 8; step += 1)
    threads.push(`M${x + (depth / 2) * (step / 8)} ${y + (h * step) / 8 - 4}H${x + w - (depth / 2) * (step / 8)}`)
  return `${polygon(
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    '#00000030',
  )}${line(threads.join(''), net, 1.2, { 'stroke-opacity': 0.45 })}${line(`M${x} ${y + h}V${y}H${x + w}V${y + h}`, post, 9, { 'stroke-linecap': 'butt' })}`
}

/** The game from the stand: both teams over the full width. */
export function wide(home, away, seed, { grass = ['#2A7F4F', '#2F8B57'], night = true, rain = false } = {}) {
  const next = chance(seed)
  const players = []
  for (let index = 0; index < 17; index += 1) {
    const y = next.between(250, 500)
    players.push([
      y,
      person(next.pick(['run', 'sprint', 'stand', 'guard', 'run', 'fist', 'dribble']), next.between(50, 910), y, 0.42 + (y - 220) / 500, {
        ...someone(index % 2 ? home : away, seed + index),
        flip: next() < 0.5,
      }),
    ])
  }
  const order = players.sort(([a], [b]) => a - b).map(([, shape]) => shape)
  const drops = rain
    ? line(
        Array.from({ length: 150 }, () => {
          const x = next.between(0, width)
          const y = next.between(0, height)
          return `M${x.toFixed(0)} ${y.toFixed(0)}l-6 22`
        }).join(''),
        '#DDE9F2',
        1.6,
        { 'stroke-opacity': 0.4 },
      )
    : ''
  return document(
    `${stand(seed, [kits[home].shirt, kits[home].trim, kits[away].shirt, '#3A4650'], { top: 34 })}${lamps(14, seed)}${boards(188, 22, seed)}${pitch(210, { colors: grass })}${line('M0 224H960', white, 2, chalk)}${line('M560 224L690 540', white, 2.4, chalk)}${ellipse(626, 368, 150, 62, 'none', { stroke: white, 'stroke-width': 2.4, ...chalk })}${line('M0 268h176l-110 172H0M0 300h74l-44 92H0', white, 2.4, chalk)}${order.join('')}${football(next.between(430, 560), next.between(380, 430), 9)}${drops}${night ? rect(0, 0, width, 210, '#06110C', { opacity: 0.22 }) : ''}`,
  )
}

/** A shot, and a goalkeeper diving for it. */
export function shot(home, away, seed, { flip = false, women = false, low = false } = {}) {
  const scene = `${stand(seed, [kits[home].shirt, kits[home].trim, '#3A4650', kits[away].shirt])}${lamps(16, seed)}${boards(188, 26, seed)}${bands(214, { count: 7 })}${line('M0 330H960', white, 3, chalk)}${goal(470, 108, 420, 222)}${line('M330 330L170 520H960', white, 3, chalk)}${person('dive', low ? 640 : 690, low ? 322 : 300, 2.1, { ...someone('keeper', seed, { women }), gloves: '#F3F6F0', up: low ? 0 : 20, long: true, flip: true })}${football(low ? 548 : 560, low ? 296 : 178, 15, { turn: 20 })}${line(low ? 'M250 470Q400 360 524 302' : 'M250 470Q400 280 534 190', white, 3, { 'stroke-opacity': 0.35, 'stroke-dasharray': '2 12' })}${person('guard', 400, 400, 2.2, { ...someone(away, `${seed}b`, { women }), number: 4, mirrored: flip })}${person('kick', 190, 500, 3, { ...someone(home, seed, { women }), number: 9, mirrored: flip })}`
  return document(flip ? group(scene, `translate(${width} 0) scale(-1 1)`) : scene)
}

/** The ball in the net, from behind it. */
export function bulge(home, away, seed, { grass = ['#256F45', '#2B7E4F'] } = {}) {
  const threads = []
  for (let step = -2; step < 18; step += 1)
    threads.push(`M${step * 62} -10Q${480 + (step * 62 - 480) * 1.12} 240 ${step * 62 + (step * 62 - 480) * 0.14} 560`)
  for (let step = 0; step < 10; step += 1) threads.push(`M-10 ${step * 62}Q480 ${step * 62 + 40} 970 ${step * 62}`)
  return document(
    `${crowd(0, 0, width, 220, { colors: [kits[home].shirt, kits[home].trim, '#3A4650'], seed, size: 11, lift: 0.15 })}${rect(0, 0, width, 220, '#06110C', { opacity: 0.4 })}${boards(206, 22, seed)}${bands(228, { colors: grass })}${line('M0 262H960', white, 2, chalk)}${person('cheer', 250, 420, 2.5, { ...someone(home, seed), number: 11 })}${person('fist', 420, 380, 2, { ...someone(home, `${seed}x`), flip: true })}${person('stand', 640, 400, 2.2, { ...someone(away, seed), number: 5 })}${person('dive', 700, 500, 2.8, { ...someone('keeper', seed), gloves: '#F3F6F0', long: true })}${line(threads.join(''), '#F8F8F2', 2.2, { 'stroke-opacity': 0.72 })}${football(480, 236, 40, { turn: 30 })}${line('M396 182Q480 138 566 182M372 232Q480 150 590 232M396 290Q480 340 566 290', '#F8F8F2', 2.6)}`,
  )
}

/** A free kick: the wall, the ball, the taker. */
export function wall(home, away, seed, { sky = ['#C9775B', '#E8B98C'] } = {}) {
  const people = Array.from({ length: 4 }, (_, index) =>
    person('stand', 470 + index * 62, 372 + (index % 2) * 6, 2, { ...someone(away, `${seed}${index}`), number: [5, 8, 3, 10][index] }),
  )
  return document(
    `${shade(0, 0, width, 210, sky)}${path('M0 150q180-52 360-8t330-14 270-6v90H0z', mix(sky[0], '#14231D', 0.55))}${floodlight(90, 70, 0.8)}${floodlight(880, 60, 0.8)}${crowd(0, 150, width, 60, { colors: [kits[home].shirt, '#3A4650', kits[away].trim], seed, size: 8 })}${boards(206, 20, seed)}${bands(226)}${goal(690, 206, 230, 112, { depth: 20 })}${line('M0 318H960', white, 2.4, chalk)}${people.join('')}${football(262, 470, 15)}${line('M286 462Q420 240 742 232', white, 3, { 'stroke-opacity': 0.5, 'stroke-dasharray': '3 13' })}${person('think', 150, 500, 2.9, { ...someone(home, seed), number: 10 })}`,
  )
}

/** After a goal: raised arms, slides, a wall of people behind. */
export function joy(club, seed, { women = false } = {}) {
  const us = (index, more = {}) => ({ ...someone(club, `${seed}${index}`, { women }), ...more })
  return document(
    `${crowd(0, 0, width, 300, { colors: [kits[club].shirt, kits[club].trim, kits[club].shirt, '#3A4650'], seed, size: 15, lift: 0.55 })}${rect(0, 0, width, 300, '#06110C', { opacity: 0.28 })}${boards(292, 30, seed)}${bands(322, { count: 4 })}${person('run', 150, 470, 2.6, us(1))}${person('cheer', 740, 450, 2.7, us(2))}${person('fist', 850, 480, 2.8, us(3, { flip: true }))}${person('kneel', 470, 500, 3.4, { ...us(4), number: 9, turn: -4 })}${person('sprint', 300, 490, 2.9, us(5, { number: 7 }))}`,
  )
}

/** Two players fighting for the ball. */
export function duel(home, away, seed, { pose = ['dribble', 'slide'], sky = null, women = false } = {}) {
  const behind = sky
    ? `${shade(0, 0, width, 250, sky)}${path('M0 190q140-40 300-12t340-22 320 10v84H0z', mix(sky[0], '#14231D', 0.6))}`
    : stand(seed, [kits[home].shirt, '#3A4650', kits[away].shirt, kits[away].trim], { top: 0, bottom: 236, size: 12 })
  return document(
    `${behind}${boards(232, 24, seed)}${bands(256, { count: 6 })}${line('M0 300H960', white, 3, chalk)}${person(pose[1], 730, 502, 4, { ...someone(away, seed, { women }), number: 4, flip: true })}${person(pose[0], 330, 490, 4, { ...someone(home, seed, { women }), number: 8 })}${football(512, 472, 21, { turn: 12 })}`,
  )
}

/** A header at a corner. */
export function aerial(home, away, seed) {
  return document(
    `${stand(seed, [kits[home].shirt, kits[home].trim, kits[away].shirt, '#3A4650'], { top: 30, bottom: 250, size: 12 })}${lamps(12, seed)}${boards(246, 24, seed)}${bands(270, { count: 5 })}${goal(-60, 150, 250, 190)}${line('M0 340H960', white, 3, chalk)}${person('guard', 330, 470, 2.7, { ...someone(away, `${seed}1`), number: 3 })}${person('header', 470, 480, 3.2, { ...someone(home, seed), up: 26, number: 5 })}${person('header', 610, 492, 3.1, { ...someone(away, `${seed}2`), up: 14, flip: true, number: 6 })}${football(520, 138, 19, { turn: 40 })}${person('run', 790, 500, 3, { ...someone(home, `${seed}4`), flip: true })}`,
  )
}

/** Play in the snow: an orange ball and breath in the air. */
export function snow(home, away, seed) {
  const next = chance(seed)
  const flakes = Array.from({ length: 170 }, () =>
    circle(next.between(0, width), next.between(0, height), next.between(1, 3.6), white, { opacity: next.between(0.5, 1).toFixed(2) }),
  ).join('')
  return document(
    `${shade(0, 0, width, 230, ['#7C8FA3', '#B9C6D2'])}${crowd(0, 96, width, 120, { colors: [kits[home].shirt, '#3A4650', '#8FA0AE'], seed, size: 10, dark: '#2A343C' })}${boards(214, 22, seed)}${bands(236, { colors: ['#DCE5EA', '#EAF0F3'] })}${line('M0 300H960M620 236L780 540', '#C8372D', 3, { 'stroke-opacity': 0.6 })}${person('run', 300, 470, 3, { ...someone(home, seed), long: true, gloves: '#1A1A1A', number: 6 })}${person('guard', 560, 500, 3.2, { ...someone(away, seed), long: true, gloves: '#1A1A1A', number: 14, flip: true })}${football(424, 476, 15, { light: '#F08A24', dark: '#8A3B12' })}${circle(352, 308, 10, white, { opacity: 0.35 })}${circle(370, 300, 14, white, { opacity: 0.22 })}${flakes}`,
  )
}
