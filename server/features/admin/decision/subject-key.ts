// Key of a decision's subject: at most one decision per key is pending.

import type { DecisionPath } from '../../../../contract/admin/pending-decision.ts'
import type { ApiBody } from '../../../../contract/api.ts'

type SubjectKeyOf = { [K in DecisionPath]: (body: ApiBody<K>) => string }

/** Must match `subjectKeyOf` of the app (src/features/admin/decision/decision.ts). */
const subjectKeys: SubjectKeyOf = {
  'POST api/Desk/decideWithdrawal': ({ id }) => `withdrawals ${id}`,
  'POST api/Desk/decideHorn': ({ id }) => `horns ${id}`,
  'POST api/Desk/endParcel': ({ id }) => `parcels ${id}`,
  'POST api/Desk/grantGift': ({ uid }) => `users ${uid} gift`,
  'POST api/Desk/removeScheme': ({ id }) => `experts scheme ${id}`,
  'POST api/Desk/decideVerification': ({ account }) => `verifications ${account}`,
  'POST api/Desk/decideApplication': ({ account }) => `applications ${account}`,
  'POST api/Desk/decideExpert': ({ account }) => `experts ${account}`,
  'POST api/Desk/answerFeedback': ({ id }) => `feedback ${id}`,
  'POST api/Desk/decideReport': ({ kind, id }) => `reports ${kind} ${id}`,
  'POST api/Desk/decideVideo': ({ id }) => `videos ${id}`,
  'POST api/Desk/blockUser': ({ id }) => `users ${id}`,
  'POST api/Desk/endUserSessions': ({ id, session = 'all' }) => `users ${id} ${session}`,
  'POST api/Desk/endBroadcast': ({ id }) => `wall ${id}`,
}

/** `body` has been validated for `path`. */
export const subjectKeyOf = (path: DecisionPath, body: unknown): string => (subjectKeys[path] as (body: unknown) => string)(body)
