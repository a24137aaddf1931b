// Still lifes of the game: boots, shirts, boards, tickets, cups, screens.
import { kits } from './kits.mjs'
import {
  bands,
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
  shade,
  text,
  width,
} from './svg.mjs'

/** A shirt on its hanger; about 190 wide and 220 high. */
export function shirt(x, y, scale, club, { number, hanger = true, turn = 0 } = {}) {
  const kit = kits[club]
  return group(
    `${hanger ? `${line('M0-66q-12-12 0-22t8 8', '#8C9DA0', 4)}${line('M-58-18L0-62L58-18', '#8C9DA0', 5)}` : ''}${path('M-44-30Q0 2 44-30L78-14 104 52 66 72 58 40V170H-58V40L-66 72-104 52-78-14z', kit.shirt)}${path('M-44-30Q0 2 44-30L34-36Q0-10-34-36z', kit.trim)}${path('M-104 52l38 20-4 12-40-20zM104 52l-38 20 4 12 40-20z', kit.trim)}${path('M-58 160H58V170H-58z', kit.trim)}${number ? text(number, 0, 108, 84, kit.trim) : path('M20 22h26v22q-13 14-26 0z', kit.trim)}`,
    `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
  )
}

const bootShape = (color, trim) =>
  `${path('M-86 0q-8-70 10-92 18-6 36 0 6 26 30 36 50 14 92 26 20 8 16 30z', color)}${path('M-90 0H100q2 14-8 18H-82q-10-4-8-18z', trim)}${[-66, -36, 0, 36, 72].map((place) => path(`M${place} 18h14l-3 12h-8z`, '#15191C')).join('')}${line('M-22-78L6-58M-14-66L16-46M-30-88L-6-72', trim, 5)}${path('M-86 0q-6-50 2-80l16 2q-6 40 0 78z', mix(color, '#000000', 0.2))}`

/** Boots beside the pitch. */
export function boots(club, seed, { sky = ['#E58F5E', '#FBE0B8'], grass = ['#3C8D57', '#459A61'] } = {}) {
  const next = chance(seed)
  const kit = kits[club]
  const blades = Array.from({ length: 90 }, () => {
    const x = next.between(0, width)
    return path(`M${x.toFixed(0)} 548l${next.between(-4, 8).toFixed(0)} -${next.between(20, 60).toFixed(0)} 8 60z`, next.pick(grass))
  }).join('')
  return document(
    `${shade(0, 0, width, 330, sky)}${circle(740, 250, 60, '#FFF3CF')}${path('M0 290q240-60 480-20t480-20v90H0z', mix(sky[0], '#14311F', 0.6))}${bands(320, { colors: grass })}${line('M-20 400L980 350', '#FFFFFF', 7, { 'stroke-opacity': 0.85 })}${ellipse(380, 474, 250, 18, '#00000033')}${group(bootShape(kit.shirt, kit.trim), 'translate(330 446) scale(1.5)')}${group(bootShape(mix(kit.shirt, '#000000', 0.14), kit.trim), 'translate(520 470) scale(1.5)')}${football(730, 430, 58, { turn: 22 })}${ellipse(740, 490, 70, 10, '#00000033')}${blades}`,
  )
}

/** Boots hung up in front of a dark locker. */
export function hungUp(club) {
  const kit = kits[club]
  return document(
    `${rect(0, 0, width, 540, '#1B2A2E')}${Array.from({ length: 6 }, (_, index) => `${rect(index * 164 - 10, 20, 154, 500, '#24383C', { rx: 4 })}${rect(index * 164 + 10, 40, 114, 6, '#1B2A2E')}${rect(index * 164 + 10, 54, 114, 6, '#1B2A2E')}${circle(index * 164 + 122, 280, 7, '#8C9DA0')}`).join('')}${rect(0, 500, width, 40, '#5A4632')}${rect(300, 70, 360, 430, '#0E1A1D', { rx: 4 })}${rect(320, 90, 320, 8, '#5A4632')}${circle(480, 104, 8, '#8C9DA0')}${line('M476 108Q420 210 404 260M484 108Q540 230 560 300', '#E8EEF0', 5)}${group(bootShape(kit.shirt, kit.trim), 'translate(430 350) rotate(78) scale(1.15)')}${group(bootShape(mix(kit.shirt, '#000000', 0.14), kit.trim), 'translate(560 392) rotate(96) scale(1.15)')}${rect(340, 454, 100, 46, kit.trim)}${rect(346, 448, 88, 12, kit.shirt)}${polygon(
      [
        [300, 70],
        [660, 70],
        [560, 500],
        [400, 500],
      ],
      '#FFF4C8',
      { opacity: 0.07 },
    )}`,
  )
}

/** The dressing room before a match. */
export function lockers(club, numbers, { wood = '#6B4A2E' } = {}) {
  const places = numbers.map((number, index) => {
    const x = 130 + index * 236
    return `${rect(x - 104, 60, 208, 380, mix(wood, '#000000', 0.25), { rx: 6 })}${rect(x - 92, 72, 184, 356, mix(wood, '#000000', 0.5), { rx: 4 })}${rect(x - 30, 30, 60, 18, kits[club].shirt, { rx: 3 })}${shirt(x, 186, 0.82, club, { number })}${rect(x - 92, 404, 184, 24, wood)}${group(bootShape('#15191C', kits[club].trim), `translate(${x} 394) scale(.5)`)}`
  })
  return document(
    `${rect(0, 0, width, 540, mix(wood, '#15191C', 0.35))}${places.join('')}${rect(0, 440, width, 26, wood)}${rect(0, 466, width, 74, '#22313A')}${polygon(
      [
        [0, 540],
        [0, 500],
        [960, 484],
        [960, 540],
      ],
      '#1A272E',
    )}${football(840, 500, 30, { turn: 10 })}${rect(0, 0, width, 16, '#FFF4C8', { opacity: 0.7 })}${polygon(
      [
        [0, 16],
        [960, 16],
        [860, 470],
        [100, 470],
      ],
      '#FFF4C8',
      { opacity: 0.06 },
    )}`,
  )
}

/** A plan on a board: crosses, rings, arrows. */
export function board(seed, { felt = '#17503A', court = 'football', chalk = '#E8F1EC', ours = '#FFD028', theirs = '#FF8B7B' } = {}) {
  const next = chance(seed)
  const lines =
    court === 'football'
      ? `${line('M90 60H870V480H90zM480 60V480M90 150H220V390H90M870 150H740V390H870M90 220H140V320H90M870 220H820V320H870', chalk, 3)}${circle(480, 270, 70, 'none', { stroke: chalk, 'stroke-width': 3 })}`
      : `${line('M90 60H870V480H90zM90 200H270V340H90M870 200H690V340H870M480 60V480', chalk, 3)}${circle(270, 270, 70, 'none', { stroke: chalk, 'stroke-width': 3 })}${circle(480, 270, 56, 'none', { stroke: chalk, 'stroke-width': 3 })}${line('M90 96H180Q400 270 180 444H90M870 96H780Q560 270 780 444H870', chalk, 3)}`
  const spots = Array.from({ length: court === 'football' ? 7 : 5 }, (_, index) => [
    next.between(180, 780),
    100 + index * (court === 'football' ? 54 : 78) + next.between(-10, 10),
  ])
  const rings = spots.map(([x, y]) => circle(x, y, 16, 'none', { stroke: ours, 'stroke-width': 7 })).join('')
  const crosses = spots
    .map(([x, y]) => {
      const [a, b] = [x + next.between(60, 140), y + next.between(-44, 44)]
      return line(`M${a - 13} ${b - 13}l26 26M${a + 13} ${b - 13}l-26 26`, theirs, 7)
    })
    .join('')
  const arrow = (x, y, turn, bend) =>
    group(
      `${line(`M0 0Q70 ${bend} 140 0`, chalk, 5, { 'stroke-dasharray': bend > 0 ? '1 13' : '0' })}${line('M122-14L142 0L120 14', chalk, 5)}`,
      `translate(${x} ${y}) rotate(${turn})`,
    )
  return document(
    `${rect(0, 0, width, 540, '#3A2A1C')}${rect(26, 22, 908, 496, felt, { rx: 8 })}${rect(26, 22, 908, 60, '#FFFFFF', { opacity: 0.03 })}${lines}${rings}${crosses}${arrow(spots[1][0] + 26, spots[1][1], -24, -46)}${arrow(spots[3][0] + 26, spots[3][1] - 8, 30, 52)}${arrow(spots[4][0] - 20, spots[4][1] - 20, -70, -30)}${group(`${rect(0, 0, 110, 20, '#F3F6F0', { rx: 8 })}${rect(84, 0, 26, 20, ours, { rx: 8 })}`, 'translate(760 500) rotate(-8)')}`,
  )
}

/** Upcoming fixtures: a calendar, pins, tickets. */
export function calendar(club, rival, seed, { wall = '#DDE5DF' } = {}) {
  const next = chance(seed)
  const cells = Array.from({ length: 35 }, (_, index) => {
    const [x, y] = [86 + (index % 7) * 76, 150 + Math.floor(index / 7) * 66]
    const draw = next()
    const mark =
      draw < 0.16
        ? football(x + 34, y + 32, 17)
        : draw < 0.26
          ? `${circle(x + 34, y + 32, 22, 'none', { stroke: '#C9291A', 'stroke-width': 4 })}`
          : draw < 0.36
            ? path(`M${x + 18} ${y + 14}h32v24q-16 18-32 0z`, kits[next() < 0.5 ? club : rival].shirt)
            : ''
    return `${rect(x, y, 70, 60, index % 7 > 4 ? '#EEF3EF' : '#FFFFFF', { rx: 3 })}${rect(x + 6, y + 6, 12, 4, '#8C9D93')}${mark}`
  }).join('')
  const ticket = (x, y, turn, color) =>
    group(
      `${path('M0 0H250V40a16 16 0 0 0 0 32V112H0V72a16 16 0 0 0 0-32z', color)}${line('M180 8V104', '#FFFFFF', 3, { 'stroke-dasharray': '3 9' })}${path('M24 26h70v14H24zM24 52h120v9H24zM24 70h90v9H24z', '#FFFFFF', { opacity: 0.85 })}${football(214, 56, 22)}`,
      `translate(${x} ${y}) rotate(${turn})`,
    )
  return document(
    `${rect(0, 0, width, 540, wall)}${rect(60, 40, 564, 470, '#FFFFFF', { rx: 6 })}${rect(60, 40, 564, 84, kits[club].shirt, { rx: 6 })}${rect(60, 110, 564, 14, kits[club].trim)}${[150, 340, 530].map((x) => `${rect(x, 22, 10, 44, '#8C9DA0', { rx: 5 })}`).join('')}${path('M280 62h120v18H280zM230 88h220v8H230z', '#FFFFFF', { opacity: 0.9 })}${cells}${ticket(650, 120, 8, kits[club].shirt)}${ticket(660, 270, -7, kits[rival].shirt)}${group(`${rect(0, 0, 210, 16, '#F0B400', { rx: 3 })}${path('M210 0l30 8-30 8z', '#E8BC96')}${rect(-16, 0, 18, 16, '#C9291A', { rx: 4 })}`, 'translate(690 466) rotate(-14)')}`,
  )
}

/** The cup, and falling confetti. */
export function trophy(seed, { back = ['#16324A', '#0B1A26'], gold = '#F2C230', ribbon = ['#0B5A8A', '#E8F1F5'] } = {}) {
  const next = chance(seed)
  const paper = Array.from({ length: 110 }, () =>
    group(
      rect(0, 0, next.between(6, 13), next.between(8, 18), next.pick([gold, ...ribbon, '#F3F6F0'])),
      `translate(${next.between(0, width).toFixed(0)} ${next.between(0, 540).toFixed(0)}) rotate(${next.between(0, 180).toFixed(0)})`,
    ),
  ).join('')
  const shadow = mix(gold, '#5A3A00', 0.35)
  return document(
    `${shade(0, 0, width, 540, back)}${polygon(
      [
        [200, 0],
        [300, 0],
        [620, 540],
        [340, 540],
      ],
      '#FFFFFF',
      { opacity: 0.06 },
    )}${polygon(
      [
        [760, 0],
        [660, 0],
        [340, 540],
        [620, 540],
      ],
      '#FFFFFF',
      { opacity: 0.06 },
    )}${crowd(0, 360, width, 190, { colors: [ribbon[0], ribbon[1], '#33424A'], seed, size: 14, lift: 0.6 })}${rect(0, 360, width, 190, back[1], { opacity: 0.45 })}${rect(380, 440, 200, 100, '#0C1713')}${rect(360, 426, 240, 22, '#22313A')}${path('M372 96q-92-6-84 66 8 76 112 92l-6-26q-70-18-78-66-4-38 52-36z', gold)}${path('M588 96q92-6 84 66-8 76-112 92l6-26q70-18 78-66 4-38-52-36z', shadow)}${path('M360 80H600q4 150-60 206-26 22-60 22t-60-22q-64-56-60-206z', gold)}${path('M480 80H600q4 150-60 206-26 22-60 22z', shadow)}${path('M390 100q0 110 46 166-26-70-24-166z', '#FFF4C8', { opacity: 0.7 })}${rect(352, 70, 256, 20, mix(gold, '#FFFFFF', 0.35), { rx: 6 })}${rect(456, 304, 48, 66, gold)}${rect(480, 304, 24, 66, shadow)}${path('M412 430l20-60h96l20 60z', shadow)}${path('M456 300l-70 110 26 2 18 26 50-112z', ribbon[0])}${path('M504 300l70 110-26 2-18 26-50-112z', ribbon[1])}${paper}`,
  )
}

/** A hand with a phone that shows a goal alert. */
export function alert(club, rival, { night = true } = {}) {
  const tile = (x, y, digit, isOn) =>
    `${rect(x, y, 54, 70, isOn ? '#FFD028' : '#0A1510', { rx: 5 })}${rect(x, y + 34, 54, 2, '#00000055')}${text(digit, x + 27, y + 54, 54, isOn ? '#1A1500' : '#FBF6E6')}`
  return document(
    `${crowd(0, 0, width, 540, { colors: [kits[club].shirt, '#33424A', kits[rival].shirt], seed: club + rival, size: 22, lift: 0.3 })}${rect(0, 0, width, 540, night ? '#06110C' : '#2A3A33', { opacity: 0.62 })}${path('M300 560q-10-150 60-190l40-20h190q90 40 84 210z', '#D9A47C')}${group(`${rect(-120, -210, 240, 430, '#0C1114', { rx: 28 })}${rect(-108, -198, 216, 406, '#143A2C', { rx: 20 })}${[0, 1, 2, 3].map((band) => rect(-108, -198 + band * 104, 216, 52, '#1C4A39', { opacity: 0.6 })).join('')}${rect(-34, -190, 68, 12, '#0C1114', { rx: 6 })}${rect(-96, -120, 192, 150, '#F3F6F0', { rx: 10 })}${rect(-96, -120, 192, 34, kits[club].shirt, { rx: 10 })}${rect(-96, -96, 192, 10, kits[club].shirt)}${path('M-80-110h70v12h-70z', '#FFFFFF')}${tile(-70, -66, '2', true)}${tile(16, -66, '1', false)}${circle(0, -44, 4, '#0A1510')}${circle(0, -22, 4, '#0A1510')}${path('M-70 14h140v7H-70z', '#44524A')}${rect(-96, 48, 192, 52, '#FFFFFF', { opacity: 0.12, rx: 10 })}${rect(-96, 110, 192, 52, '#FFFFFF', { opacity: 0.12, rx: 10 })}`, 'translate(480 250) rotate(6)')}${line('M352 400q-30-70-6-150M610 400q44-60 30-150', '#D9A47C', 40)}${line('M346 250q6-20 20-26M640 250q-4-18-18-24', '#E8BC96', 26)}`,
  )
}

/** A contract to sign. */
export function contract(club) {
  const kit = kits[club]
  return document(
    `${rect(0, 0, width, 540, '#6B4A2E')}${Array.from({ length: 9 }, (_, index) => rect(0, index * 62, width, 3, '#5A3D25')).join('')}${group(`${rect(12, 14, 400, 470, '#00000030')}${rect(0, 0, 400, 470, '#F8F6EE')}${rect(40, 40, 150, 16, kit.shirt)}${Array.from({ length: 11 }, (_, index) => rect(40, 86 + index * 24, index % 4 === 3 ? 190 : 320, 8, '#C9D2CC')).join('')}${path('M300 30h54v46q-27 30-54 0z', kit.shirt)}${path('M318 40h18v30q-9 10-18 0z', kit.trim)}${line('M210 420H360', '#44524A', 3)}${line('M214 412q16-34 28-8t24-14 26 10 40-22', '#1C5C9C', 5)}`, 'translate(150 44) rotate(-7)')}${group(`${rect(0, 0, 210, 20, '#15191C', { rx: 8 })}${path('M210 2l40 8-40 8z', '#F2C230')}${rect(40, 0, 10, 20, '#F2C230')}`, 'translate(560 356) rotate(152)')}${shirt(760, 210, 1.25, club, { number: '9', hanger: false, turn: 10 })}${circle(640, 90, 44, '#F3F6F0')}${circle(640, 90, 34, '#4A2E1C')}${line('M686 80q24 8 0 28', '#F3F6F0', 9)}`,
  )
}
