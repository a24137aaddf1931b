// Refetches the queue when another operator claims, postpones or decides an item.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ApiKey } from '../../../../contract/api.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { roomFrames } from '../../../core/socket/room-frames.ts'
import { useStore } from '../../../ui/use-store.ts'

const changed: readonly ApiKey[] = ['GET api/Desk/workQueue', 'GET api/Desk/queueItem', 'GET api/Desk/waiting']

export function useQueueNews(): void {
  const client = useQueryClient()
  const account = useStore(sessionStore).user?.id
  useEffect(() => {
    if (account === undefined) return
    const readAgain = (): void => {
      for (const key of changed) void client.invalidateQueries({ queryKey: ['desk', key] })
    }
    return roomFrames.listen(`account:${account}`, {
      onFrame: ({ type }) => {
        if (type === 'desk_queue') readAgain()
      },
      onReset: readAgain,
    })
  }, [client, account])
}
