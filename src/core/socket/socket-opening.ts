// The opening messages of every connection: the three of R-LIVE-1, the topics, and the positions to resume from.
import { type Channel, type LiveRequest, liveVersion } from '../../../contract/live.ts'

export interface DesiredState {
  deviceId: string
  visible: boolean
  companyId: string
  classifyType: 0 | 1
  topics: ReadonlySet<Channel>
  /** Token of the signed-in user; empty for a guest. */
  token: string
}

/** A message is limited to 4 KB and a channel name to 70 characters: forty always fit. */
const perMessage = 40

export function chunks<Value>(values: Value[]): Value[][] {
  return Array.from({ length: Math.ceil(values.length / perMessage) }, (_, part) =>
    values.slice(part * perMessage, (part + 1) * perMessage),
  )
}

/** `positions` by epoch: what to resume. */
export function openingOf(desired: DesiredState, positions: ReadonlyMap<string, Partial<Record<Channel, number>>>): LiveRequest[] {
  const topics = chunks([...desired.topics]).map((add): LiveRequest => ({ type: 'topic', add }))
  const resumes = [...positions].flatMap(([epoch, seqs]) =>
    chunks(Object.entries(seqs)).map((part): LiveRequest => ({ type: 'resume', epoch, seq: Object.fromEntries(part) })),
  )
  return [
    { type: 'register', info: 'web', version: liveVersion, device_id: desired.deviceId || undefined, visible: desired.visible },
    { type: 'toggle', company_id: desired.companyId },
    { type: 'classify', classify_type: desired.classifyType },
    ...(desired.token ? [{ type: 'login-token', token: desired.token } as const] : []),
    ...topics,
    ...resumes,
  ]
}
