// Fits the text of an image into its box.
import { expect, it } from 'vitest'
import { cutTo, fitted, linesOf, type Measured } from './write.ts'

/** Chinese characters are as wide as they are high, all others half as wide. */
const measured: Measured = {
  font: '10px words',
  measureText(text) {
    const size = Number.parseInt(this.font, 10)
    return { width: [...text].reduce((sum, character) => sum + (/\p{Script=Han}/u.test(character) ? size : size / 2), 0) }
  },
}
const font = (size: number): string => `${size}px words`

it('breaks between words, in Chinese between characters, and never before a closing mark', () => {
  measured.font = font(10)
  expect(linesOf(measured, 'one two three', 40, 3)).toEqual(['one two', 'three'])
  expect(linesOf(measured, '临江潮汐北固铁狮', 40, 3)).toEqual(['临江潮汐', '北固铁狮'])
  expect(linesOf(measured, '临江潮汐，北固', 40, 3)).toEqual(['临江潮汐，', '北固'])
})

it('truncates the last line, between characters, when the text does not fit', () => {
  measured.font = font(10)
  expect(linesOf(measured, '临江潮汐北固铁狮三比一', 40, 2)).toEqual(['临江潮汐', '北固铁…'])
  expect(linesOf(measured, 'x'.repeat(40), 40, 2)).toEqual([`${'x'.repeat(9)}…`])
  expect(cutTo(measured, '👪👪👪👪👪👪👪👪👪', 20)).toBe('👪👪👪…')
  expect(cutTo(measured, 'short', 40)).toBe('short')
})

it('uses the largest size that fits', () => {
  expect(fitted(measured, '临江潮汐', { sizes: [20, 10], font, width: 80, most: 1 })).toEqual({ lines: ['临江潮汐'], size: 20 })
  const both = '临江潮汐北固铁狮'
  expect(fitted(measured, both, { sizes: [20, 10], font, width: 80, most: 1 })).toEqual({ lines: [both], size: 10 })
  expect(fitted(measured, '', { sizes: [20, 10], font, width: 80, most: 1 })).toEqual({ lines: [], size: 20 })
})
