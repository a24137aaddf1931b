// Changes the spend guard and caches the server's response.
import { useQueryClient } from '@tanstack/react-query'
import type { ApiBody } from '../../../../contract/api.ts'
import { call } from '../../../core/api/api.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { spendLimitQuery } from '../money-queries.ts'
import { useMoneyAct } from '../use-money-act.ts'

export type SpendLimitChange = NonNullable<ApiBody<'POST api/Balance/setGuard'>>

export function useSpendLimitChange() {
  const client = useQueryClient()
  const { busy, failure, run } = useMoneyAct()
  const send = async (change: SpendLimitChange): Promise<void> => {
    // The caps count days in the first time zone that the server receives.
    const spendLimit = await call('POST api/Balance/setGuard', { body: { tz: preferences.get().tz, ...change } })
    client.setQueryData(spendLimitQuery().queryKey, spendLimit)
  }
  return {
    busy,
    failure,
    send,
    /** Returns whether it succeeded. */
    change: (change: SpendLimitChange, done: string): Promise<boolean> => run('guard', () => send(change), done),
    run,
  }
}
