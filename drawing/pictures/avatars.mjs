// Draws the avatars that people choose from, public/avatars/01.svg to 24.svg, and closed.svg of a deleted account: a seat's
// sign on the ground of a sport, four signs on six grounds.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../public/avatars/', import.meta.url))

/** Two tones of the bands and what lies on them. */
const grounds = [
  { a: '#1C6644', b: '#185C3D', sign: '#FFD028', second: '#F3F6F0' },
  { a: '#845024', b: '#7A4820', sign: '#F3F6F0', second: '#FFD028' },
  { a: '#1E5C94', b: '#1A5387', sign: '#FFD028', second: '#DDE9E1' },
  { a: '#0E6262', b: '#0B5858', sign: '#F3F6F0', second: '#FF8B7B' },
  { a: '#3A3F4B', b: '#343944', sign: '#FF8B7B', second: '#F3F6F0' },
  { a: '#0E2C21', b: '#143A2C', sign: '#A9C2B4', second: '#FFD028' },
]
const bands = ({ a, b }) => `<path fill="${a}" d="M0 0h96v96H0z"/><path fill="${b}" d="M0 0h16v96H0zM32 0h16v96H32zM64 0h16v96H64z"/>`

const signs = {
  shirt: ({ sign, second }) =>
    `<path fill="${sign}" d="M34 24l-16 9 6 15 8-3v29h32V45l8 3 6-15-16-9c-2 5-7 8-14 8s-12-3-14-8z"/>` +
    `<path fill="${second}" d="M44 31h8v43h-8z"/>`,
  scarf: ({ sign, second }) =>
    `<path fill="${sign}" d="M22 26h52v16H22z"/><path fill="${sign}" d="M30 42h16v32H30z"/>` +
    `<path fill="${second}" d="M34 26h8v16h-8zM54 26h8v16h-8zM30 50h16v8H30zM30 66h16v3H30z"/>` +
    `<path fill="${sign}" d="M30 74h3v6h-3zM36.500 74h3v6h-3zM43 74h3v6h-3z"/>`,
  stair: ({ sign, second }) => `<path fill="${sign}" d="M18 78V66h15V54h15V42h15V30h15v48z"/><path fill="${second}" d="M63 18h15v8H63z"/>`,
  ball: ({ sign, second }) =>
    `<circle cx="48" cy="50" r="27" fill="${sign}"/><path fill="${second}" d="M48 37l12 9-4.500 14h-15L36 46z"/>` +
    `<path fill="none" stroke="${second}" stroke-width="3" d="M48 37V23M60 46l13-5M55.500 60l8 12M40.500 60l-8 12M36 46l-13-5"/>`,
}

const svg = (content) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">${content}</svg>\n`

await mkdir(folder, { recursive: true })
const files = new Map()
for (const [row, draw] of Object.values(signs).entries())
  for (const [column, ground] of grounds.entries())
    files.set(`${String(row * grounds.length + column + 1).padStart(2, '0')}.svg`, svg(bands(ground) + draw(ground)))
const empty = { a: '#59685F', b: '#505E56' }
files.set(
  'closed.svg',
  svg(`${bands(empty)}<path fill="none" stroke="#B7C2BA" stroke-width="4" d="M24 44h48v26H24zM32 44V28h32v16M28 70v10M68 70v10"/>`),
)
for (const [name, text] of files) await writeFile(`${folder}${name}`, text)
for (const name of await readdir(folder)) if (!files.has(name)) await rm(`${folder}${name}`)
console.log(`${files.size} avatars`)
