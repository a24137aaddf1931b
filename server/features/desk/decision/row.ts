// The row of the desk that a decision is about: two decisions about one row do not wait at the same time.
import type { ApiBody } from '../../../../contract/api.ts'
import type { DecisionPath } from '../../../../contract/desk/pending-decision.ts'

type RowOf = { [K in DecisionPath]: (body: ApiBody<K>) => string }

/** As the desk names its rows (src/features/desk/hold/decision.ts). */
const rows: RowOf = {
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
}

/** Of a body that the call takes. */
export const decisionRow = (path: DecisionPath, body: unknown): string => (rows[path] as (body: unknown) => string)(body)
