// Counts views: a minute of a live match, a read article. The app reports them; the server checks that they are plausible and that the
// subject exists.
import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { ApiBody, ApiData } from '../../../contract/api.ts'
import type { ProductClock } from '../../core/clock/clock.ts'
import type { MoneyTx } from '../../core/database/lock-order.ts'
import { countAct, upsertTaskMember } from './store.ts'
import { requireSubject } from './subject.ts'
import { taskMember } from './table.ts'

type SeenSubject = Pick<ApiBody<'POST api/Activity/seen'>, 'kind' | 'id'>

/** Minimum milliseconds between two counted views: the app reports every minute, and an article after ten seconds. */
const minInterval = { match: 55_000, news: 8_000 }

export async function countSeen(
  tx: MoneyTx,
  account: string,
  subject: SeenSubject,
  { clock, now }: { clock: Pick<ProductClock, 'now'>; now: number },
): Promise<ApiData<'POST api/Activity/seen'>> {
  const { kind, id } = subject
  const { isLive } = await requireSubject(tx, subject, { account, clock })
  if (kind === 'match' && !isLive) return { counted: false, lz_num: 0 }
  await upsertTaskMember(tx, account)
  const last = kind === 'match' ? taskMember.watched_at : taskMember.read_at
  const inTime = await tx
    .update(taskMember)
    .set(kind === 'match' ? { watched_at: new Date(now) } : { read_at: new Date(now) })
    .where(and(eq(taskMember.account_id, account), or(isNull(last), lte(last, new Date(now - minInterval[kind])))))
    .returning({ id: taskMember.account_id })
  if (inTime.length === 0) return { counted: false, lz_num: 0 }
  const counted =
    kind === 'match'
      ? await countAct(tx, { account, act: 'watch', now })
      : await countAct(tx, { account, act: 'read', subjects: [id], now })
  return { counted: counted.some(({ isNew }) => isNew), lz_num: counted.reduce((sum, { paid }) => sum + paid, 0) }
}
