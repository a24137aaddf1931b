// How the demonstration world writes schemes and guesses: the same code as for real users seals and settles them.

import { endOf, endText } from '../../../rules/expert/play.ts'
import type { Context } from '../../core/context.ts'
import type { ExpertDeps } from '../../features/expert/deps.ts'
import { insertSchemes, matchesOf } from '../../features/expert/scheme-store.ts'
import { sealed } from '../../features/expert/seal.ts'
import { playQuestion } from '../../features/guess/past.ts'
import type { Settling } from '../../features/guess/settle.ts'
import { listOpen } from '../../features/guess/store.ts'
import type { ExpertWorld } from '../../world/experts/write.ts'

interface Deps extends Pick<Context, 'db' | 'clock'>, Pick<ExpertDeps, 'matches' | 'records' | 'now'> {
  titleOf: Settling['titleOf']
}
const afterStart = 2 * 3_600_000

export function demoWorld({ db, clock, matches, records, now, titleOf }: Deps): ExpertWorld {
  return {
    rows: (ids) => matches.find(ids),
    odds: (id) => matches.odds(id),
    spoken: (expertId) => matchesOf(db, expertId),
    asked: async () => (await listOpen(db)).filter(({ kind }) => kind === 'winner').map(({ match_id }) => match_id),
    async lock(schemes) {
      const rows = schemes.map(({ expert, account, match, plays, title, text, price, lockedAt, outcomes }) => {
        const end = endText(endOf(match))
        const at = new Date(Date.parse(match.match_time) + afterStart)
        const row = sealed({
          id: `demo-${expert.id}-${match.id}`.slice(0, 64),
          expert_id: account,
          match_id: match.id,
          sport: match.sport,
          match_time: new Date(match.match_time),
          locked_at: new Date(lockedAt),
          plays,
          title,
          text,
          price,
        })
        if (!outcomes) return { ...row, outcomes: plays.map(() => 'open' as const) }
        const settlements = [{ end, outcomes, at: at.toISOString() }]
        return { ...row, outcomes, state: 'settled' as const, settled_on: end, settled_at: at, settlements, money_at: at }
      })
      await insertSchemes(db, rows)
      if (rows.length > 0) records.invalidate()
    },
    async guess({ match, stakes, settledAt }) {
      const question = {
        id: `${match.id}.winner`,
        match_id: match.id,
        sport: match.sport,
        kind: 'winner' as const,
        match_time: new Date(match.match_time),
      }
      if (question.id.length <= 64 && stakes.length > 0)
        await playQuestion(db, { question, stakes, settledAt }, { productNow: clock.now(), now: now(), titleOf })
    },
  }
}
