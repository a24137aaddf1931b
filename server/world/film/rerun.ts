// What a room of a sport shows without a live match: a rerun of the last finished match, repeated until another begins. A pure function of
// time, so that pieces may be ordered in any sequence.
import type { Sport } from '../../../contract/match/match-row.ts'
import { endOf } from '../../feed/simulator/calendar/chain.ts'
import { matchesBetween } from '../../feed/simulator/calendar/schedule.ts'
import { day, minute } from '../../feed/simulator/days.ts'
import { memo } from '../../feed/simulator/memo.ts'
import type { SimMatch, World } from '../../feed/simulator/model.ts'
import { box, type Canvas2D, textFont } from '../camera/canvas.ts'
import { ink } from '../camera/palette.ts'
import type { Language } from '../camera/score-bug.ts'
import { stair } from '../camera/title.ts'
import type { Filmed } from './show.ts'
import { filmedMatch } from './shows.ts'

/** Product milliseconds after which another match replaces it: the last one that has finished by then. */
const period = 240 * minute
/** Time that its end stays on the screen before it restarts. */
const pause = 3 * minute
/** Some sports pause for days. */
const within = 6 * day
/** Sports times turns: simultaneous requests of a dozen rooms. */
const known = 16

export interface Rerun {
  match: SimMatch
  /** Delay in product milliseconds. */
  behind: number
}

const worlds = new WeakMap<World, (key: string) => SimMatch | null>()

/** @throws if the sport had no match for days */
export function rerunAt(world: World, sport: Sport, t: number): Rerun {
  const begun = Math.floor(t / period) * period
  const find =
    worlds.get(world) ??
    memo(known, (key: string): SimMatch | null => {
      const [wanted, before] = [key.split(' ')[0], Number(key.split(' ')[1])]
      const ended = matchesBetween(world, before - within, before).filter(
        (match) => match.sport === wanted && match.abandoned === null && match.start < before - minute && endOf(match) < before,
      )
      return ended.toSorted((one, other) => endOf(one) - endOf(other)).at(-1) ?? null
    })
  worlds.set(world, find)
  const match = find(`${sport} ${begun}`)
  if (!match) throw new Error(`no finished ${sport} match before ${new Date(begun).toISOString()}`)
  const span = endOf(match) - match.start + pause
  return { match, behind: begun + Math.floor((t - begun) / span) * span - match.start }
}

const mark: Record<Language, string> = { zh: '重播', en: 'Rerun', vi: 'Phát lại' }

function drawMark(ctx: Canvas2D, width: number, language: Language): void {
  const scale = width / 640
  ctx.save()
  ctx.scale(scale, scale)
  ctx.font = textFont(13)
  const wide = ctx.measureText(mark[language]).width + 46
  // On a phone the back button is in the corner.
  box(ctx, 14, 68, wide, 26, ink.lamp, 4)
  stair(ctx, 23, 75.5, 3, ink.onLamp)
  ctx.fillStyle = ink.onLamp
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  ctx.fillText(mark[language], 49, 85.6)
  ctx.restore()
}

/** Around product time `around`: the pictures of one order are of one match. */
export function filmedRerun(world: World, sport: Sport, around: number): Filmed {
  const { match, behind } = rerunAt(world, sport, around)
  const filmed = filmedMatch(match)
  return {
    draw(ctx, t, camera) {
      filmed.draw(ctx, t - behind, camera)
      // A cover has a caption.
      if (!camera.isBare) drawMark(ctx, camera.width, camera.language)
    },
    mood: (t) => filmed.mood(t - behind),
  }
}
