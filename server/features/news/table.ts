// The table of news articles. `body` is the text in blocks, each in three languages.
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Name } from '../../../contract/name.ts'
import type { NewsBlock } from '../../../contract/news.ts'

export const news = pgTable(
  'news',
  {
    id: text('id').primaryKey(),
    sport: text('sport').notNull(),
    topic: text('topic').notNull(),
    title: jsonb('title').$type<Name>().notNull(),
    summary: jsonb('summary').$type<Name>().notNull(),
    cover: text('cover').notNull(),
    author: jsonb('author').$type<Name>().notNull(),
    /** Product time. */
    published_at: timestamp('published_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    league_id: text('league_id'),
    team_ids: text('team_ids').array().notNull(),
    match_id: text('match_id'),
    comments: integer('comments').notNull().default(0),
    body: jsonb('body').$type<NewsBlock[]>().notNull(),
  },
  (table) => [
    index('news_newest').on(table.published_at.desc(), table.id),
    index('news_by_match').on(table.match_id),
    index('news_by_league').on(table.league_id, table.published_at.desc()),
  ],
)
