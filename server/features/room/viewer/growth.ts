// Levels and their steps: wealth for everyone, the streamer's level for room owners.
import type { FastifyInstance } from 'fastify'
import type { Growth } from '../../../../contract/room/room.ts'
import { experienceOf, topLevel, wealthOf } from '../../../../rules/money/wealth-level.ts'
import { anchorExperienceOf, anchorLevelOf, topAnchorLevel } from '../../../../rules/room/anchor-level.ts'
import { fail } from '../../../core/http/fail.ts'
import { route } from '../../../core/http/route.ts'
import { findHoldings } from '../../money/wallet/store.ts'
import type { RoomDeps } from '../deps.ts'

const steps = (top: number, of: (level: number) => number): Growth['steps'] =>
  Array.from({ length: top }, (_, index) => ({ level: index + 1, experience: of(index + 1) }))
const inPoints = (tenths: number): number => Math.floor(tenths / 10)
const wealthSteps = steps(topLevel, (level) => inPoints(experienceOf(level)))
const anchorSteps = steps(topAnchorLevel, anchorExperienceOf)

export function wealthGrowth(experience: number): Growth {
  const { userlevel, exp_percent } = wealthOf(experience)
  return {
    kind: 'wealth',
    level: userlevel,
    top: topLevel,
    experience: inPoints(experience),
    next: userlevel === topLevel ? null : inPoints(experienceOf(userlevel + 1)),
    percent: exp_percent,
    steps: wealthSteps,
    rules: [{ for: 'diamond-spent', points: 1 }],
  }
}
export const anchorGrowth = (experience: number): Growth => ({
  kind: 'anchor',
  ...anchorLevelOf(experience),
  top: topAnchorLevel,
  experience,
  steps: anchorSteps,
  rules: [
    { for: 'minute-live', points: 1 },
    { for: 'diamond-received', points: 1 },
  ],
})

export function registerGrowth(app: FastifyInstance, { db, directory }: Pick<RoomDeps, 'db' | 'directory'>): void {
  route(app, 'GET api/User/anchorExperienceList', ({ query }) => {
    const state = directory.ofStreamer(query.uid)
    if (!state) throw fail('not-found')
    return anchorGrowth(state.row.experience)
  })
  route(app, 'POST api/member/growupList', async ({ account }) => {
    const me = account.id
    const own = directory.ofStreamer(me)
    const wealth = wealthGrowth((await findHoldings(db, me)).experience)
    return { list: own ? [wealth, anchorGrowth(own.row.experience)] : [wealth] }
  })
}
