// node drawing/clock-film.mjs: creates tests/support/clock-film.mp4 with the local ffmpeg: 110 seconds in pieces of one, whose pictures
// encode their own second in their brightness (tests/support/media/made-stream.ts decodes it). The file is committed; nothing else needs
// ffmpeg.
import { spawnSync } from 'node:child_process'

const seconds = 110
/** Left half: the full second. Right half: the fraction. */
const light = "lum='if(lt(X,W/2),18+floor(T)*1.9,18+mod(T,1)*200)':cb=128:cr=128"
const args = [
  '-y -loglevel error -bitexact',
  '-f lavfi -i',
  `color=size=64x36:rate=25,geq=${light}`,
  `-f lavfi -i anullsrc=r=16000:cl=mono -t ${seconds}`,
  '-c:v libx264 -preset veryslow -profile:v main -crf 8 -g 25 -keyint_min 25 -sc_threshold 0 -bf 0 -pix_fmt yuv420p',
  '-c:a aac -b:a 8k -bitexact -flags +bitexact',
  '-movflags +frag_keyframe+empty_moov+default_base_moof tests/support/clock-film.mp4',
].flatMap((part) => (part.startsWith('color=') ? [part] : part.split(' ')))
const done = spawnSync('ffmpeg', args, { stdio: 'inherit' })
process.exit(done.status ?? 1)
