// Each admin list as a table: its filters, its columns, its rows. None of them reveals payout accounts.
import { userStates } from '../../contract/admin/admin.ts'
import { type ExportKind, reportStates } from '../../contract/admin/export-admin.ts'
import { type WithdrawalState, withdrawalStates } from '../../contract/money/withdrawal.ts'
import { type ExchangeState, exchangeStates } from '../../contract/task/mall.ts'
import { yuanCell } from '../../rules/text/csv.ts'
import { listAudit } from '../core/audit/store.ts'
import type { Snapshot } from '../core/database/snapshot.ts'
import type { Keys } from '../core/keys.ts'
import { type AccountSearch, findInOrder, listAccounts, listNamed, presentUser } from '../features/account/admin-store.ts'
import { findVerifyStates } from '../features/account/member/store.ts'
import type { AccountRow } from '../features/account/store.ts'
import type { ExportFilter, ExportList } from '../features/admin/export/export-routes.ts'
import { listBills } from '../features/money/bill/store.ts'
import { findTxSpan, listPostings } from '../features/money/ledger/posting-list.ts'
import { listAllOrders } from '../features/money/recharge/store.ts'
import { listByState } from '../features/money/withdrawal/store.ts'
import { presentReports } from '../features/report/admin-routes.ts'
import { listReported } from '../features/report/store.ts'
import { listParcels } from '../features/task/mall/store.ts'
import { parcelOf } from '../features/task/mall/take.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null
const json = (state: unknown): string | null => (state === null ? null : JSON.stringify(state))

type Find<T> = (snapshot: Snapshot, filter: ExportFilter) => Promise<T>
/** Data shared by all pages of a file is looked up once, with the first page. */
function onceAFile<T>(find: Find<T>): Find<T> {
  const known = new WeakMap<ExportFilter, Promise<T>>()
  return (snapshot, filter) => {
    const found = known.get(filter) ?? find(snapshot, filter)
    known.set(filter, found)
    return found
  }
}

const searchOf = ({ text = '', state = 'all' }: ExportFilter): AccountSearch => ({
  text: text.trim(),
  state: state as AccountSearch['state'],
})
const findNamed = onceAFile(({ db }, filter) => listNamed(db, searchOf(filter)))
const findSpan = onceAFile(({ client }, filter) => findTxSpan(client, filter))

async function listUsers(snapshot: Snapshot, filter: ExportFilter, limit: number, offset: number): Promise<AccountRow[]> {
  const { text, state } = searchOf(filter)
  if (text === '') return listAccounts(snapshot.db, state, limit, offset)
  return findInOrder(snapshot.db, (await findNamed(snapshot, filter)).slice(offset, offset + limit))
}

