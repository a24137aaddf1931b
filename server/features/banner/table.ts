// The operator's banners.
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Lang } from '../../../contract/limits/limits.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { timestamptz } from '../../core/database/timestamptz.ts'

export const banner = pgTable('banner', {
  id: text('id').primaryKey(),
  title: jsonb('title').$type<Name>().notNull(),
  img: text('img').notNull(),
  url: text('url').notNull(),
  place: integer('place').notNull().default(0),
  on: boolean('on').notNull().default(true),
  /** Where, and in which languages; empty for everywhere, in all. */
  regions: text('regions').array().notNull().default([]),
  langs: text('langs').array().$type<Lang[]>().notNull().default([]),
  /** Null for always. */
  from: timestamptz('from'),
  until: timestamptz('until'),
})
