// Still lifes of indoor games: a hoop by the sea, shoes, a jump ball, an empty chair.
import { ball, player } from './court.mjs'
import { kits, someone } from './kits.mjs'
import { person } from './person.mjs'
import { chance, circle, crowd, document, ellipse, group, height, line, mix, path, polygon, rect, shade, width } from './svg.mjs'

/** A court on the quay: masts, nets, gulls, one basket against the sky. */
export function quay({ sky = ['#7FB9D6', '#D8EDF5', '#FBEBC8'], sea = '#2F7C99' } = {}) {
  const gull = (x, y, s) =>
    line(`M${x - 18 * s} ${y - 6 * s}q${9 * s} ${-8 * s} ${18 * s} ${4 * s}q${9 * s} ${-12 * s} ${18 * s} ${-4 * s}`, '#3A4650', 3)
  const boat = (x, color, tall) =>
    `${line(`M${x} 330V${330 - tall}`, '#5A4632', 7)}${line(`M${x} ${336 - tall}L${x - 60} 322M${x} ${336 - tall}L${x + 66} 322`, '#5A4632', 2)}${path(`M${x - 84} 318h170l-24 44H${x - 62}z`, color)}${rect(x - 78, 318, 158, 7, '#F3F6F0')}`
  const flag = path('M724 92q40-14 78 0v34q-38-14-78 0z', '#C4481C')
  return document(
    `${shade(0, 0, width, 330, sky)}${circle(190, 110, 44, '#FFF8DC')}${gull(360, 90, 1)}${gull(440, 130, 0.7)}${gull(300, 150, 0.6)}${rect(0, 318, width, 60, sea)}${Array.from({ length: 12 }, (_, index) => rect(index * 86 + 10, 340 + (index % 3) * 10, 46, 3, '#FFFFFF', { opacity: 0.5 })).join('')}${boat(140, '#B3202A', 190)}${boat(330, '#14506B', 230)}${boat(560, '#E7A33E', 170)}${rect(0, 372, width, 22, '#8C7A62')}${rect(0, 392, width, 148, '#B7A88C')}${line('M-20 470H980M300 392L220 540M760 392L850 540', '#F3F6F0', 5)}${ellipse(540, 470, 110, 26, 'none', { stroke: '#F3F6F0', 'stroke-width': 5 })}${line('M724 420V86', '#6B4A2E', 17)}${line('M724 150L640 110M724 190L650 190', '#6B4A2E', 8)}${flag}${rect(556, 66, 150, 112, '#F5F0E6')}${rect(556, 66, 150, 112, 'none', { stroke: '#C4481C', 'stroke-width': 6 })}${rect(608, 112, 48, 38, 'none', { stroke: '#C4481C', 'stroke-width': 5 })}${ellipse(630, 178, 36, 8, 'none', { stroke: '#E0531F', 'stroke-width': 6 })}${line('M596 182L610 236M664 182L650 236M614 186L622 238M646 186L638 238M603 208Q630 220 657 208M610 236H650', '#F8F8F2', 2.4)}${ball(470, 120, 24, 20)}${person('shoot', 300, 510, 2.9, { ...someone('boats', 'q1'), low: true, bare: true, up: 12, number: 7 })}${person('guard', 440, 500, 2.6, { ...someone('sails', 'q2', { women: true }), low: true, bare: true, flip: true })}${person('run', 840, 520, 2.6, { ...someone('boats', 'q3', { women: true }), low: true, bare: true, flip: true })}`,
  )
}

const shoe = (color, trim) =>
  `${path('M-90 6q-6-70 2-104 30-14 58-4 4 30 30 40 60 22 92 34 14 8 12 34z', color)}${path('M-94 4H104q4 22-6 26H-84q-12-6-10-26z', '#F3F6F0')}${path('M-94 16H102l-2 6H-92z', trim)}${line('M-24-64L4-76M-10-52L18-62M6-42L34-50', '#F3F6F0', 6)}${path('M-90-30q40 10 70 34h-70z', trim)}${rect(-88, -104, 60, 10, trim, { rx: 5 })}`

