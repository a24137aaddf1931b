// Queues read marks made offline; the outbox sends them when the network is back.
import type { ApiBody } from '../../../contract/api.ts'

export async function enqueueRead(body: ApiBody<'POST api/Notification/read'>): Promise<void> {
  try {
    const { deviceOutbox } = await import('../../core/outbox/device-outbox.ts')
    await deviceOutbox.put({ kind: 'notification-read', subject: body.before ? 'all' : body.id, payload: body })
  } catch (error) {
    console.warn('read mark queueing failed', error)
    return
  }
  import('../alert/device/waiting.ts')
    .then(({ sendWaiting }) => sendWaiting())
    .catch((error: unknown) => console.warn('read mark send failed, retries at the next start', error))
}
