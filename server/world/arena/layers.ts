// Pictures in the background that stay the same, kept for as long as whoever makes them.
import { Recent } from '../../feed/simulator/memo.ts'
import type { Layer, MakeLayer } from '../camera/crowd.ts'

const kept = new WeakMap<MakeLayer, Recent<string, Layer>>()
/** Pictures in megabytes: the grounds of two games, in two lights, for covers too. */
const most = 8

/** One of that name, painted when it is first needed. */
export function layerOf(makeLayer: MakeLayer, name: string, width: number, height: number, paint: (layer: Layer) => void): Layer {
  const known = kept.get(makeLayer) ?? new Recent<string, Layer>(most)
  kept.set(makeLayer, known)
  const found = known.get(name)
  if (found) return found
  const layer = makeLayer(width, height)
  paint(layer)
  return known.put(name, layer)
}
