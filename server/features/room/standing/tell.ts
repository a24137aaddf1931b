// Notifies an account that it became a room's manager or no longer is: by whom, and whose room if another manager did it.
import type { Tx } from '../../../core/database/transaction.ts'
import { notifyTurn } from '../../notification/store.ts'
import { findRoom } from '../store.ts'
import type { Deed } from './standing.ts'

export async function tellManager(tx: Tx, event: 'manager-made' | 'manager-ended', { roomId, by, whom }: Deed, at: Date): Promise<void> {
  const streamer = (await findRoom(tx, roomId))?.uid ?? by
  const detail = streamer === by ? {} : { streamer }
  await notifyTurn(tx, { account: whom, kind: 'system', event, actor: by, cause: `manager ${roomId}`, detail }, at)
}
