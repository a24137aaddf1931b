// A camera's pictures of a match, one after the other, as an encoder wants them.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { SimMatch } from '../../feed/simulator/model.ts'
import type { Canvas2D } from '../camera/canvas.ts'
import type { MakeLayer } from '../camera/crowd.ts'
import { type Camera, draw } from '../camera/draw.ts'
import { sceneAt } from '../director/scene-at.ts'

export interface Take {
  match: SimMatch
  camera: Pick<Camera, 'type' | 'language' | 'width' | 'height'>
  /** Product milliseconds of the first picture, and from one to the next. */
  from: number
  step: number
  count: number
}

const drawable = (context: SKRSContext2D): Canvas2D => context as unknown as Canvas2D

const makeLayer: MakeLayer = (width, height) => {
  const image = createCanvas(width, height)
  return { image, context: drawable(image.getContext('2d')) }
}

/** RGBA. Each is good until the next is asked for. */
export async function* picturesOf({ match, camera, from, step, count }: Take): AsyncGenerator<Uint8Array> {
  const canvas = createCanvas(camera.width, camera.height)
  const context = drawable(canvas.getContext('2d'))
  const seen: Camera = { ...camera, sceneAt: (t) => sceneAt(match, t), makeLayer }
  for (let number = 0; number < count; number += 1) {
    draw(context, sceneAt(match, from + number * step), seen)
    yield canvas.data()
    // The canvas gives the memory of a picture back only when the event loop turns.
    await nextTurn()
  }
}

/** One picture as a JPEG, without the board. */
export async function stillOf({ match, camera }: Pick<Take, 'match' | 'camera'>, t: number): Promise<Buffer> {
  const canvas = createCanvas(camera.width, camera.height)
  draw(drawable(canvas.getContext('2d')), sceneAt(match, t), {
    ...camera,
    isBare: true,
    sceneAt: (other) => sceneAt(match, other),
    makeLayer,
  })
  return canvas.encode('jpeg', 84)
}
