// The export of a user's own data: every column of the database that can identify the owner of a row appears in it, or has a reason why
// not.
import { expect, it } from 'vitest'
import { incomeOf, platformOf } from '../../../rules/money/ledger-entry.ts'
import { inMoneyTransaction } from '../../../server/core/database/lock-order.ts'
import { openKeys } from '../../../server/core/keys.ts'
import { postEntry } from '../../../server/features/money/ledger/store.ts'
import { sealPayout } from '../../../server/features/money/withdrawal/payout.ts'
import { fillRow } from '../../support/database/fill-row.ts'
import { fullWorld } from '../../support/people/full-world.ts'

const { app, call, person, pool } = await fullWorld()
const keys = await openKeys(app.context.config)

/** Columns that name a person. Who acted on another person's row (`decided_by`) belongs to that person's export. */
const naming =
  '^(account_id|uid|viewer|owner|owner_id|from_id|to_id|person_id|actor|actor_id|expert_id|blocked_id|invite[rd]|invited_by|subject_id)$'

/** Path in the file at which a row of the column appears. */
const exported: Record<string, string> = {
  'account_block.account_id': 'blocked',
  'account_follow.account_id': 'follows',
  'advert_use.account_id': 'adverts_used',
  'anchor_application.account_id': 'application',
  'broadcast_watch.account_id': 'watched_broadcasts',
  'channel_provider.account_id': 'channel_provider',
  'chat_group.owner_id': 'groups',
  'chat_group_left.account_id': 'left_groups',
  'chat_member.account_id': 'conversations',
  'chat_message.from_id': 'messages',
  'check_in.account_id': 'check_ins',
  'circle_follow.account_id': 'followed_circles',
  'comment.account_id': 'comments',
  'comment_like.account_id': 'liked_comments',
  'danmaku.account_id': 'danmaku',
  'danmaku_like.account_id': 'liked_danmaku',
  'device.account_id': 'devices',
  'envelope.account_id': 'envelopes',
  'envelope_share.account_id': 'envelope_shares',
  'exchange.account_id': 'exchanges',
  'expert.account_id': 'expert',
  'expert_application.account_id': 'expert_application',
  'expert_follow.account_id': 'followed_experts',
  'fan.account_id': 'fan_of',
  'feedback.account_id': 'feedback',
  'follow_group.account_id': 'follow_book',
  'follow_mark.account_id': 'follow_book',
  'gift_bag.account_id': 'gift_bag',
  'gift_given.from_id': 'gifts_given',
  'gift_given.to_id': 'gifts_received',
  'guess_stake.account_id': 'guesses',
  'horn.account_id': 'horns',
  'income_share.account_id': 'income_share',
  'ledger_account.owner': 'bills',
  'match_rating.account_id': 'ratings',
  'match_support.account_id': 'supported',
  'notification.account_id': 'told',
  'notification_choice.account_id': 'notification_choice',
  'payout_account.account_id': 'payout_accounts',
  'post.account_id': 'posts',
  'post_like.account_id': 'liked_posts',
  'recharge_order.account_id': 'recharges',
  'report.account_id': 'reports',
  'room.uid': 'room',
  'room_act.account_id': 'room_acts',
  'room_giver.account_id': 'given_by_day',
  'room_line.account_id': 'room_lines',
  'room_manager.account_id': 'managed_rooms',
  'room_restriction.account_id': 'room_restrictions',
  'room_share.account_id': 'shared_rooms',
  'room_watch.account_id': 'watched_rooms',
  'scheme.expert_id': 'schemes',
  'scheme_sale.account_id': 'bought_schemes',
  'scheme_tip.account_id': 'tips',
  'session.account_id': 'sessions',
  'silence.account_id': 'silenced',
  'spend_day.account_id': 'spend_days',
  'spend_guard.account_id': 'spend_guard',
  'status_term.account_id': 'guards_and_nobles',
  'task_member.account_id': 'tasks',
  'task_progress.account_id': 'task_progress',
  'task_subject.account_id': 'task_subjects',
  'upload.account_id': 'uploads',
  'verification.account_id': 'verification',
  'video.account_id': 'videos',
  'video_category_follow.account_id': 'followed_video_categories',
  'video_favorite.account_id': 'favorite_videos',
  'video_like.account_id': 'liked_videos',
  'video_view.viewer': 'viewed_videos',
  'wealth.account_id': 'wealth',
  'withdrawal.account_id': 'withdrawals',
}
const unlisted: Record<string, string> = {
  'account.invited_by': 'the inviter is another person, and so is who was invited',
  'account_block.blocked_id': 'whoever blocks somebody does so in secret',
  'anchor_application.inviter': "another's application",
  'comment.to_id': "another's answer",
  'expert_follow.expert_id': 'the followers are other people',
  'gift_combo.account_id': 'seconds of taps, which the gifts tell too',
  'idempotency.account_id': 'answers that were given already, for 30 days',
  'ledger_posting.account_id': 'a number of the ledger, no person',
  'ledger_tx.actor': 'the bills are its lines',
  'notification.actor_id': 'what others were told',
  'notification_like.actor_id': 'what others were told',
  'pending_decision.account_id': 'what an operator decided half a minute ago, about others',
  'report.person_id': 'whoever reports somebody does so in secret',
  'report.subject_id': 'whoever reports somebody does so in secret',
  'ticket.account_id': 'good for five minutes',
  'token_family.account_id': 'the login of it is told',
}

