// People beside the game: coaches, referees, the press, supporters, physios, new signings.
import { kits, someone } from './kits.mjs'
import { hairs, person, skins } from './person.mjs'
import {
  bands,
  boards,
  chance,
  circle,
  crowd,
  document,
  ellipse,
  football,
  group,
  line,
  mix,
  path,
  polygon,
  rect,
  text,
  width,
} from './svg.mjs'

const suit = (seed, more = {}) => ({
  ...someone('tides', seed),
  shirt: '#20303A',
  trim: '#F3F6F0',
  long: true,
  trousers: '#182229',
  shorts: '#182229',
  boots: '#0C1114',
  ...more,
})

/** A wall of logos in rows, as behind interviews. */
function stairWall(base, mark) {
  const marks = []
  for (let row = 0; row < 6; row += 1)
    for (let column = 0; column < 9; column += 1) {
      const [x, y] = [column * 118 + (row % 2) * 59 - 20, row * 76 + 20]
      marks.push(path(`M${x} ${y + 30}v-8h14v-8h14v-8h14v24z`, (row + column) % 4 ? mix(base, '#FFFFFF', 0.1) : mark))
    }
  return `${rect(0, 0, width, 540, base)}${marks.join('')}`
}

const microphone = (x, y, color, turn) =>
  group(
    `${line('M0 0V-46', '#15191C', 5)}${rect(-9, -66, 18, 24, color, { rx: 3 })}${ellipse(0, -72, 9, 11, '#2B3338')}`,
    `translate(${x} ${y}) rotate(${turn})`,
  )

/** A coach in front of the microphones. */
export function press(club, seed, { base = '#0E2C21', mark = '#FFD028', women = false } = {}) {
  const next = chance(seed)
  const reporters = [70, 190, 720, 860]
    .map(
      (x, index) =>
        `${path(`M${x - 50} 540c0-70 20-104 56-104s56 34 56 104z`, mix('#0A1512', '#FFFFFF', 0.04 + index * 0.02))}${circle(x + 6, 414, 28, '#0D1A16')}${index % 2 ? rect(x + 22, 404, 46, 30, '#05090A', { rx: 4 }) : ''}`,
    )
    .join('')
  return document(
    `${stairWall(base, mark)}${person('think', 430, 664, 4.8, { close: true, ...someone(club, seed, { women }), shirt: kits[club].shirt, long: true, shadow: false, trousers: '#182229' })}${rect(90, 424, 780, 130, '#22313A')}${rect(90, 424, 780, 10, '#34464F')}${rect(90, 452, 780, 8, kits[club].shirt)}${microphone(520, 432, '#C9291A', 14)}${microphone(560, 432, '#0B5A8A', 6)}${microphone(604, 432, '#F2C230', -6)}${rect(690, 386, 16, 40, '#BFE3F2', { opacity: 0.7, rx: 3 })}${rect(312, 408, 66, 18, next() < 0.5 ? '#F3F6F0' : '#FFD028', { rx: 2 })}${reporters}`,
  )
}

/** On the touchline: a coach, a line, a game out of focus. */
export function touchline(club, rival, seed, { pose = 'point', women = false } = {}) {
  return document(
    `${crowd(0, 0, width, 190, { colors: [kits[club].shirt, '#3A4650', kits[club].trim], seed, size: 12 })}${boards(186, 26, seed)}${bands(212, { count: 6 })}${person('run', 620, 330, 1.5, someone(rival, seed))}${person('guard', 760, 350, 1.6, someone(club, seed, { flip: true }))}${football(690, 346, 8)}${line('M-10 420L980 372', '#FFFFFF', 6, { 'stroke-opacity': 0.85 })}${line('M60 540L84 444L430 426L470 540', '#FFFFFF', 4, { 'stroke-opacity': 0.5, 'stroke-dasharray': '16 12' })}${person(pose, 270, 530, 4.4, suit(seed, { close: true, shirt: '#24323B', trim: kits[club].trim, style: women ? 'tail' : 'short', hair: hairs[2] }))}${group(`${rect(0, 0, 26, 60, '#BFE3F2', { rx: 7, opacity: 0.85 })}${rect(5, -9, 16, 12, kits[club].shirt, { rx: 2 })}`, 'translate(120 470)')}${group(`${rect(0, 0, 26, 60, '#BFE3F2', { rx: 7, opacity: 0.85 })}${rect(5, -9, 16, 12, kits[club].shirt, { rx: 2 })}`, 'translate(160 478)')}`,
  )
}

