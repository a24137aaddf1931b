// The pictures of a match or a table through a camera, in sequence, for an encoder.
import { setImmediate as yieldEventLoop } from 'node:timers/promises'
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Canvas2D } from '../camera/canvas.ts'
import type { MakeLayer } from '../camera/crowd.ts'
import type { Filmed, ShowCamera } from './show.ts'

export interface Take {
  filmed: Filmed
  camera: Omit<ShowCamera, 'makeLayer'>
  /** Product milliseconds of the first picture, and between pictures. */
  from: number
  step: number
  count: number
}

const drawable = (context: SKRSContext2D): Canvas2D => context as unknown as Canvas2D

const makeLayer: MakeLayer = (width, height) => {
  const image = createCanvas(width, height)
  return { image, context: drawable(image.getContext('2d')) }
}

/** RGBA. Each is valid until the next is requested; `pause` is awaited between two of them. */
export async function* picturesOf(
  { filmed, camera, from, step, count }: Take,
  pause: () => Promise<void> = async () => undefined,
): AsyncGenerator<Uint8Array> {
  const canvas = createCanvas(camera.width, camera.height)
  const context = drawable(canvas.getContext('2d'))
  for (let number = 0; number < count; number += 1) {
    filmed.draw(context, from + number * step, { ...camera, makeLayer })
    yield canvas.data()
    // The canvas frees a picture's memory only on a turn of the event loop.
    await yieldEventLoop()
    if (number < count - 1) await pause()
  }
}

/** One picture as a JPEG, without the board. */
export async function stillOf({ filmed, camera }: Pick<Take, 'filmed' | 'camera'>, t: number): Promise<Buffer> {
  const canvas = createCanvas(camera.width, camera.height)
  filmed.draw(drawable(canvas.getContext('2d')), t, { ...camera, isBare: true, makeLayer })
  return canvas.encode('jpeg', 84)
}
