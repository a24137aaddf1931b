// What was read without a network: the server hears of it when there is one.
import type { ApiBody } from '../../../contract/api.ts'

export async function putWaiting(body: ApiBody<'POST api/Notification/read'>): Promise<void> {
  try {
    const { deviceOutbox } = await import('../../core/outbox/device-outbox.ts')
    await deviceOutbox.put({ kind: 'notification-read', subject: body.before ? 'all' : body.id, payload: body })
  } catch (error) {
    console.warn('what was read is not kept for later', error)
    return
  }
  import('../alert/device/waiting.ts')
    .then(({ sendWaiting }) => sendWaiting())
    .catch((error: unknown) => console.warn('what was read is told at a later start', error))
}
