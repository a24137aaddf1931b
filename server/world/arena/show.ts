// The presentation of e-sports: the arena as a map with three lanes, the shooter as a floor plan, both with the same board and break card.

import { pick } from '../../feed/names/pick.ts'
import type { SimMatch } from '../../feed/simulator/model.ts'
import { squadOf } from '../../feed/simulator/people/squad.ts'
import type { Canvas2D } from '../camera/canvas.ts'
import { clamp } from '../director/pitch.ts'
import type { Show, ShowCamera } from '../film/show.ts'
import type { Board } from './board.ts'
import { type BreakScene, drawBreak } from './break-card.ts'
import { drawArena } from './moba/picture/draw.ts'
import { lights } from './moba/picture/ground.ts'
import { roles } from './moba/plan-model.ts'
import { arenaSceneAt, emblemOf } from './moba/scene-at.ts'
import { drawScoreBug } from './score-bug.ts'
import { type MapScript, type MatchScript, oncePerMatch, scriptOf } from './script.ts'
import { drawShooter } from './shooter/draw.ts'
import { shooterSceneAt } from './shooter/scene-at.ts'
import { sidesOf } from './sides.ts'

export const gameOf = ({ league: { form } }: SimMatch): 'arena' | 'shooter' => (form.kind === 'circuit' ? form.seed.game : 'arena')
const lightOf = oncePerMatch(
  ({ league }) => lights[pick(`light ${league.feed.id}`, lights.length)] ?? (lights[0] as (typeof lights)[number]),
)

/** Seconds before a map at which picking starts, and before its start at which it is done. */
const draftLength = 200
const draftDone = 15

function draftAt(match: SimMatch, next: MapScript, passed: number): BreakScene['draft'] {
  const left = next.start - passed
  if (left > draftLength || left < 0) return null
  const pickTime = (draftLength - draftDone) / 10
  const gone = draftLength - left
  const picks = (side: 'home' | 'away') =>
    squadOf(match[side])
      .slice(0, 5)
      .map(({ name }, role) => ({ name, emblem: emblemOf(match, next.number, { side, role: roles[role] ?? 0 }) }))
  const made = clamp(Math.floor(gone / pickTime), 0, 10)
  return {
    map: next.number,
    picks: { home: picks('home'), away: picks('away') },
    made,
    seconds: made < 10 ? pickTime - (gone - made * pickTime) : left,
  }
}

/** The card between maps. */
export function breakAt(match: SimMatch, script: MatchScript, board: Board, t: number): BreakScene {
  const passed = (t - match.start) / 1000
  const played = script.maps.filter(({ end }) => end <= passed)
  const next = script.maps.find(({ start }) => start > passed)
  return {
    board,
    league: match.league.feed.name,
    colors: sidesOf(match),
    maps: played.map(({ cues, winner }) => ({ points: cues.findLast((cue) => cue.type === 'point')?.running ?? [0, 0], winner })),
    draft: next && gameOf(match) === 'arena' ? draftAt(match, next, passed) : null,
    t,
  }
}

function drawPause(ctx: Canvas2D, match: SimMatch, board: Board, t: number, camera: ShowCamera): void {
  const script = scriptOf(match)
  const scale = camera.width / 640
  const colors = sidesOf(match)
  drawBreak(ctx, breakAt(match, script, board, t), scale, camera.language)
  if (!camera.isBare) drawScoreBug(ctx, board, scale, { colors, language: camera.language, highlighted: null, figures: [] })
}

const showArena: Show = (ctx, match, t, camera) => {
  const { field, ...scene } = arenaSceneAt(match, t)
  if (field) drawArena(ctx, { ...scene, field }, camera, sidesOf(match), lightOf(match))
  else drawPause(ctx, match, scene.board, t, camera)
}
const showShooter: Show = (ctx, match, t, camera) => {
  const { field, ...scene } = shooterSceneAt(match, t)
  if (field) drawShooter(ctx, { ...scene, field }, camera, sidesOf(match))
  else drawPause(ctx, match, scene.board, t, camera)
}
export const showEsports: Show = (...given) => (gameOf(given[1]) === 'shooter' ? showShooter : showArena)(...given)
