// Accounts, their sessions and device tokens, and the accounts that they have blocked.
import { sql } from 'drizzle-orm'
import { boolean, date, index, jsonb, pgSequence, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { LoginSession, Privacy } from '../../../contract/account/member.ts'
import type { AdminRole } from '../../../contract/wire/role.ts'
import { timestamptz } from '../../core/database/timestamptz.ts'

export const accountNumber = pgSequence('account_number', { startWith: 100_001 })

export const account = pgTable(
  'account',
  {
    id: text('id').primaryKey().default(sql`nextval('account_number')::text`),
    /** Country code, hyphen, number. */
    mobile: text('mobile').unique(),
    /** Lower case. */
    email: text('email').unique(),
    nickname: text('nickname').notNull(),
    avatar: text('avatar').notNull(),
    signature: text('signature').notNull().default(''),
    birthday: date('birthday', { mode: 'string' }),
    privacy: jsonb('privacy').$type<Partial<Privacy>>().notNull().default({}),
    /** PHC string of argon2id; null: not set. */
    password: text('password'),
    payment_password: text('payment_password'),
    /** Admin roles. */
    roles: text('roles').array().$type<AdminRole[]>().notNull().default([]),
    is_anchor: boolean('is_anchor').notNull().default(false),
    share_code: text('share_code').notNull().unique(),
    /** The account whose share code was used to register. */
    invited_by: text('invited_by'),
    created_at: timestamptz('created_at').notNull().defaultNow(),
    /** The build whose agreement and privacy policy the owner has accepted, and when; null: unknown. */
    agreed_build: text('agreed_build'),
    agreed_at: timestamptz('agreed_at'),
    /** Blocked by an operator, with the reason. */
    blocked_at: timestamptz('blocked_at'),
    /** When the block ends; null: permanent. */
    blocked_until: timestamptz('blocked_until'),
    block_reason: text('block_reason').notNull().default(''),
    /** When the scheduled deletion is due; null: not scheduled. */
    closing_at: timestamptz('closing_at'),
    /** Deleted by its owner: the row stays for the ledger, without personal data. */
    closed_at: timestamptz('closed_at'),
    /** Digest of the name and picture at the external chat service; null: it has none. */
    chat_profile: text('chat_profile'),
  },
  (table) => [
    index('account_invited').on(table.invited_by),
    index('account_created').on(table.created_at),
    index('account_closing').on(table.closing_at).where(sql`${table.closing_at} is not null`),
  ],
)

/** Why a session ended: signed out, ended from another device or the admin, by a new password, with the account, or by age. */
export type EndReason = 'signed-out' | 'ended' | 'password' | 'closed' | 'blocked' | 'expired'

export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    account_id: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token. */
    hash: text('hash').notNull().unique(),
    by: text('by').$type<LoginSession['by']>().notNull(),
    browser: text('browser').notNull(),
    system: text('system').notNull(),
    address: text('address').notNull(),
    /** The device token that created it, or that it created. */
    family_id: text('family_id'),
    /** The alert device that it was created on. */
    device_id: text('device_id'),
    created_at: timestamptz('created_at').notNull().defaultNow(),
    seen_at: timestamptz('seen_at').notNull().defaultNow(),
    ended_at: timestamptz('ended_at'),
    end_reason: text('end_reason').$type<EndReason>(),
  },
  (table) => [index('session_of_account').on(table.account_id), index('session_by_age').on(table.created_at)],
)

/** A browser that stays signed in: its successive tokens. */
export const tokenFamily = pgTable(
  'token_family',
  {
    id: text('id').primaryKey(),
    account_id: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    created_at: timestamptz('created_at').notNull().defaultNow(),
    expires_at: timestamptz('expires_at').notNull(),
    ended_at: timestamptz('ended_at'),
  },
  (table) => [index('token_family_of_account').on(table.account_id)],
)

export const deviceToken = pgTable(
  'device_token',
  {
    /** SHA-256 of the token. */
    hash: text('hash').primaryKey(),
    family_id: text('family_id')
      .notNull()
      .references(() => tokenFamily.id, { onDelete: 'cascade' }),
    made_at: timestamptz('made_at').notNull().defaultNow(),
    /** When it was exchanged for the next; a later use means theft. */
    used_at: timestamptz('used_at'),
  },
  (table) => [index('device_token_of_family').on(table.family_id)],
)

export const accountBlock = pgTable(
  'account_block',
  {
    account_id: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    blocked_id: text('blocked_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.blocked_id] })],
)
