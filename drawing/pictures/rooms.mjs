// Draws the covers of the demonstration rooms, public/rooms/demo01.svg to demo17.svg: a ground seen from the stand, its lines, and the
// steps of seats in front.
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../public/rooms/', import.meta.url))

const football = { sky: '#0E2C21', a: '#1C6644', b: '#185C3D', line: '#DDE9E1' }
const basketball = { sky: '#2A1A0E', a: '#845024', b: '#7A4820', line: '#F3E9DC' }
const table = { sky: '#20242C', a: '#3A3F4B', b: '#343944', line: '#FFD028' }
const tennis = { sky: '#0F2A44', a: '#1E5C94', b: '#1A5387', line: '#F3F6F0' }
const badminton = { sky: '#062E2E', a: '#0E6262', b: '#0B5858', line: '#F3F6F0' }
const night = { sky: '#0B1A2B', a: '#12314A', b: '#0F2A40', line: '#FFD028' }

const stroke = (color, d) => `<path fill="none" stroke="${color}" stroke-width="4" d="${d}"/>`
const marks = {
  football: (color) =>
    stroke(color, 'M320 150v130M40 280L150 150h340l110 130') +
    `<ellipse cx="320" cy="206" rx="76" ry="28" fill="none" stroke="${color}" stroke-width="4"/>`,
  basketball: (color) =>
    stroke(color, 'M320 150v130M40 280L150 150h340l110 130M70 244c70-4 108-22 108-40s-30-32-58-34M570 244c-70-4-108-22-108-40s30-32 58-34'),
  table: (color) =>
    stroke(color, 'M210 176h220l34 84H176z') +
    `<path fill="${color}" d="M250 192h40l-6 28h-42zM306 196h42v28h-44zM362 192h40l10 28h-44z"/>`,
  tennis: (color) => stroke(color, 'M320 150v130M40 280L150 150h340l110 130M110 196h420M94 236h452') + stroke(color, 'M300 146v138'),
  badminton: (color) => stroke(color, 'M320 132v148M40 280L150 150h340l110 130M82 250h476M130 172h380'),
  night: (color) =>
    `${stroke(color, 'M0 276c120-20 180-80 320-84s220 60 320 84M320 150v130')}<circle cx="500" cy="70" r="26" fill="${color}"/>`,
}
const seats = (accent) =>
  Array.from(
    { length: 16 },
    (_, index) => `<path fill="${index % 5 === 2 ? accent : '#0A1712'}" d="M${index * 40 + 4} 360v-34c0-18 32-18 32 0v34z"/>`,
  ).join('')
const lamps = (color) =>
  [90, 230, 410, 550]
    .map(
      (x) =>
        `<path fill="${color}" d="M${x - 18} 40h36v12h-36z"/><path fill="${color}" opacity=".12" d="M${x - 18} 52h36l60 110H${x - 78}z"/>`,
    )
    .join('')

function cover({ sky, a, b, line }, kind, accent) {
  const bands = Array.from({ length: 8 }, (_, index) => {
    const [top, foot] = [150 + index * 42.5, 40 + index * 70]
    return `<path fill="${index % 2 ? b : a}" d="M${top} 150h42.500l${(foot + 70 - top - 42.5).toFixed(1)} 130h-70z"/>`
  }).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360"><path fill="${sky}" d="M0 0h640v360H0z"/>` +
    `${kind === 'night' ? '' : lamps('#F7F3DC')}${kind === 'table' ? '' : bands}${marks[kind](line)}${seats(accent)}</svg>\n`
  )
}

const rooms = [
  [football, 'football', '#FFD028'],
  [football, 'football', '#FF8B7B'],
  [basketball, 'basketball', '#FFD028'],
  [basketball, 'basketball', '#7BC8FF'],
  [table, 'table', '#FF8B7B'],
  [table, 'table', '#FFD028'],
  [night, 'table', '#7BC8FF'],
  [tennis, 'tennis', '#FFD028'],
  [badminton, 'badminton', '#FF8B7B'],
  [football, 'football', '#E0322B'],
  [football, 'football', '#F3F6F0'],
  [night, 'night', '#FFD028'],
  [football, 'football', '#7BC8FF'],
  [basketball, 'basketball', '#FF8B7B'],
  [badminton, 'badminton', '#FFD028'],
  [tennis, 'tennis', '#FF8B7B'],
  [football, 'football', '#8BE0A4'],
]
await mkdir(folder, { recursive: true })
for (const [index, [ground, kind, accent]] of rooms.entries())
  await writeFile(`${folder}demo${String(index + 1).padStart(2, '0')}.svg`, cover(ground, kind, accent))
console.log(`covers: ${rooms.length} in public/rooms`)
