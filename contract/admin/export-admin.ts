// Admin lists exported as files, for spreadsheets.
import { Type } from 'typebox'
import { exchangeStates } from '../mall.ts'
import { withdrawalStates } from '../money/withdrawal.ts'
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
      'A list of the desk by its filters, as its tab shows it, as CSV (UTF-8 with BOM, RFC 4180), 50,000 rows at most, in the order of the list. Names of columns and values are those of the API; sums in yuan have two decimals, diamonds are whole tenths, moments ISO 8601. Who may read the list may have the file; the log keeps who had it. Two at once.',
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