export const adminExports = ({ keys, now }: { keys: Keys; now: () => number }): Record<ExportKind, ExportList> => ({
  withdrawals: {
    filters: ['state'],
    states: withdrawalStates,
    head: [
      ...['id', 'account_id', 'state', 'money_yuan', 'diamond_tenths', 'kind'],
      ...['created_at', 'approved_by', 'decided_at', 'reason', 'note'],
    ],
    async page({ db }, { state }, limit, offset) {
      const states = state === undefined ? (['waiting', 'approved'] as const) : [state as WithdrawalState]
      // A tenth of a diamond is worth one fen.
      return (await listByState(db, states, limit, offset)).map((row) => [
        ...[row.id, row.account_id, row.state, yuanCell(row.coin), row.coin, row.kind],
        ...[iso(row.created_at), row.approved_by.join(' '), iso(row.decided_at), row.reason, row.note],
      ])
    },
  },
  bills: {
    filters: ['account'],
    needs: 'account',
    head: ['id', 'at', 'type', 'wallet', 'unit', 'amount', 'after', 'title', 'ref'],
    async page({ client }, { account = '', lang }, limit, offset) {
      return (await listBills(client, { account }, limit, offset)).map((row) => [
        ...[row.id, row.at, row.type, row.wallet, row.wallet === 'gold' ? 'gold' : 'diamond_tenths'],
        ...[row.amount, row.after, row.title?.[lang] ?? null, row.ref],
      ])
    },
  },
  recharges: {
    filters: ['from', 'to'],
    head: [
      ...['id', 'account_id', 'package_id', 'state', 'money_yuan', 'diamond_tenths', 'given_diamond_tenths'],
      ...['method', 'provider_ref', 'created_at', 'paid_at', 'ledger_tx'],
    ],
    async page({ db }, filter, limit, offset) {
      return (await listAllOrders(db, filter, limit, offset)).map((row) => [
        ...[row.id, row.account_id, row.package_id, row.state, yuanCell(row.money), row.coin, row.give],
        ...[row.method, row.provider_ref, iso(row.created_at), row.states.find(({ state }) => state === 'paid')?.at ?? null, row.tx_id],
      ])
    },
  },
  ledger: {
    filters: ['from', 'to'],
    head: ['tx', 'line', 'at', 'type', 'actor', 'owner', 'account', 'unit', 'amount', 'after', 'digest'],
    async page(snapshot, filter, limit, offset) {
      const span = await findSpan(snapshot, filter)
      const rows = span ? await listPostings(snapshot.client, { ...filter, ...span }, limit, offset) : []
      return rows.map((row) => {
        const [unit, sum] =
          row.asset === 'fen' ? (['yuan', yuanCell] as const) : ([row.asset === 'diamond' ? 'diamond_tenths' : 'gold', Number] as const)
        return [
          ...[row.tx, row.line, iso(row.at), row.type, row.actor, row.owner, row.kind, unit],
          ...[sum(row.amount), sum(row.after), row.digest],
        ]
      })
    },
  },
  users: {
    filters: ['text', 'state'],
    states: userStates,
    head: [
      ...['id', 'nickname', 'mobile', 'email', 'roles', 'verified'],
      ...['created_at', 'blocked_at', 'blocked_until', 'block_reason', 'closed_at'],
    ],
    async page(snapshot, filter, limit, offset) {
      const rows = await listUsers(snapshot, filter, limit, offset)
      const verified = await findVerifyStates(
        snapshot.db,
        rows.map(({ id }) => id),
      )
      return rows.map((row) => {
        const user = presentUser(row, verified.get(row.id) ?? 'none')
        return [
          ...[user.id, user.user_nickname, user.mobile, user.email, user.roles.join(' '), user.verified],
          ...[user.create_time_str, user.blocked_at, user.blocked_until, user.block_reason, user.closed_at],
        ]
      })
    },
  },
  audit: {
    filters: ['by', 'act', 'subject', 'from', 'to'],
    head: ['id', 'at', 'by', 'act', 'subject', 'before', 'after'],
    async page({ db }, { by, act, subject, from, until }, limit, offset) {
      const filter = { by, act, subject, from: from ?? undefined, until: until ?? undefined }
      return (await listAudit(db, filter, limit, offset)).list.map((row) => [
        ...[row.id, row.at, row.by, row.act, row.subject],
        ...[json(row.before), json(row.after)],
      ])
    },
  },
  reports: {
    filters: ['state'],
    states: reportStates,
    head: [
      ...['kind', 'id', 'person_id', 'nickname', 'shown', 'reports', 'reasons', 'first_at', 'last_at'],
      ...['decision', 'decided_by', 'decided_at', 'silenced_until'],
    ],
    async page({ db }, { state = 'waiting' }, limit, offset) {
      const targets = await listReported(db, { state: state as (typeof reportStates)[number], limit, offset })
      return (await presentReports(db, targets, now())).map((row) => [
        ...[row.kind, row.id, row.person.id, row.person.user_nickname, row.shown, row.reports],
        ...[row.reasons.map(({ reason, count }) => `${reason} ${count}`).join(' '), row.first_at, row.last_at],
        ...[row.decision, row.decided_by, row.decided_at, row.silenced_until],
      ])
    },
  },
  parcels: {
    filters: ['state'],
    states: exchangeStates,
    head: [
      ...['id', 'account_id', 'goods_id', 'goods', 'num', 'gold', 'diamond_tenths', 'state', 'note', 'created_at'],
      ...['to_name', 'phone', 'address'],
    ],
    async page({ db }, { state = 'waiting', lang }, limit, offset) {
      return (await listParcels(db, state as ExchangeState, limit, offset)).map((row) => {
        const to = parcelOf(keys, row)
        return [
          ...[row.id, row.account_id, row.goods_id, row.name[lang], row.num, row.gold, row.price, row.state, row.note, iso(row.created_at)],
          ...[to?.name ?? null, to?.phone ?? null, to?.address ?? null],
        ]
      })
    },
  },
})
