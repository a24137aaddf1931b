// Places: stadiums from outside, cities, travel, training grounds, small pitches.
import { kits, someone } from './kits.mjs'
import { person } from './person.mjs'
import {
  bands,
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

const heads = (y, seed, color, count = 26, size = 1) => {
  const next = chance(seed)
  return Array.from({ length: count }, (_, index) => {
    const x = (index / count) * width + next.between(-12, 22)
    const top = y + next.between(-26, 22)
    return `${path(`M${x.toFixed(0)} ${height}v${(top - height + 26 * size).toFixed(0)}a${13 * size} ${15 * size} 0 0 1 ${26 * size} 0v${(height - top - 26 * size).toFixed(0)}z`, color)}${circle(x + 13 * size, top, 9 * size, color)}`
  }).join('')
}

const stars = (seed, count, below) => {
  const next = chance(seed)
  return Array.from({ length: count }, () =>
    circle(next.between(0, width), next.between(0, below), next.between(0.7, 1.8), '#FFFFFF', {
      opacity: next.between(0.3, 0.9).toFixed(2),
    }),
  ).join('')
}

/** Outer shapes of stadiums; each stands on the ground at y 390. */
const shells = {
  bowl: (body, roof) =>
    `${path('M120 392c26-150 176-212 360-212s334 62 360 212z', body)}${path('M84 300c110-128 246-166 396-166s286 38 396 166l-34 12C742 220 622 186 480 186S218 220 118 312z', roof)}${Array.from({ length: 15 }, (_, index) => line(`M${150 + index * 47} ${268 - 70 * Math.sin(((index + 1) / 16) * Math.PI)}V392`, mix(body, '#000000', 0.45), 6)).join('')}`,
  masts: (body, roof) =>
    `${polygon(
      [
        [130, 392],
        [176, 232],
        [784, 232],
        [830, 392],
      ],
      body,
    )}${polygon(
      [
        [110, 236],
        [480, 186],
        [850, 236],
        [850, 252],
        [110, 252],
      ],
      roof,
    )}${[200, 385, 575, 760].map((x) => `${line(`M${x} 392V110`, roof, 9)}${line(`M${x} 116L${x - 92} 236M${x} 116L${x + 92} 236`, roof, 3)}`).join('')}${Array.from({ length: 22 }, (_, index) => rect(172 + index * 29, 270, 15, 92, mix(body, '#000000', 0.3))).join('')}`,
  basket: (body, roof) =>
    `${path('M150 392c-10-80 6-150 44-200 170-36 402-36 572 0 38 50 54 120 44 200z', body)}${Array.from({ length: 16 }, (_, index) => `${line(`M${160 + index * 42} 388L${226 + index * 36} 186`, roof, 3.4)}${line(`M${226 + index * 36} 388L${160 + index * 42} 196`, roof, 3.4)}`).join('')}${path('M188 196c180-44 404-44 584 0l-8 20c-180-40-388-40-568 0z', roof)}`,
  old: (body, roof) =>
    `${rect(170, 250, 620, 142, body)}${polygon(
      [
        [150, 256],
        [260, 186],
        [700, 186],
        [810, 256],
      ],
      roof,
    )}${polygon(
      [
        [420, 190],
        [480, 128],
        [540, 190],
      ],
      body,
    )}${rect(474, 96, 6, 40, roof)}${polygon(
      [
        [480, 98],
        [524, 108],
        [480, 120],
      ],
      '#FFD028',
    )}${Array.from({ length: 9 }, (_, index) => path(`M${196 + index * 66} 392v-74a20 22 0 0 1 40 0v74z`, mix(body, '#000000', 0.4))).join('')}`,
}

/** People on their way to a stadium. */
export function outside(shell, seed, { sky, body = '#22352D', roof = '#E9EDE8', ground = '#0C1713', lamp = '#FFD028', night = false }) {
  const next = chance(seed)
  const lights = Array.from({ length: 26 }, (_, index) => circle(40 + index * 36, 402 + (index % 3) * 16, 3.4, lamp)).join('')
  const sun = night ? circle(770, 96, 30, '#F3E9C6') : circle(next.between(150, 800), 300, 70, mix(sky.at(-1), '#FFFFFF', 0.35))
  return document(
    `${shade(0, 0, width, 420, sky)}${night ? stars(seed, 70, 220) : ''}${sun}${floodlight(66, 150, 0.9, { beam: night ? 0.14 : 0.05 })}${floodlight(894, 150, 0.9, { beam: night ? 0.14 : 0.05 })}${shells[shell](body, roof)}${path('M0 392q480-24 960 0v150H0z', ground)}${lights}${heads(458, seed, mix(ground, '#FFFFFF', 0.09), 24, 1.1)}${heads(500, `${seed}f`, mix(ground, '#000000', 0.3), 20, 1.35)}`,
  )
}

/** A city across the water, with its stadium. */
export function river(seed, { sky = ['#16324A', '#5B7C93', '#E8B98C'], body = '#16271F', roof = '#DDE6E2', water = '#2A4F66' } = {}) {
  const next = chance(seed)
  const towers = []
  for (let x = -10; x < width; x += next.between(34, 62)) {
    const tall = next.between(50, 170)
    const wide = next.between(26, 54)
    const color = mix(sky[0], '#0C1713', next.between(0.2, 0.7))
    towers.push(rect(x, 318 - tall, wide, tall, color))
    for (let row = 0; row < tall / 16 - 1; row += 1)
      if (next() < 0.55) towers.push(rect(x + 6 + next() * (wide - 16), 326 - tall + row * 16, 6, 7, '#FFE08A', { opacity: 0.8 }))
  }
  const ripples = Array.from({ length: 60 }, () => {
    const y = next.between(336, 530)
    const long = next.between(16, 30 + (y - 330) * 0.5)
    return rect(next.between(0, width), y, long, 2.6, '#F6DDAE', { opacity: next.between(0.1, 0.5).toFixed(2), rx: 1.3 })
  }).join('')
  return document(
    `${shade(0, 0, width, 330, sky)}${circle(700, 236, 44, '#FBE3B5')}${towers.join('')}${group(shells.bowl(body, roof), 'translate(40 176) scale(.44 .38)')}${rect(0, 318, width, 16, '#0E1C18')}${shade(0, 330, width, 210, [water, mix(water, '#000000', 0.45)])}${ripples}${line('M-10 330Q240 210 490 330Q740 210 990 330', '#0C1713', 8)}${Array.from({ length: 26 }, (_, index) => line(`M${index * 40} 330V${330 - Math.abs(Math.sin((index / 12.5) * Math.PI)) * 60}`, '#0C1713', 2.4)).join('')}${path('M560 456h190l-26 34H590z', '#C4481C')}${path('M640 456V356l74 92zM632 456V372l-56 82z', '#F5F0E6')}${ellipse(654, 496, 110, 6, '#00000040')}`,
  )
}

/** Morning on a training ground: cones, bibs, hills. */
export function training(club, seed, { women = false, sky = ['#8FB9D6', '#F3DFC0'], hill = '#3F6B56' } = {}) {
  const cones = Array.from({ length: 7 }, (_, index) =>
    polygon(
      [
        [180 + index * 92, 430 + (index % 2) * 26],
        [192 + index * 92, 400 + (index % 2) * 26],
        [204 + index * 92, 430 + (index % 2) * 26],
      ],
      index % 2 ? '#F08A24' : '#FFD028',
    ),
  ).join('')
  const bib = { shirt: '#D9E34B', trim: '#3A4650' }
  return document(
    `${shade(0, 0, width, 270, sky)}${circle(760, 176, 46, '#FFF3CF')}${path('M0 220q150-90 300-30t300-40 360 40v90H0z', mix(hill, sky[1], 0.45))}${path('M0 246q220-60 430-10t530-22v70H0z', hill)}${Array.from({ length: 13 }, (_, index) => `${rect(24 + index * 76, 214, 5, 36, '#4A3524')}${ellipse(27 + index * 76, 202, 22, 28, mix(hill, '#14311F', 0.35))}`).join('')}${bands(270, { colors: ['#3C8D57', '#459A61'] })}${line('M0 300H960', '#FFFFFF', 2.4, { 'stroke-opacity': 0.7 })}${group(`${line('M0 0V-74H130V0', '#F8F8F2', 6)}${line('M0-74L16-10M130-74L116-10M16-10H116', '#F8F8F2', 2)}`, 'translate(770 318)')}${cones}${person('run', 250, 420, 2.3, { ...someone(club, `${seed}1`, { women }), ...bib })}${person('guard', 430, 400, 2.1, someone(club, `${seed}2`, { women }))}${football(320, 428, 11)}${person('sprint', 600, 470, 2.9, someone(club, `${seed}3`, { women }))}${person('point', 120, 500, 3, { ...someone(club, `${seed}c`), trousers: '#1F2A2E', long: true, shirt: '#2B3A40', trim: '#FFD028', style: 'cap' })}${person('dribble', 810, 490, 2.9, { ...someone(club, `${seed}5`, { women }), ...bib, flip: true })}${football(740, 480, 14)}`,
  )
}

/** Children on a small pitch between houses. */
export function youth(seed, { sky = ['#F4B66A', '#FBE3B5'], wall = '#B5653D', shirts = ['tides', 'daybreak'] } = {}) {
  const next = chance(seed)
  const houses = Array.from({ length: 9 }, (_, index) => {
    const [x, tall] = [index * 112 - 20, next.between(110, 180)]
    const color = mix(wall, next.pick(['#E9EDE8', '#7A4A2A', '#4A5B66']), next.between(0.1, 0.45))
    const windows = [0, 1, 2].flatMap((row) =>
      [0, 1].map((column) => rect(x + 20 + column * 40, 256 - tall + 22 + row * 42, 20, 24, next() < 0.4 ? '#FFE08A' : '#2E3F47')),
    )
    return `${rect(x, 256 - tall, 104, tall, color)}${rect(x - 4, 250 - tall, 112, 8, mix(color, '#000000', 0.35))}${windows.join('')}`
  }).join('')
  const fence = Array.from({ length: 40 }, (_, index) =>
    line(`M${index * 26 - 20} 300L${index * 26 + 20} 232M${index * 26 + 20} 300L${index * 26 - 20} 232`, '#9FB3AA', 1.2, {
      'stroke-opacity': 0.8,
    }),
  ).join('')
  const child = (pose, x, y, index, more = {}) =>
    person(pose, x, y, 2.1, { ...someone(shirts[index % 2], `${seed}${index}`, { women: index % 3 === 1 }), ...more })
  return document(
    `${shade(0, 0, width, 260, sky)}${houses}${rect(0, 254, width, 50, '#33584A')}${fence}${rect(0, 228, width, 5, '#6B7F76')}${bands(304, { colors: ['#3F8F53', '#4A9C5E'], count: 4 })}${line('M60 340H900M480 340V540', '#FFFFFF', 3, { 'stroke-opacity': 0.75 })}${circle(480, 470, 66, 'none', { stroke: '#FFFFFF', 'stroke-width': 3, 'stroke-opacity': 0.75 })}${child('run', 180, 430, 0)}${child('guard', 330, 480, 1)}${child('kick', 480, 490, 2, { number: 7 })}${football(590, 470, 13)}${child('sprint', 690, 440, 3, { flip: true })}${child('cheer', 840, 500, 5)}${child('stand', 90, 510, 4)}`,
  )
}

/** A line of light over the corner: the flag, the quadrant, an empty stand behind. */
export function corner(club, seed, { sky = ['#0F2233', '#274A63'], rain = false } = {}) {
  const next = chance(seed)
  const drops = rain
    ? line(
        Array.from({ length: 120 }, () => `M${next.between(0, width).toFixed(0)} ${next.between(0, height).toFixed(0)}l-7 24`).join(''),
        '#DDE9F2',
        1.8,
        { 'stroke-opacity': 0.45 },
      )
    : ''
  return document(
    `${shade(0, 0, width, 300, sky)}${floodlight(200, 60, 1.1, { beam: 0.13 })}${floodlight(810, 84, 0.8, { beam: 0.1 })}${crowd(0, 214, width, 76, { colors: ['#33464F', '#3D525C', kits[club].shirt], seed, size: 9 })}${rect(0, 284, width, 14, '#0B1512')}${pitch(298, { colors: ['#226243', '#277049'], vanish: 620 })}${line('M-20 452L420 420L980 520', '#FFFFFF', 7, { 'stroke-opacity': 0.85 })}${path('M330 427a100 34 0 0 0 192 13', 'none', { stroke: '#FFFFFF', 'stroke-width': 6, 'stroke-opacity': 0.85 })}${ellipse(446, 434, 70, 8, '#00000030')}${line('M420 422L402 168', '#F3F1E6', 8)}${path('M402 170q60 6 96 34-44 14-90 46z', kits[club].shirt)}${path('M404 200q40 4 62 16-28 8-58 22z', kits[club].trim)}${football(486, 424, 25, { turn: 18 })}${drops}`,
  )
}

/** Supporters on the road before dawn. */
export function away(club, seed) {
  const kit = kits[club]
  return document(
    `${shade(0, 0, width, 360, ['#1B2440', '#5A4A72', '#E58F5E'])}${stars(seed, 40, 140)}${path('M0 300l130-90 90 50 150-120 160 130 110-70 150 90 170-110v190H0z', '#2A2440')}${path('M0 340q240-50 480-14t480-10v230H0z', '#1A1B2E')}${polygon(
      [
        [400, 540],
        [470, 330],
        [500, 330],
        [700, 540],
      ],
      '#2E3145',
    )}${line('M486 336L520 420M528 440L560 540', '#F3E9C6', 6, { 'stroke-dasharray': '22 26' })}${group(
      `${rect(0, 0, 330, 132, kit.shirt, { rx: 14 })}${rect(0, 84, 330, 48, mix(kit.shirt, '#000000', 0.2))}${rect(0, 76, 330, 9, kit.trim)}${Array.from({ length: 6 }, (_, index) => `${rect(18 + index * 52, 18, 42, 46, '#FFE9B0', { rx: 5 })}${circle(39 + index * 52, 50, 10, '#3A2E2A')}${path(`M${23 + index * 52} 64a16 12 0 0 1 32 0z`, index % 2 ? kit.shirt : '#24313A')}`).join('')}${circle(72, 134, 26, '#15181C')}${circle(72, 134, 11, '#8C9DA0')}${circle(262, 134, 26, '#15181C')}${circle(262, 134, 11, '#8C9DA0')}${path('M330 96l120 24-120 14z', '#FFE08A', { opacity: 0.5 })}${line('M196-2q30-30 62-10t60-18', kit.trim, 9)}${line('M196-2q30-30 62-10t60-18', kit.shirt, 3)}`,
      'translate(180 330)',
    )}`,
  )
}
