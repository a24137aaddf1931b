// Pictures in the background that stay the same, kept for as long as whoever makes them.
import type { Layer, MakeLayer } from '../camera/crowd.ts'

const kept = new WeakMap<MakeLayer, Map<string, Layer>>()
/** Pictures in megabytes: the grounds of two games, in two lights. */
const most = 3

/** One of that name, painted when it is first needed. */
export function layerOf(makeLayer: MakeLayer, name: string, width: number, height: number, paint: (layer: Layer) => void): Layer {
  const known = kept.get(makeLayer) ?? new Map<string, Layer>()
  kept.set(makeLayer, known)
  let layer = known.get(name)
  if (!layer) {
    layer = makeLayer(width, height)
    paint(layer)
  }
  known.delete(name)
  known.set(name, layer)
  const [oldest] = known.keys()
  if (known.size > most && oldest !== undefined) known.delete(oldest)
  return layer
}
