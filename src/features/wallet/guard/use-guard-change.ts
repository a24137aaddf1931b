// Changes the spend guard and caches the server's response.
import { useQueryClient } from '@tanstack/react-query'
import type { ApiBody } from '../../../../contract/api.ts'
import { call } from '../../../core/api/api.ts'
import { preferences } from '../../../core/preferences.ts'
import { guardQuery } from '../money-queries.ts'
import { useMoneyAct } from '../use-money-act.ts'

export type GuardChange = NonNullable<ApiBody<'POST api/Balance/setGuard'>>

export function useGuardChange() {
  const client = useQueryClient()
  const { busy, failure, run } = useMoneyAct()
  const send = async (change: GuardChange): Promise<void> => {
    // The caps count days in the first time zone that the server receives.
    const guard = await call('POST api/Balance/setGuard', { body: { tz: preferences.get().tz, ...change } })
    client.setQueryData(guardQuery().queryKey, guard)
  }
  return {
    busy,
    failure,
    send,
    /** Returns whether it succeeded. */
    change: (change: GuardChange, done: string): Promise<boolean> => run('guard', () => send(change), done),
    run,
  }
}
