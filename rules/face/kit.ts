// A club's shirt with its pattern and number. The number lies on its own edge of the first colour, so that no pattern takes it away.

import { collar, torso } from './clothes.ts'
import { contrast, shade } from './color.ts'
import { line, path } from './shape.ts'

/** In the order of `patterns`, cut to the torso: a clip path would be half as long as all of the face. */
const laid = [
  'M42 160h108l12 12H30zm-19 28h146l3 12H20zm-5 28h156l1 12H17z',
  'M44 159l24-9 92 98h-36z',
  'M80 147q4 12 16 12t16-12q36 8 48 19l-64 14-64-14q12-11 48-19z',
  'M96 160q12 0 16-13l12 3c40 10 52 30 52 98H96z',
  'M32 169l20-14v93H32zm128 0-20-14v93h20zm-92-19 16 4v94H68zm56 0-16 4v94h16z',
  'M34 166l62 34 62-34 10 20-72 38-72-38z',
] as const

/** Strokes of a digit from its upper left corner, 18 wide and 34 high; all of it is relative. */
const digits = [
  'm0 9q0-9 9-9t9 9v16q0 9-9 9t-9-9z',
  'm4 7 8-7v34',
  'm0 8q1-8 9-8t8 8q0 5-4 10l-13 16h18',
  'm1 0h16l-9 14q10-1 10 9 0 11-10 11-6 0-8-7',
  'm14 34v-34l-14 24h18',
  'm16 0h-13l-1 15q3-3 7-3 9 0 9 11t-10 11q-6 0-8-6',
  'm15 1q-15 3-15 22 0 11 9 11t9-11q0-10-9-10t-9 9',
  'h18l-11 34',
  'm9 16q-8 0-8-8t8-8 7 8-7 8q-9 0-9 9t9 9 9-9-9-9',
  'm2 33q16-3 16-22 0-11-9-11t-9 10q0 10 8 10t10-9',
] as const
const digitWidth = 18
const between = 10

/** Of the number and the collar on this shirt: the second colour where it can be read, else white or black. */
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
  const strokes = [...text].map((digit, place) => `M${from + place * (digitWidth + between)} 172${digits[Number(digit)]}`).join('')
  const outlined = `<g stroke="${first}" stroke-width="22"><path id="n" d="${strokes}"/></g>`
  return `${shirt}<g fill="none" stroke-linejoin="round">${outlined}<use href="#n" stroke="${ink}" stroke-width="7.5"/></g>`
}
