// Static layers of the background, cached per layer factory.
import { Recent } from '../../feed/simulator/memo.ts'
import type { Layer, MakeLayer } from '../camera/crowd.ts'

const cache = new WeakMap<MakeLayer, Recent<string, Layer>>()
/** Cached layers, megabytes each: the grounds of two games, in two lights, also for covers. */
const most = 8

/** Returns the layer of that name; paints it on first use. */
export function layerOf(makeLayer: MakeLayer, name: string, width: number, height: number, paint: (layer: Layer) => void): Layer {
  const known = cache.get(makeLayer) ?? new Recent<string, Layer>(most)
  cache.set(makeLayer, known)
  const found = known.get(name)
  if (found) return found
  const layer = makeLayer(width, height)
  paint(layer)
  return known.store(name, layer)
}
