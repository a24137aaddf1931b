// Camera, screen and microphone for a browser without any, and a check which of them the studio's output contains.
import type { Page } from '@playwright/test'

/** A green camera and a blue screen, each with a moving square at ten pictures per second, and a microphone that hums. */
export function fakeDevices(): void {
  function pictureOf(colour: string): MediaStreamTrack[] {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 360
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D
    let step = 0
    setInterval(() => {
      step += 1
      pen.fillStyle = colour
      pen.fillRect(0, 0, 640, 360)
      pen.fillStyle = '#ffd028'
      pen.fillRect((step * 20) % 600, 20, 40, 40)
    }, 100)
    return canvas.captureStream(10).getVideoTracks()
  }
  navigator.mediaDevices.getUserMedia = async ({ video } = {}) => {
    const audio = new AudioContext()
    const [hum, out] = [audio.createOscillator(), audio.createMediaStreamDestination()]
    hum.connect(out)
    hum.start()
    return new MediaStream([...(video ? pictureOf('#00c000') : []), ...out.stream.getAudioTracks()])
  }
  navigator.mediaDevices.getDisplayMedia = async () => {
    const screen = new MediaStream(pictureOf('#0000c0'))
    // As the browser's own stop button does.
    Object.assign(window, { stopSharing: () => screen.getVideoTracks()[0]?.stop() })
    return screen
  }
}

export const stopSharing = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as { stopSharing(): void }).stopSharing())

/** Which source the output shows in its centre, and in the camera's corner. */
export const sentPicture = (page: Page): Promise<{ middle: string; corner: string }> =>
  page.getByRole('img', { name: '要推出去的画面' }).evaluate((box) => {
    const canvas = box.querySelector('canvas') as HTMLCanvasElement
    const sourceAt = (x: number, y: number): string => {
      const [, green = 0, blue = 0] = canvas.getContext('2d')?.getImageData(canvas.width * x, canvas.height * y, 1, 1).data ?? []
      return green > 100 ? 'camera' : blue > 100 ? 'screen' : 'nothing'
    }
    return { middle: sourceAt(0.5, 0.5), corner: sourceAt(0.9, 0.93) }
  })
