// The operator of a world: approves streamers, decides about reports and requests, and reads the admin desk.
import { randomUUID } from 'node:crypto'
import { reportDecisions } from '../../../contract/admin/community-admin.ts'
import type { DecisionPath } from '../../../contract/admin/pending-decision.ts'
import { waitingKinds } from '../../../contract/admin/waiting-admin.ts'
import type { AppProcess } from '../app/app-process.ts'
import { createOperator, logIn } from '../people/app-member.ts'
import { seed } from '../soak.ts'
import { drawFrom, Fan } from './fan.ts'
import { restFor, type Scene } from './scene.ts'
import type { Tally } from './tally.ts'

const mobile = 'world-desk@example.com'
/** Polling interval of the desk in milliseconds. */
const pollInterval = 5_000

export async function employOperator(app: AppProcess, tally: Tally): Promise<Fan> {
  const signedIn = await logIn(app, mobile, await createOperator(app, mobile))
  return new Fan('the operator', { url: app.url }, { ...signedIn, mobile }, drawFrom(seed), tally)
}

/** Submits a decision and applies it immediately, as the desk does without waiting for its undo window. */
async function decide(operator: Fan, path: DecisionPath, body: Record<string, unknown>, tab: string): Promise<void> {
  const id = randomUUID()
  const fields = { about: `${path} ${tab}`, done: 'done', reason: '' }
  const scheduled = await operator.ask('POST api/Desk/scheduleDecision', { body: { id, path, body, tab, ...fields } })
  if (scheduled) await operator.ask('POST api/Desk/executeDecision', { body: { id } })
}

export const approveStreamer = (operator: Fan, account: string): Promise<void> =>
  decide(operator, 'POST api/Desk/decideApplication', { account, act: 'approve' }, 'applications')

/** Decides the most reported case. */
export async function decideReport(operator: Fan): Promise<boolean> {
  const found = await operator.ask('GET api/Desk/reports', { query: { state: 'waiting' } })
  const one = found?.list[0]
  if (!one) return false
  operator.tally.did('decide about a report')
  const decision = operator.draw.one(reportDecisions)
  await operator.ask('POST api/Desk/decideReport', { body: { kind: one.kind, id: one.id, decision: decision ?? 'kept' } })
  return true
}

async function answerFeedback(operator: Fan): Promise<void> {
  const found = await operator.ask('GET api/Desk/feedback', { query: { state: 'open' } })
  const one = found?.list[0]
  if (!one) return
  operator.tally.did('answer feedback')
  await operator.ask('POST api/Desk/answerFeedback', { body: { id: one.id, answer: '谢谢，我们看看' } })
}

async function browse(operator: Fan): Promise<void> {
  await operator.ask('GET api/Desk/health')
  await operator.ask('GET api/Desk/waiting')
  await operator.ask('GET api/Desk/workQueue', { query: { kind: operator.draw.one(waitingKinds) } })
  await operator.ask('GET api/Desk/audit', { query: {} })
}

export async function workAsOperator(operator: Fan, scene: Scene): Promise<void> {
  while (!scene.ending.aborted) {
    await browse(operator)
    await decideReport(operator)
    await answerFeedback(operator)
    await restFor(pollInterval, scene)
  }
}