/** A card, and the player who receives it. */
export function card(club, seed, { red = true } = {}) {
  const color = red ? '#D0121B' : '#F0B400'
  const show = ({ hands }) => group(rect(-5, -17, 12, 18, color, { rx: 1.5 }), `translate(${hands[0][0]} ${hands[0][1]}) rotate(8)`)
  return document(
    `${crowd(0, 0, width, 250, { colors: [kits[club].shirt, '#3A4650', kits[club].trim], seed, size: 14, lift: 0.3 })}${rect(0, 0, width, 250, '#06110C', { opacity: 0.35 })}${boards(244, 28, seed)}${bands(272, { count: 5 })}${person('wait', 230, 440, 2.4, someone(club, `${seed}b`))}${person('card', 500, 520, 4, { ...someone('referee', seed), number: undefined, hold: show })}${person('wait', 730, 512, 3.7, { ...someone(club, seed), flip: true, number: 6 })}`,
  )
}

/** The referee at the screen. */
export function review(seed, club) {
  const frame = ({ hands }) => line(`M${hands[0][0]} ${hands[0][1]}l2-1`, '#15191C', 5)
  return document(
    `${crowd(0, 0, width, 260, { colors: [kits[club].shirt, '#33424A'], seed, size: 13 })}${rect(0, 0, width, 260, '#06110C', { opacity: 0.45 })}${boards(252, 28, seed)}${bands(280, { count: 5 })}${line('M0 486L960 440', '#FFFFFF', 6, { 'stroke-opacity': 0.85 })}${rect(560, 392, 30, 120, '#182229')}${rect(500, 506, 150, 12, '#0C1114')}${group(
      `${rect(0, 0, 300, 186, '#0C1114', { rx: 8 })}${rect(12, 12, 276, 160, '#2A7F4F')}${rect(12, 12, 276, 60, '#33424A')}${line('M12 110H288', '#FFFFFF', 2, { 'stroke-opacity': 0.7 })}${line('M178 12V172', '#FFD028', 3)}${line('M190 12V172', '#D0301F', 3)}${person('sprint', 130, 150, 1.15, someone(club, seed))}${person('guard', 214, 152, 1.1, someone('rival', seed))}${football(166, 148, 7)}`,
      'translate(425 200)',
    )}${person('think', 300, 520, 4.5, { ...someone('referee', seed), style: 'short', close: true, hold: frame })}`,
  )
}

/** Substitutes on the bench. */
export function bench(club, seed, { women = false } = {}) {
  const people = Array.from({ length: 6 }, (_, index) =>
    person('sit', 140 + index * 132, 440, 2.8, {
      ...someone(club, `${seed}${index}`, { women }),
      shirt: index % 3 === 1 ? kits[club].trim : kits[club].shirt,
      shadow: false,
      flip: index > 3,
    }),
  ).join('')
  return document(
    `${crowd(0, 0, width, 150, { colors: [kits[club].shirt, '#3A4650'], seed, size: 12 })}${rect(0, 150, width, 290, '#22313A')}${boards(150, 24, seed)}${path('M20 170q460-70 920 0l-20 40H40z', '#BFE3F2', { opacity: 0.85 })}${path('M20 170q460-70 920 0', 'none', { stroke: '#E8EEF0', 'stroke-width': 6 })}${rect(40, 196, 880, 196, '#1C2B33')}${Array.from({ length: 7 }, (_, index) => rect(70 + index * 128, 214, 92, 172, mix(kits[club].shirt, '#000000', 0.35), { rx: 12 })).join('')}${people}${bands(430, { colors: ['#2A7F4F', '#2F8B57'], count: 3 })}${line('M0 452H960', '#FFFFFF', 5, { 'stroke-opacity': 0.85 })}${[200, 330, 610].map((x) => group(`${rect(0, 0, 18, 42, '#BFE3F2', { rx: 5, opacity: 0.9 })}${rect(3, -7, 12, 9, kits[club].shirt, { rx: 2 })}`, `translate(${x} 470)`)).join('')}${football(760, 492, 18)}`,
  )
}

