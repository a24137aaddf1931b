// Draws the app's icons from the logo: favicon, 192 and 512 (any and maskable), apple-touch, notification badge.
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = fileURLToPath(new URL('../../public/icons/', import.meta.url))
const stand = '#0E2C21'
const paths = (standColor, lampColor) => `
  <path d="M2 29v-4h6v-4.500h6V16h6v-4.500h5V29z" fill="${standColor}"/>
  <path d="M26.5 29h3.500V3.200L8.5 1v3.300l18 2.900z" fill="${standColor}"/>
  <path d="M9 8.400h4.600l2.6 4.800H6.400z" fill="${lampColor}"/>`

/** The logo in a square of 512: `share` is the logo's share of the width, `radius` rounds the corners of the background. */
function icon({ share, radius = 0, background = stand, mark = '#F3F6F0', lamp = '#FFD028' }) {
  const size = 512 * share
  const scale = size / 32
  const edge = (512 - size) / 2
  const behind = background ? `<rect width="512" height="512" rx="${radius}" fill="${background}"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${behind}<g transform="translate(${edge} ${edge}) scale(${scale})">${paths(mark, lamp)}</g></svg>\n`
}

/** The favicon is small: more logo, less background. */
const favicon = icon({ share: 0.76, radius: 88 })
const any = icon({ share: 0.64, radius: 96 })
/** Masks may cut off a fifth on each side; the logo stays inside the safe circle. */
const maskable = icon({ share: 0.5 })
const apple = icon({ share: 0.64 })
/** Android draws the badge from its alpha channel only. */
const badge = icon({ share: 0.9, background: '', mark: '#FFFFFF', lamp: '#FFFFFF' })

/** An .ico with a single PNG, for browsers and crawlers that request /favicon.ico by default. */
async function ico(svg, size) {
  const picture = await sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.set([size, size, 0, 0, 1, 0, 32, 0], 6)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

const png = (svg, size, name) => sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 9 }).toFile(`${folder}${name}.png`)

await mkdir(folder, { recursive: true })
await Promise.all([
  writeFile(`${folder}mark.svg`, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${paths('#F3F6F0', '#FFD028')}\n</svg>\n`),
  writeFile(`${folder}favicon.svg`, favicon),
  writeFile(`${folder}../favicon.ico`, await ico(favicon, 32)),
  png(any, 192, 'icon-192'),
  png(any, 512, 'icon-512'),
  png(maskable, 192, 'maskable-192'),
  png(maskable, 512, 'maskable-512'),
  png(apple, 180, 'apple-touch-icon'),
  png(badge, 96, 'badge-96'),
])
