// The colours of an arena: our wood, the clubs' kits, the home side's paint on the floor.

import type { Side } from '../../../../contract/match/match-row.ts'
import { Recent } from '../../../feed/simulator/memo.ts'
import { apart, blend, type Kit, kitOf, lightness } from '../../camera/palette.ts'
import type { Scene } from '../director/scene.ts'

export interface SceneStyle {
  kits: Record<Side, Kit>
  referee: Kit
  /** Always under floodlights. */
  isNight: true
  wood: [string, string, string]
  /** Outside the lines; the key and the circle. */
  apron: string
  paint: string
}

const wood: SceneStyle['wood'] = ['#d8a767', '#d2a05f', '#cb9856']

/** Vest and shorts have one colour, the trim runs along both. */
const dressed = (kit: Kit): Kit => ({
  ...kit,
  shorts: blend(kit.shirt, lightness(kit.shirt) > 0.6 ? '#8a949c' : '#06110c', 0.16),
  socks: '#f3f4ef',
})

/** Matches filmed at the same time; their painted layers are evicted with them. */
const styles = new Recent<string, SceneStyle>(8)
export function styleOf({ matchId, board }: Pick<Scene, 'matchId' | 'board'>): SceneStyle {
  const known = styles.get(matchId)
  if (known) return known
  const [h1 = '#0a6845', h2 = '#f3f4ef'] = board.clubs.home.crest.split(',')
  const [a1 = '#a64b14', a2 = '#f3f4ef'] = board.clubs.away.crest.split(',')
  const home = kitOf(h1, h2, null, wood[1])
  const away = kitOf(a1, a2, home, wood[1])
  const own = [h1, h2, '#0e2c21'].find((color) => lightness(color) < 0.4 && apart(color, wood[1]) > 110) ?? '#0e2c21'
  const style: SceneStyle = {
    kits: { home: dressed(home), away: dressed(away) },
    referee: { shirt: '#7d878e', trim: '#15191c', shorts: '#15191c', socks: '#15191c', number: '#7d878e', gloves: null },
    isNight: true,
    wood,
    apron: blend(own, '#0c1612', 0.5),
    paint: blend(own, '#10201a', 0.3),
  }
  return styles.store(matchId, style)
}
