// Counts of pending items: notices, private messages, the admin desk; and the goals of matches.

import { type WaitingKind, waitingKinds } from '../../../contract/admin/waiting-admin.ts'
import type { Conversation } from '../../../contract/chat/chat.ts'
import type { MatchDetail } from '../../../contract/match/match-detail.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import type { Notification } from '../../../contract/notification.ts'
import { callApp } from '../people/app-member.ts'
import { type Compared, type CountSources, countBy } from './agreement.ts'

export async function countNotices({ app, fans, pool }: CountSources): Promise<Compared[]> {
  const rows = await countBy(
    pool,
    "SELECT account_id AS key, count(*) AS count FROM notification WHERE read_at IS NULL AND kind <> 'like' GROUP BY account_id",
  )
  const compared: Compared[] = []
  for (const { id, name, token } of fans) {
    const notices: Notification[] = []
    for (let before = ''; ; ) {
      const key = `GET api/Notification/getList?limit=50${before}`
      const page = await callApp<{ list: Notification[]; next: string | null }>(app, key, {}, token)
      notices.push(...page.list)
      if (page.next === null) break
      before = `&before=${page.next}`
    }
    const unread = notices.filter(({ read }) => !read)
    const { unread: shown } = await callApp<{ unread: number }>(app, 'GET api/Notification/unread', {}, token)
    compared.push({ of: `unread notices of ${name} (${id})`, shown, source: unread.length })
    // A notice of likes that were all withdrawn disappears.
    compared.push({
      of: `unread notices but likes of ${name} (${id})`,
      shown: unread.filter(({ kind }) => kind !== 'like').length,
      source: rows.get(id) ?? 0,
    })
  }
  return compared
}

export async function countMessages({ app, fans, pool }: CountSources): Promise<Compared[]> {
  const unread = await countBy(
    pool,
    `SELECT member.account_id || ' ' || member.name AS key, count(*) AS count FROM chat_member member
      JOIN chat_message message ON message.conversation_id = member.conversation_id
      WHERE message.from_id <> member.account_id AND message.seq > greatest(member.read_seq, member.hidden_seq)
      GROUP BY member.account_id, member.name`,
  )
  const all = await countBy(
    pool,
    `SELECT member.account_id || ' ' || member.name AS key, count(*) AS count FROM chat_member member
      JOIN chat_message message ON message.conversation_id = member.conversation_id GROUP BY member.account_id, member.name`,
  )
  const compared: Compared[] = []
  for (const { id, name, token } of fans) {
    const key = 'GET api/Chat/conversations'
    const { list, unread: shown } = await callApp<{ list: Conversation[]; unread: number }>(app, key, {}, token)
    let sum = 0
    for (const { conversationID, unreadCount, last_seq } of list) {
      const source = unread.get(`${id} ${conversationID}`) ?? 0
      sum += source
      compared.push({ of: `unread messages of ${name} with ${conversationID}`, shown: unreadCount, source })
      compared.push({ of: `messages of ${name} with ${conversationID}`, shown: last_seq, source: all.get(`${id} ${conversationID}`) ?? 0 })
    }
    compared.push({ of: `unread messages of ${name} (${id})`, shown, source: sum })
  }
  return compared
}

export async function countAdminQueues({ app, operator, pool }: CountSources): Promise<Compared[]> {
  const waiting = await callApp<Record<WaitingKind, number>>(app, 'GET api/Desk/waiting', {}, operator.token)
  const reported = await countBy(
    pool,
    "SELECT 'all' AS key, count(DISTINCT kind || ' ' || subject_id) AS count FROM report WHERE decision IS NULL",
  )
  const compared: Compared[] = [{ of: 'reports that wait', shown: waiting.reports, source: reported.get('all') ?? 0 }]
  for (const kind of waitingKinds) {
    const queue = `GET api/Desk/workQueue?kind=${kind}`
    const { list, total } = await callApp<{ list: unknown[]; total: number }>(app, queue, {}, operator.token)
    compared.push({ of: `${kind} that wait, by their queue`, shown: waiting[kind], source: total })
    if (total <= 100) compared.push({ of: `${kind} in their queue`, shown: list.length, source: total })
  }
  return compared
}

/** The score of a match is that of its last event with a score. */
export async function countGoals({ app }: CountSources): Promise<Compared[]> {
  const { list } = await callApp<{ list: MatchRow[] }>(app, 'POST api/hot_match/all_match', {
    sport: 'football',
    status: 'live',
    limit: 40,
  })
  const compared: Compared[] = []
  for (const { id, home_score, away_score } of list) {
    const { events } = await callApp<MatchDetail>(app, `GET api/hot_match/detail?id=${id}`)
    const last = events.findLast(({ type, cancelled_by, detail }) => detail.score && cancelled_by === null && !type.startsWith('shootout'))
    const [home, away] = last?.detail.score ?? [0, 0]
    compared.push({ of: `goals at home in match ${id}`, shown: home_score, source: home })
    compared.push({ of: `goals away in match ${id}`, shown: away_score, source: away })
  }
  return compared
}
