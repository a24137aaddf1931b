// Runs one group action at a time, then refetches groups and conversations.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../../../ui/layer/toast.ts'
import { privateChat } from '../private-chat.ts'
import { usePrivateWords } from '../private-words.ts'
import { invalidateGroups } from './group-queries.ts'

export interface GroupAct {
  busy: boolean
  /** Returns the response; undefined if the call failed, after an error toast. */
  run<T>(work: () => Promise<T>, done?: string): Promise<T | undefined>
}

export function useGroupAct(): GroupAct {
  const words = usePrivateWords('groups')
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  return {
    busy,
    async run(work, done) {
      if (busy) return undefined
      setBusy(true)
      try {
        const answer = await work()
        // Actions may follow quickly, so a toast must not wait for the previous one to expire.
        if (done) toast(done, { tone: 'ok', duration: 2_000 })
        privateChat.again()
        await invalidateGroups(client)
        return answer
      } catch (error) {
        toast(words.ofError(error), { tone: 'danger' })
        return undefined
      } finally {
        setBusy(false)
      }
    },
  }
}
