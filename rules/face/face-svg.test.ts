import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { contrast } from './color.ts'
import { type Kit, patterns, roles } from './face-address.ts'
import { emptySeatSvg, faceSvg } from './face-svg.ts'
import { keeperShirt } from './keeper-shirt.ts'
import { numberColor } from './kit.ts'
import { personOf } from './person.ts'

const ids = Array.from({ length: 1_000 }, (_, index) => String(1_001 + index))
const crests = [
  ['#05668d', '#f0f3bd'],
  ['#b5174b', '#f5f5f5'],
  ['#f5f5f5', '#12324a'],
  ['#f0b400', '#a3231a'],
  ['#777777', '#787878'],
] as const
const kits: Kit[] = crests.flatMap(([first, second]) =>
  patterns.flatMap((_, pattern) =>
    roles.map((role, place) => ({
      role,
      woman: place % 2 === 1,
      pattern,
      first,
      second,
      number: role === 'coach' ? null : 17 * place + pattern,
    })),
  ),
)
const pictures = [
  emptySeatSvg,
  ...ids.map((id) => faceSvg({ id })),
  ...kits.flatMap((kit, place) => ['a', 'b', 'c'].map((id) => faceSvg({ id: `${id}${place}`, kit }))),
]

const pixelsOf = (svg: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(side, side).flatten({ background: '#ffffff' }).raw().toBuffer()

/** Mean difference per channel, from 0 to 255; counting stops at `enough`. */
function difference(one: Buffer, other: Buffer, enough = 255): number {
  let sum = 0
  for (let index = 0; index < one.length; index += 1) {
    sum += Math.abs((one[index] as number) - (other[index] as number))
    if (sum > enough * one.length) break
  }
  return sum / one.length
}

describe('face', () => {
  it('is deterministic; changing the drawing requires incrementing the drawing version', () => {
    const all = createHash('sha256').update(pictures.join('\n')).digest('hex').slice(0, 16)
    expect(all).toBe('c338f0cb4138bdf6')
  })

  it('is small, well-formed and contains no scripts', async () => {
    for (const svg of pictures) {
      expect(Buffer.byteLength(svg), svg).toBeLessThanOrEqual(1_536)
      expect(svg).not.toMatch(/undefined|NaN|null|<script|<style|<image|\son\w+=|style=|https?:(?!\/\/www\.w3\.org\/2000\/svg)/)
    }
    for (const svg of pictures.filter((_, place) => place % 25 === 0)) {
      const { format, width, height } = await sharp(Buffer.from(svg)).metadata()
      expect({ format, isSquare: width === height }).toEqual({ format: 'svg', isSquare: true })
    }
  })

  it('is distinguishable from all other faces, even at 24 px', async () => {
    const drawn = await Promise.all(ids.map((id) => pixelsOf(faceSvg({ id }), 24)))
    expect(new Set(drawn.map((pixels) => pixels.toString('base64'))).size).toBe(ids.length)
    const near = 3
    const alike = drawn.flatMap((one, place) =>
      drawn.slice(place + 1).flatMap((other, after) => (difference(one, other, near) < near ? [[ids[place], ids[place + 1 + after]]] : [])),
    )
    expect(alike).toEqual([])
    const pairs = drawn.map((one, place) => difference(one, drawn[(place * 7 + 1) % drawn.length] as Buffer)).filter((value) => value > 0)
    expect(pairs.reduce((sum, value) => sum + value, 0) / pairs.length).toBeGreaterThan(40)
  })

  it('contrasts with its background', () => {
    for (const id of ids) {
      const { back, hair, cut } = personOf(id)
      if (cut !== 'bald' && cut !== 'veil') expect(contrast(back, hair), `${id}: ${hair} on ${back}`).toBeGreaterThan(1.2)
    }
  })
})

describe('shirt', () => {
  it('has a legible number in any combination of colors', () => {
    const grey = (value: number): string => `#${value.toString(16).padStart(2, '0').repeat(3)}`
    const colors = [
      ...Array.from({ length: 52 }, (_, step) => grey(step * 5)),
      '#ff0000',
      '#00ff00',
      '#0000ff',
      '#ffd028',
      '#c9291a',
      '#1c6644',
    ]
    for (const first of colors)
      for (const second of colors) expect(contrast(first, numberColor(first, second)), `${first} ${second}`).toBeGreaterThanOrEqual(4.5)
  })

  it('does not change the person, for any club or number', () => {
    const [one, other] = [kits[0], kits.at(-4)].map((kit) => personOf('p7', { ...(kit as Kit), role: 'player', woman: false }))
    for (const trait of ['skin', 'hair', 'cut', 'beard'] as const) expect(one?.[trait]).toEqual(other?.[trait])
  })

  it('of a goalkeeper differs from both club colors', () => {
    for (const [first, second] of crests) {
      const shirt = keeperShirt(first, second)
      expect([first, second]).not.toContain(shirt.first)
      expect(contrast(shirt.first, numberColor(shirt.first, shirt.second))).toBeGreaterThanOrEqual(4.5)
    }
  })
})
