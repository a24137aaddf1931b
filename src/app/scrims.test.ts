// Text at the bottom of a picture stands on the dark part of its scrim, whatever the picture shows there.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Of 255: black of 67 %. */
const dark = 0xab

const scrims = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .flatMap((path) =>
    [...readFileSync(`src/${path}`, 'utf8').matchAll(/\{([^{}]*background: linear-gradient\(#0000, ([^;]*)\);[^{}]*)\}/g)].map(
      ([, body = '', stops = '']) => ({ path, body, stops }),
    ),
  )

it('a scrim is dark from where its text starts', () => {
  expect(scrims.length).toBeGreaterThan(4)
  for (const { path, body, stops } of scrims) {
    const textWidth = Number(/padding: (\d+)px/.exec(body)?.[1])
    const [, shade = '', from = ''] = /#000000([0-9a-f]{2}) (\d+)px/.exec(stops) ?? []
    expect([path, Number.parseInt(shade, 16) >= dark, Number(from) <= textWidth]).toEqual([path, true, true])
  }
})
