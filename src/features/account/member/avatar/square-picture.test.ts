import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutSide, middleSquare, movedSquare, type Square, sidesOf, sizedSquare } from './square-picture.ts'

it('starts with the center of a wide or tall picture', () => {
  expect(middleSquare({ width: 1600, height: 900 })).toEqual({ left: 350, top: 0, side: 900 })
  expect(middleSquare({ width: 300, height: 500 })).toEqual({ left: 0, top: 100, side: 300 })
})

it('moves up to the edge and no further, and zooms around its center', () => {
  const size = { width: 1600, height: 900 }
  expect(movedSquare(middleSquare(size), -1_000, 40, size)).toEqual({ left: 0, top: 0, side: 900 })
  expect(sizedSquare(middleSquare(size), 450, size)).toEqual({ left: 575, top: 225, side: 450 })
  // At a corner the square stays inside the picture and gives up its centre.
  expect(sizedSquare({ left: 0, top: 0, side: 300 }, 900, size)).toEqual({ left: 0, top: 0, side: 900 })
  expect(sidesOf({ width: 40, height: 50 })).toEqual({ least: 40, most: 40 })
})

it('stays inside the picture for any move and size, and is never enlarged', () => {
  const length = fc.integer({ min: 1, max: 10_000 })
  const by = fc.double({ min: -20_000, max: 20_000, noNaN: true })
  const step = fc.record({ right: by, down: by, side: fc.double({ min: 0, max: 20_000, noNaN: true }) })
  fc.assert(
    fc.property(length, length, fc.array(step, { maxLength: 12 }), (width, height, steps) => {
      const size = { width, height }
      const fits = ({ left, top, side }: Square): boolean =>
        left >= 0 && top >= 0 && left + side <= width + 1e-6 && top + side <= height + 1e-6 && side > 0
      let square = middleSquare(size)
      for (const { right, down, side } of steps) {
        square = sizedSquare(movedSquare(square, right, down, size), side, size)
        if (!fits(square)) return false
      }
      return fits(square) && cutSide(square) <= Math.max(1, Math.round(square.side)) && cutSide(square) <= 640
    }),
  )
})