/** Scarves over a stand. */
export function scarves(club, seed) {
  const next = chance(seed)
  const kit = kits[club]
  const rows = [0, 1, 2].map((row) =>
    Array.from({ length: 8 - row }, (_, index) => {
      const x = 60 + index * (124 + row * 18) + (row % 2) * 50
      const y = 270 + row * 110
      const s = 1 + row * 0.34
      const skin = next.pick(skins)
      const worn = next.pick([kit.shirt, kit.trim, kit.shirt, '#33424A'])
      return group(
        `${path('M-40 130c0-64 10-86 40-86s40 22 40 86z', worn)}${circle(0, 14, 22, skin)}${path('M-23 10a23 23 0 0 1 46 0c-8-10-38-10-46 0z', next.pick(hairs))}${line('M-32 62L-52-26M32 62L52-26', worn, 15)}${circle(-53, -34, 9, skin)}${circle(53, -34, 9, skin)}${path('M-72-56h144v26H-72z', kit.shirt)}${[-58, -28, 2, 32].map((bar) => rect(bar, -56, 15, 26, kit.trim)).join('')}${line('M-72-54v24M72-54v24', kit.trim, 5, { 'stroke-dasharray': '2 4' })}`,
        `translate(${x} ${y}) scale(${s}) rotate(${next.between(-5, 5).toFixed(1)})`,
      )
    }).join(''),
  )
  return document(
    `${crowd(0, 0, width, 220, { colors: [kit.shirt, kit.trim], seed, size: 14, lift: 0.4 })}${rect(0, 0, width, 220, '#06110C', { opacity: 0.4 })}${rect(0, 216, width, 330, mix(kit.shirt, '#06110C', 0.72))}${rows.join('')}`,
  )
}

/** A new signing with the shirt of the club. */
export function signing(club, seed, { number = 11, women = false } = {}) {
  const kit = kits[club]
  const shirt = ({ hands }) =>
    group(
      `${path('M-26-22l12-8q14 10 28 0l12 8 14 16-11 9-7-7V40H-22V-4l-7 7-11-9z', kit.shirt)}${path('M-14-30q14 12 28 0l-4-2q-10 8-20 0z', kit.trim)}${text(number, 0, 22, 30, kit.trim)}`,
      `translate(${(hands[0][0] + hands[1][0]) / 2} ${hands[0][1] + 10}) scale(.74)`,
    )
  const hold = {
    lean: 0,
    near: [34, 100],
    far: [-34, -100],
    legs: [
      [8, 4],
      [-8, -4],
    ],
    feet: [90, -90],
  }
  return document(
    `${stairWall(mix(kit.shirt, '#06110C', 0.45), kit.trim)}${polygon(
      [
        [0, 540],
        [0, 470],
        [960, 440],
        [960, 540],
      ],
      '#14201C',
    )}${person(hold, 480, 690, 5.2, { close: true, ...someone('rival', seed, { women }), shirt: '#F3F6F0', trim: '#C9D2CC', long: true, trousers: '#1F2A30', shadow: false, hold: shirt })}${person('stand', 200, 664, 4.8, suit(seed, { close: true, shadow: false, hair: '#8C8F92', style: 'short' }))}${group(`${rect(0, 0, 92, 64, '#0C1114', { rx: 8 })}${circle(46, 34, 22, '#26343B')}${circle(46, 34, 12, '#5B8BB0')}${rect(12, -10, 26, 12, '#0C1114')}`, 'translate(800 448)')}${polygon(
      [
        [846, 448],
        [700, 300],
        [760, 250],
      ],
      '#FFFFFF',
      { opacity: 0.1 },
    )}`,
  )
}

/** On the grass with the physio. */
export function physio(club, seed, { women = false } = {}) {
  const down = {
    lean: -58,
    near: [-40, 40],
    far: [-84, -20],
    legs: [
      [100, 40],
      [84, 92],
    ],
    feet: [100, 170],
  }
  return document(
    `${crowd(0, 0, width, 170, { colors: [kits[club].shirt, '#33424A', kits[club].trim], seed, size: 12, lift: 0 })}${rect(0, 0, width, 170, '#06110C', { opacity: 0.35 })}${boards(164, 26, seed)}${bands(190, { count: 6 })}${person('stand', 140, 400, 2.6, someone(club, `${seed}1`))}${person('think', 830, 400, 2.6, { ...someone('referee', seed), flip: true })}${person(down, 430, 500, 4.4, { ...someone(club, seed, { women }), shadow: false })}${ellipse(440, 506, 150, 12, '#00000030')}${person('kneel', 690, 500, 4, { ...suit(`${seed}p`), shirt: '#E8F1F5', trim: '#0B6E69', trousers: '#0B6E69', gloves: '#BFE3F2', flip: true })}${group(`${rect(0, 0, 96, 62, '#0B6E69', { rx: 8 })}${rect(28, -12, 40, 16, 'none', { stroke: '#0B6E69', 'stroke-width': 6, rx: 6 })}${rect(40, 14, 16, 34, '#FFFFFF')}${rect(31, 23, 34, 16, '#FFFFFF')}`, 'translate(800 452)')}`,
  )
}
