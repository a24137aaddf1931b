// A club's shirt with its pattern and number. The number has an outline in the first colour, so that it is readable on every pattern.

import { collar, torso } from './clothes.ts'
import { contrast, shade } from './color.ts'
import { line, path } from './shape.ts'

/** In the order of `patterns`, clipped to the torso: a clip path would take half as many bytes as the whole face. */
const laid = [
  'M42 160h108l12 12H30zm-19 28h146l3 12H20zm-5 28h156l1 12H17z',
  'M44 159l24-9 92 98h-36z',
  'M80 147q4 12 16 12t16-12q36 8 48 19l-64 14-64-14q12-11 48-19z',
  'M96 160q12 0 16-13l12 3c40 10 52 30 52 98H96z',
  'M32 169l20-14v93H32zm128 0-20-14v93h20zm-92-19 16 4v94H68zm56 0-16 4v94h16z',
  'M34 166l62 34 62-34 10 20-72 38-72-38z',
] as const

/** A digit, 23 wide and 43 high: start of its stroke, relative to its upper left corner, and its path from there. */
const digits = [
  [0, 11, 'q0-11 11-11t12 11v21q0 11-12 11t-11-11z'],
  [5, 9, 'l10-9v43'],
  [0, 10, 'q1-10 11-10t10 10q0 6-5 13l-16 20h23'],
  [1, 0, 'h20l-11 18q13-2 13 11 0 14-13 14-7 0-10-9'],
  [18, 43, 'v-43l-18 30h23'],
  [20, 0, 'h-16l-1 19q3-4 8-4 12 0 12 14t-13 14q-7 0-10-8'],
  [19, 1, 'q-19 4-19 28 0 14 11 14t12-14q0-13-12-13t-11 12'],
  [0, 0, 'h23l-14 43'],
  [11, 20, 'a10 10 0 1 1 1 0 11 11 0 1 1-1 0z'],
  [3, 42, 'q20-4 20-28 0-14-12-14t-11 13q0 12 10 12t13-11'],
] as const
const digitWidth = 23
const between = 12

/** Colour of the number and the collar on this shirt: the second colour if readable, otherwise white or black. */
export function numberColor(first: string, second: string): string {
  if (contrast(first, second) >= 4.5) return second
  return contrast(first, '#ffffff') >= 4.5 ? '#ffffff' : '#000000'
}

export function kitShirt(pattern: number, first: string, second: string, number: number | null): string {
  const ink = numberColor(first, second)
  const edge = contrast(first, second) < 1.3 ? shade(first) : pattern === 2 ? first : second
  const shirt = path(torso, first) + path(laid[pattern] ?? laid[0], second) + line(collar, edge, 7.5)
  if (number === null) return shirt
  const text = String(number)
  const from = 96 - (text.length * digitWidth + (text.length - 1) * between) / 2
  const strokes = [...text].map((digit, place) => {
    const [right, down, stroke] = digits[Number(digit)] as (typeof digits)[number]
    return `M${from + place * (digitWidth + between) + right} ${169 + down}${stroke}`
  })
  const outlined = `<g stroke="${first}" stroke-width="24"><path id="n" d="${strokes.join('')}"/></g>`
  return `${shirt}<g fill="none" stroke-linejoin="round">${outlined}<use href="#n" stroke="${ink}" stroke-width="9"/></g>`
}
