// How much waits at the desk: what its tabs count.
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../core/context.ts'
import { route } from '../../core/http/route.ts'
import { countApplications as countExperts } from '../expert/store.ts'
import { countFeedback } from '../feedback/store.ts'
import { countHorns } from '../horn/store.ts'
import { countParcels } from '../mall/store.ts'
import { countVerifications } from '../member/store.ts'
import { countReports } from '../report/store.ts'
import { countApplications } from '../room/application/store.ts'
import { countWaitingVideos } from '../video/store.ts'
import { countWithdrawals } from '../withdrawal/store.ts'

export function registerWaiting(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  route(app, 'GET api/Desk/waiting', async () => {
    const [verifications, applications, experts, withdrawals, parcels, feedback, horns, reports, videos] = await Promise.all([
      countVerifications(db, 'waiting'),
      countApplications(db, 'waiting'),
      countExperts(db, 'waiting'),
      countWithdrawals(db, ['waiting', 'approved']),
      countParcels(db, 'waiting'),
      countFeedback(db, 'open'),
      countHorns(db, 'waiting'),
      countReports(db, 'waiting'),
      countWaitingVideos(db),
    ])
    return { verifications, applications, experts, withdrawals, parcels, feedback, horns, reports, videos }
  })
}