/** Shoes and a ball on the boards. */
export function shoes(club) {
  const kit = kits[club]
  const planks = Array.from({ length: 16 }, (_, index) => rect(0, 250 + index * 19, width, 9, '#B67F44')).join('')
  return document(
    `${shade(0, 0, width, 250, ['#14202C', mix(kit.shirt, '#14202C', 0.5)])}${polygon(
      [
        [620, 0],
        [760, 0],
        [900, 540],
        [380, 540],
      ],
      '#FFF4C8',
      { opacity: 0.12 },
    )}${rect(0, 210, width, 40, '#0C1218')}${Array.from({ length: 8 }, (_, index) => rect(20 + index * 122, 220, 100, 20, index % 3 ? '#2B3A67' : kit.trim, { opacity: 0.8 })).join('')}${rect(0, 250, width, 290, '#C08A4E')}${planks}${line('M-20 330L980 300', '#FFFFFF', 8, { 'stroke-opacity': 0.85 })}${path('M520 540Q620 360 980 340V540z', kit.shirt, { opacity: 0.25 })}${ellipse(330, 486, 250, 18, '#00000038')}${group(shoe(kit.shirt, kit.trim), 'translate(230 440) scale(1.35)')}${group(shoe(mix(kit.shirt, '#000000', 0.15), kit.trim), 'translate(430 462) scale(1.35)')}${ellipse(720, 492, 96, 14, '#00000038')}${ball(714, 398, 92, 24)}`,
  )
}

/** The jump ball that opens a game. */
export function tip(home, away, seed) {
  const official = { ...kits.referee, shirt: '#4A545C', trim: '#15191C', trousers: '#15191C', skin: '#D9A47C', hair: '#241C18' }
  const court = (club, index, more) => player(club, `${seed}${index}`, more)
  return document(
    `${crowd(0, 0, width, 260, { colors: [kits[home].shirt, kits[away].shirt, '#3A4650', kits[home].trim], seed, size: 13, lift: 0.25 })}${rect(0, 0, width, 260, '#06110C', { opacity: 0.25 })}${rect(0, 252, width, 24, '#0B1210')}${rect(0, 276, width, height - 276, '#C08A4E')}${Array.from({ length: 14 }, (_, index) => rect(0, 276 + index * 19, width, 9, '#B67F44')).join('')}${ellipse(480, 450, 260, 66, kits[home].shirt, { opacity: 0.25 })}${ellipse(480, 450, 260, 66, 'none', { stroke: '#FFFFFF', 'stroke-width': 5, 'stroke-opacity': 0.85 })}${line('M480 276V540', '#FFFFFF', 5, { 'stroke-opacity': 0.85 })}${person('guard', 130, 430, 2.4, court(home, 1, { number: 4 }))}${person('guard', 830, 430, 2.4, court(away, 2, { number: 9, flip: true }))}${person('stand', 480, 400, 2.5, official)}${person('dunk', 380, 490, 3.1, court(home, 3, { number: 15, up: 40 }))}${person('dunk', 580, 492, 3.1, court(away, 4, { number: 32, up: 34, flip: true }))}${ball(480, 46, 26, 10)}`,
  )
}

/** An empty chair. */
export function chair({ glow = '#5FD3F3', seat = '#3C2F80' } = {}) {
  const next = chance('chair')
  const lights = Array.from({ length: 60 }, () =>
    circle(next.between(0, width), next.between(330, 470), next.between(1.5, 5), next.pick([glow, '#C2185B', '#F2C230']), {
      opacity: next.between(0.15, 0.7).toFixed(2),
    }),
  ).join('')
  return document(
    `${shade(0, 0, width, 540, ['#080A14', '#1A1D36'])}${[200, 480, 760]
      .map((x) =>
        polygon(
          [
            [x - 12, 0],
            [x + 12, 0],
            [x + 190, 540],
            [x - 190, 540],
          ],
          x === 480 ? glow : seat,
          { opacity: x === 480 ? 0.16 : 0.12 },
        ),
      )
      .join(
        '',
      )}${lights}${path('M0 470q480-40 960 0v70H0z', '#0A0C16')}${ellipse(480, 494, 230, 20, glow, { opacity: 0.18 })}${ellipse(480, 500, 150, 12, '#00000066')}${line('M480 400V470M480 468L380 494M480 468L580 494M480 468V500', '#2A2F42', 14)}${[380, 480, 580].map((x) => circle(x, 500, 11, '#0A0D18')).join('')}${path('M360 360q120-24 240 0l-16 56q-104 18-208 0z', mix(seat, '#000000', 0.15))}${path('M388 366q-40-200 24-262 68-24 136 0 64 62 24 262-92 22-184 0z', seat)}${path('M430 116q50-16 100 0l10 60q-60 16-120 0z', mix(seat, '#FFFFFF', 0.18))}${line('M404 180q-18 90 4 178M556 180q18 90-4 178', glow, 6)}${path('M336 320h34v60h-34zM590 320h34v60h-34z', '#15182A')}${line('M420 118a64 64 0 0 1 120 0', '#0A0D18', 16)}${rect(404, 108, 30, 56, '#0A0D18', { rx: 12 })}${rect(526, 108, 30, 56, '#0A0D18', { rx: 12 })}${rect(408, 120, 6, 30, glow, { rx: 3 })}${rect(546, 120, 6, 30, glow, { rx: 3 })}${line('M418 162q6 30 44 34', '#0A0D18', 6)}${circle(464, 197, 7, '#C2185B')}`,
  )
}
