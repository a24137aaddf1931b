// Admin lists exported as files, for spreadsheets.
import { Type } from 'typebox'
import { withdrawalStates } from '../money/withdrawal.ts'
import { exchangeStates } from '../task/mall.ts'
import { closed, Day, type Endpoint, Id, oneOf } from '../wire/endpoint.ts'
import { userStates } from './admin.ts'
import { adminActions } from './admin-audit.ts'

/** Exportable lists. bills: of one account. ledger: the postings of all accounts. */
export const exportKinds = ['withdrawals', 'bills', 'recharges', 'ledger', 'users', 'audit', 'reports', 'parcels'] as const
export type ExportKind = (typeof exportKinds)[number]

export const reportStates = ['waiting', 'decided'] as const

export const exportAdminEndpoints = {
  'GET api/Desk/export': {
    summary:
      'Returns a list of the desk as CSV (UTF-8 with BOM, RFC 4180), with the filters and the order of its tab, at most 50,000 rows. Names of columns and values are those of the API; sums in yuan have two decimals, diamonds are whole tenths, times are ISO 8601. Anybody who can read the list can export it; the log records who did. At most two exports run at once.',
    who: 'operator',
    effect: 'write',
    query: Type.Object(
      {
        kind: oneOf(exportKinds),
        /** For withdrawals, users, reports and parcels: the states of their lists. */
        state: Type.Optional(oneOf([...new Set([...withdrawalStates, ...exchangeStates, ...reportStates, ...userStates])])),
        /** For users. */
        text: Type.Optional(Type.String({ maxLength: 254 })),
        /** For bills: the account. */
        account: Type.Optional(Id),
        /** For the audit log. */
        by: Type.Optional(Id),
        act: Type.Optional(oneOf(adminActions)),
        subject: Type.Optional(Type.String({ maxLength: 100 })),
        /** Days (UTC), both inclusive: for the audit log, recharge orders and the ledger. */
        from: Type.Optional(Day),
        to: Type.Optional(Day),
      },
      closed,
    ),
    data: Type.String(),
    file: 'text/csv',
    errors: ['forbidden', 'invalid-input', 'busy'],
  },
} as const satisfies Record<string, Endpoint>
