// Draws the news pictures: public/news/NAME.webp, 960 wide, and NAME-480.webp beside it, at most 40 KB each.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { pictures } from './news/list.mjs'
import { height, width } from './news/svg.mjs'

const folder = fileURLToPath(new URL('../../public/news/', import.meta.url))
const mostBytes = 40_000

/** The best quality that fits; a flat picture rarely needs less than the first. */
async function encode(svg, wide) {
  const picture = sharp(Buffer.from(svg), { density: 144 }).resize(wide, Math.round((wide * height) / width))
  for (const quality of [84, 78, 72, 66, 60, 54, 48, 42, 36]) {
    const bytes = await picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (bytes.length <= mostBytes) return bytes
  }
  throw new Error('a picture exceeds 40 KB')
}

await mkdir(folder, { recursive: true })
const wanted = new Set()
let total = 0
for (const [name, draw] of Object.entries(pictures))
  for (const [file, wide] of [
    [`${name}.webp`, 960],
    [`${name}-480.webp`, 480],
  ]) {
    const bytes = await encode(draw(), wide)
    await writeFile(`${folder}${file}`, bytes)
    wanted.add(file)
    total += bytes.length
  }
for (const file of await readdir(folder)) if (!wanted.has(file)) await rm(`${folder}${file}`)
console.log(`${wanted.size} files, ${Math.round(total / 1024)} KB`)
