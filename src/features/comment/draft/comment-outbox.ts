// Comments waiting on this device for the network.
import type { ApiBody } from '../../../../contract/api.ts'
import type { Subject } from '../../../../contract/comment.ts'

type Body = ApiBody<'POST api/Comment/add'>
export const waitingKey = ['comments waiting'] as const

/** Returns false if this device cannot store it. */
export async function enqueueComment(body: Body): Promise<boolean> {
  try {
    const { deviceOutbox } = await import('../../../core/outbox/device-outbox.ts')
    await deviceOutbox.put({ kind: 'comment', subject: body.key ?? crypto.randomUUID(), payload: body })
  } catch (error) {
    console.warn('comment not queued', error)
    return false
  }
  import('../../alert/device/waiting.ts')
    .then(({ sendWaiting }) => sendWaiting())
    .catch((error: unknown) => console.warn('comment not sent, stays queued', error))
  return true
}

export interface WaitingComment {
  seq: number
  content: string
  refused: boolean
}
/** Waiting comments of this thread and of the signed-in account. */
export async function listWaitingComments({ kind, id }: Subject): Promise<WaitingComment[]> {
  const [{ deviceOutbox }, { currentAccount }] = await Promise.all([
    import('../../../core/outbox/device-outbox.ts'),
    import('../../../core/storage/account.ts'),
  ])
  const account = await currentAccount()
  const rows = await deviceOutbox.pending()
  return rows.flatMap(({ seq, kind: sort, owner, payload, refused }) => {
    const body = payload as Body
    const isOurs = sort === 'comment' && (owner ?? '') === account && body.kind === kind && body.id === id
    return isOurs ? [{ seq, content: body.content, refused: refused !== null }] : []
  })
}
export async function dropWaitingComment(seq: number): Promise<void> {
  const { deviceOutbox } = await import('../../../core/outbox/device-outbox.ts')
  await deviceOutbox.discard(seq)
}
