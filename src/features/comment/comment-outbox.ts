// Comments that wait on this device for the network.
import type { ApiBody } from '../../../contract/api.ts'
import type { Subject } from '../../../contract/comment.ts'

type Body = ApiBody<'POST api/Comment/add'>
export const waitingKey = ['comments waiting'] as const

/** False: this device cannot keep it. */
export async function putWaitingComment(body: Body): Promise<boolean> {
  try {
    const { deviceOutbox } = await import('../../core/outbox/device-outbox.ts')
    await deviceOutbox.put({ kind: 'comment', subject: body.key ?? crypto.randomUUID(), payload: body })
  } catch (error) {
    console.warn('the comment does not wait on this device', error)
    return false
  }
  import('../alert/device/waiting.ts')
    .then(({ sendWaiting }) => sendWaiting())
    .catch((error: unknown) => console.warn('the comment waits for a later start', error))
  return true
}

export interface WaitingComment {
  seq: number
  content: string
  refused: boolean
}
/** Those of this thread and of who is signed in. */
export async function listWaitingComments({ kind, id }: Subject): Promise<WaitingComment[]> {
  const [{ deviceOutbox }, { currentAccount }] = await Promise.all([
    import('../../core/outbox/device-outbox.ts'),
    import('../../core/storage/account.ts'),
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
  const { deviceOutbox } = await import('../../core/outbox/device-outbox.ts')
  await deviceOutbox.discard(seq)
}