const isFull = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((one) => (Array.isArray(one) ? one.length > 0 : one !== null))
  )
}

it('includes all of a user’s data in the database, or a reason why not', async () => {
  const { rows } = await pool.query<{ place: string }>(
    `SELECT table_name || '.' || column_name AS place FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name ~ $1 ORDER BY 1`,
    [naming],
  )
  expect(rows.map(({ place }) => place).filter((place) => !(place in exported) && !(place in unlisted))).toEqual([])

  const anna = await person('anna')
  const seal = (table: string) => (field: string) => keys.seal(`${field}-of-anna`, `${table} ${anna.id} ${field}`)
  const [asked, applied, expert] = [seal('verification'), seal('application'), seal('expert')]
  const to = sealPayout(keys, anna.id, { kind: 'card', number: '6222020000000000', name: '安娜', bank: '工商银行' })
  const sealed: Record<string, object> = {
    verification: { kind: 'cn', state: 'waiting', real_name: asked('real_name'), id_number: asked('id_number') },
    anchor_application: Object.fromEntries(['real_name', 'id_number', 'qq', 'wechat', 'phone'].map((field) => [field, applied(field)])),
    expert_application: { real_name: expert('real_name'), wechat: expert('wechat') },
    payout_account: { kind: 'card', sealed: to },
    withdrawal: { kind: 'card', sealed: to },
    account_follow: { kind: 'team' },
    upload: { path: '/uploads/anna.webp', type: 'image/webp' },
  }
  const legs = [
    { account: platformOf('bonus', 'diamond'), amount: -30 },
    { account: incomeOf(anna.id), amount: 30 },
  ]
  const adjust = { key: 'for-the-export', type: 'adjust', actor: 'test', legs } as const
  const file = async (): Promise<Record<string, unknown>> => {
    const answer = await call('POST api/Member/export', { as: anna })
    expect(answer).toMatchObject({ code: 0 })
    return JSON.parse(answer.data.file)
  }
  const before = await file()
  for (const place of Object.keys(exported)) {
    const [table = '', column = ''] = place.split('.')
    // The session that makes the request is already there.
    if (place === 'session.account_id') continue
    if (place === 'ledger_account.owner') await inMoneyTransaction(app.context.db, [], (tx) => postEntry(tx, adjust, Date.now()))
    else await fillRow(pool, table, { ...sealed[table], [column]: anna.id })
  }
  const after = await file()
  expect(Object.entries(exported).filter(([, name]) => !(name in before))).toEqual([])
  expect(Object.entries(exported).filter(([, name]) => !isFull(after[name]))).toEqual([])
})
