// Plays a stream with our player, or as plain segments in a bare hls.js: ?kind=ours or plain, &url=. Reports its delay.
import Hls from 'hls.js'
import { openHls } from '../../../src/features/room/stream/engine/hls-engine.ts'

const { kind, url = '' } = Object.fromEntries(new URLSearchParams(location.search))
const video = document.body.appendChild(document.createElement('video'))
video.muted = true

function openClock(): () => number | null {
  if (kind === 'ours') {
    const nothing = (): void => undefined
    const { pictureTime } = openHls(video, url, { onSign: nothing, onFailed: nothing, onQualities: nothing, onEnd: nothing })
    return () => pictureTime(video.currentTime)
  }
  const hls = new Hls({ lowLatencyMode: false })
  hls.attachMedia(video)
  hls.loadSource(url)
  return () => hls.playingDate?.getTime() ?? null
}

const pictureTime = openClock()
let stalls = 0
let behind: number[] = []
video.addEventListener('waiting', () => {
  stalls += 1
})
void video.play()
setInterval(() => {
  const at = pictureTime()
  if (at !== null && !video.paused && video.readyState >= 2) behind.push(Date.now() - at)
}, 100)

Object.assign(globalThis, {
  glass: {
    begin() {
      behind = []
      stalls = 0
    },
    end: () => ({ behind, stalls }),
    plays: () => video.currentTime > 0 && video.readyState >= 2 && pictureTime() !== null,
  },
})
