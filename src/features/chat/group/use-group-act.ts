// Runs one group action at a time, then refetches groups and conversations.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { privateChat } from '../private-chat.ts'
import { usePrivateFailureMessages } from '../private-failure-messages.ts'
import { invalidateGroups } from './group-queries.ts'

export interface GroupAct {
  busy: boolean
  /** Returns the response; undefined if the call failed, after an error toast. */
  run<T>(work: () => Promise<T>, done?: string): Promise<T | undefined>
}

export function useGroupAct(): GroupAct {
  const messages = usePrivateFailureMessages('groups')
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  return {
    busy,
    async run(work, done) {
      if (busy) return undefined
      setBusy(true)
      try {
        const result = await work()
        // Actions may follow quickly, so a toast must not wait for the previous one to expire.
        if (done) toast(done, { tone: 'ok', duration: 2_000 })
        privateChat.again()
        await invalidateGroups(client)
        return result
      } catch (error) {
        toast(messages.ofError(error), { tone: 'danger' })
        return undefined
      } finally {
        setBusy(false)
      }
    },
  }
}
