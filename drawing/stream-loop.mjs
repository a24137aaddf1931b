// node drawing/stream-loop.mjs [look ...]: draws the loops of the demonstration world into server/world/loops, with an ffmpeg that includes
// libx264. Grounds and figures are our own drawings, the murmur of the crowd is filtered noise. The files are committed; nothing else needs
// ffmpeg.
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { loopStyles, size } from './loops/loop-styles.mjs'

const { width, height } = size
const folder = 'server/world/loops'
const draw = (svg, wide, file) => sharp(Buffer.from(svg), { density: 144 }).resize(wide).png().toFile(file)
// One key frame per second and no reordering, as in a stream.
const picture =
  '-c:v libx264 -preset veryslow -profile:v main -pix_fmt yuv420p -bf 0 -g 25 -keyint_min 25 -sc_threshold 0 -flags +bitexact -fflags +bitexact'
const crowd = 'lowpass=f=900,highpass=f=120,tremolo=f=0.125:d=0.4,volume=0.5'

async function make(name, { seconds, sound = false, ground, figures }, work) {
  const field = join(work, `${name}.png`)
  await draw(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${ground}</svg>`, width, field)
  const drawn = new Map()
  for (const { style } of figures) {
    const key = `${style.size} ${style.svg}`
    if (drawn.has(key)) continue
    drawn.set(key, join(work, `${name}-${drawn.size}.png`))
    await draw(style.svg, style.size, drawn.get(key))
  }
  const files = [field, ...figures.map(({ style }) => drawn.get(`${style.size} ${style.svg}`))]
  const inputs = files.flatMap((file) => ['-loop', '1', '-framerate', '25', '-t', String(seconds), '-i', file])
  const overlays = figures.map(
    ({ x, y }, index) => `[${index ? `p${index}` : '0:v'}][${index + 1}:v]overlay=x='${x}':y='${y}'[p${index + 1}]`,
  )
  const murmur = ['-f', 'lavfi', '-i', `anoisesrc=color=pink:seed=7:amplitude=0.35:r=48000:d=${seconds + 1}`]
  const graph = [...overlays, ...(sound ? [`[${files.length}:a]${crowd}[a]`] : [])].join(';')
  const done = spawnSync(
    'ffmpeg',
    [
      ...['-hide_banner', '-loglevel', 'error', '-y', '-bitexact', ...inputs, ...(sound ? murmur : [])],
      ...['-filter_complex', graph, '-map', `[p${figures.length}]`, ...(sound ? ['-map', '[a]'] : [])],
      ...[...picture.split(' '), '-crf', sound ? '36' : '38', '-frames:v', String(seconds * 25)],
      ...(sound ? ['-c:a', 'aac', '-b:a', '24k', '-ac', '1'] : []),
      ...['-f', 'flv', join(folder, `${name}.flv`)],
    ],
    { stdio: 'inherit' },
  )
  if (done.status !== 0) throw new Error(`ffmpeg exited with ${done.status} at ${name}`)
}

const wanted = process.argv.slice(2)
const work = await mkdtemp(join(tmpdir(), 'grandstand-loops-'))
try {
  await mkdir(folder, { recursive: true })
  for (const [name, style] of Object.entries(loopStyles)) if (wanted.length === 0 || wanted.includes(name)) await make(name, style, work)
} finally {
  await rm(work, { recursive: true, force: true })
}
