// Filmed subjects: matches of these sports, and card tables. All other rooms show a loop.
import type { Sport } from '../../../contract/match/match-row.ts'
import type { SimMatch } from '../../feed/simulator/model.ts'
import { showEsports } from '../arena/show.ts'
import { basketball } from '../basketball/camera/draw.ts'
import { sceneAt as basketballAt } from '../basketball/director/scene-at.ts'
import { draw } from '../camera/draw.ts'
import { drawTable } from '../cards/picture/draw.ts'
import { tableAt } from '../cards/table.ts'
import { sceneAt } from '../director/scene-at.ts'
import { showRacket } from '../racket/camera/draw.ts'
import { sceneAt as racketAt } from '../racket/scene-at.ts'
import type { Filmed, Mood, Show } from './show.ts'

const football: Show = (ctx, match, t, camera) => draw(ctx, sceneAt(match, t), { ...camera, sceneAt: (other) => sceneAt(match, other) })

export const shows: Partial<Record<Sport, Show>> = { football, basketball, tennis: showRacket, badminton: showRacket, esports: showEsports }

const racketMood: Mood = (match, t) => racketAt(match, t).excitement
/** For e-sports halls, whose stands are not drawn: a murmur. */
const murmur = 0.2
const moods: Partial<Record<Sport, Mood>> = {
  football: (match, t) => sceneAt(match, t).excitement,
  basketball: (match, t) => basketballAt(match, t).excitement,
  tennis: racketMood,
  badminton: racketMood,
}

/** @throws if that sport is not filmed */
export function filmedMatch(match: SimMatch): Filmed {
  const show = shows[match.sport]
  if (!show) throw new Error(`${match.id} cannot be filmed: its sport is ${match.sport}`)
  return {
    draw: (ctx, t, camera) => show(ctx, match, t, camera),
    mood: (t) => moods[match.sport]?.(match, t) ?? murmur,
  }
}
/** A table has a single view, and no spectators. */
export const filmedTable = (id: string): Filmed => ({ draw: (ctx, t, camera) => drawTable(ctx, tableAt(id, t), camera), mood: () => 0 })
