// Counts views: a minute of a live match, a read article. The app reports them; the server checks that they are plausible and that the
// subject exists.
import type { ApiBody, ApiData } from '../../../contract/api.ts'
import type { MoneyTx } from '../../core/database/lock-order.ts'
import { countAct, markSeen, upsertTaskMember } from './store.ts'
import { type Asked, requireSubject } from './subject.ts'

type SeenSubject = Pick<ApiBody<'POST api/Activity/seen'>, 'kind' | 'id'>

/** Minimum milliseconds between two counted views: the app reports every minute, and an article after ten seconds. */
const minInterval = { match: 55_000, news: 8_000 }

export async function countSeen(
  tx: MoneyTx,
  account: string,
  subject: SeenSubject,
  { clock, isRoom, now }: Pick<Asked, 'clock' | 'isRoom'> & { now: number },
): Promise<ApiData<'POST api/Activity/seen'>> {
  const { kind, id } = subject
  const { isLive } = await requireSubject(tx, subject, { account, clock, isRoom })
  if (kind === 'match' && !isLive) return { counted: false, lz_num: 0 }
  await upsertTaskMember(tx, account)
  if (!(await markSeen(tx, account, kind, minInterval[kind], now))) return { counted: false, lz_num: 0 }
  const counted =
    kind === 'match'
      ? await countAct(tx, { account, act: 'watch', now })
      : await countAct(tx, { account, act: 'read', subjects: [id], now })
  return { counted: counted.some(({ isNew }) => isNew), lz_num: counted.reduce((sum, { paid }) => sum + paid, 0) }
}
