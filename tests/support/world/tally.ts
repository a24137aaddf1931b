// Records what the users of a world did, what rules refused, and what failed.
import type { ApiKey } from '../../../contract/api.ts'
import type { ErrorCode } from '../../../contract/wire/error.ts'

const toRoom: readonly ErrorCode[] = ['too-many', 'repeated', 'slow-mode', 'followers-only', 'muted', 'kicked']
const toThread: readonly ErrorCode[] = ['too-many', 'repeated', 'silenced', 'not-found']
/** Refusals that a product rule explains: the object was removed, a limit was reached, it was already done. Any other one is a failure. */
const explained: Partial<Record<ApiKey, readonly ErrorCode[]>> = {
  'GET api/Chat/roomMessages': ['kicked'],
  'POST api/Chat/say': toRoom,
  'GET api/Barrage/send': toRoom,
  'GET api/member/handselGift': ['insufficient-balance', 'kicked', 'room-off-air', 'sold-out'],
  'POST api/member/takeBackGift': ['gift-shown'],
  'GET api/guard_user/buy': ['insufficient-balance', 'kicked', 'status-higher', 'limit-reached'],
  'POST api/Redenvelope/insert': ['insufficient-balance', 'kicked', 'muted'],
  'POST api/Redenvelope/receiveRed': ['sold-out', 'limit-reached', 'kicked', 'envelope-followers'],
  'POST api/Chat/send': ['too-many', 'repeated', 'silenced', 'stranger-waits', 'stranger-refused'],
  'POST api/Chat/answerStranger': ['not-found'],
  'POST api/hot_match/support': ['unavailable'],
  'POST api/anchor_dynamics_user/insert': ['too-many', 'silenced'],
  'GET api/anchor_dynamics/info': ['not-found'],
  'POST api/anchor_dynamics/commentList': ['not-found'],
  'POST api/anchor_dynamics_user/likes': ['not-found'],
  'POST api/anchor_dynamics_user/comment': toThread,
  'POST api/anchor_dynamics_user/commentLikes': ['not-found'],
  'POST api/Comment/add': toThread,
  'POST api/Video_user/comment': toThread,
  'POST api/Report/insert': ['not-found', 'too-many'],
  'POST api/Universal/feedback': ['too-many'],
}

/** Maximum number of failures kept as text. */
const maxFailures = 40

export class Tally {
  readonly acts: Record<string, number> = {}
  readonly refusals: Record<string, number> = {}
  readonly failures: string[] = []
  private failed = 0

  did(act: string): void {
    this.acts[act] = (this.acts[act] ?? 0) + 1
  }

  /** Counts an explained refusal, or records the error as a failure. */
  onError(who: string, key: ApiKey, error: unknown): void {
    const code = (error as { code?: ErrorCode }).code
    const refusal = `${key.split('/').at(-1)} ${code}`
    if (code && explained[key]?.includes(code)) this.refusals[refusal] = (this.refusals[refusal] ?? 0) + 1
    else this.fail(`${who}: ${code ?? 'no answer'}: ${error instanceof Error ? error.message : String(error)}`)
  }

  fail(what: string): void {
    this.failed += 1
    if (this.failures.length < maxFailures) this.failures.push(what)
  }

  /** Returns the recorded failures, and the number of further ones. */
  listFailures(): string[] {
    const more = this.failed - this.failures.length
    return more > 0 ? [...this.failures, `and ${more} more`] : this.failures
  }
}
