// The table of news articles. `body` is the text in blocks, each in three languages.
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { NewsState } from '../../../contract/admin/news-admin.ts'
import type { Sport } from '../../../contract/match/match-row.ts'
import type { NewsBlock, NewsTopic } from '../../../contract/news.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { timestamptz } from '../../core/database/timestamptz.ts'

export const news = pgTable(
  'news',
  {
    id: text('id').primaryKey(),
    sport: text('sport').$type<Sport>().notNull(),
    topic: text('topic').$type<NewsTopic>().notNull(),
    title: jsonb('title').$type<Name>().notNull(),
    summary: jsonb('summary').$type<Name>().notNull(),
    cover: text('cover').notNull(),
    author: jsonb('author').$type<Name>().notNull(),
    /** Product time. */
    published_at: timestamptz('published_at').notNull(),
    league_id: text('league_id'),
    team_ids: text('team_ids').array().notNull(),
    match_id: text('match_id'),
    body: jsonb('body').$type<NewsBlock[]>().notNull(),
    state: text('state').$type<NewsState>().notNull().default('published'),
    /** Real time of an operator's last edit; null: unchanged from its source. */
    edited_at: timestamptz('edited_at'),
  },
  (table) => [
    index('news_newest').on(table.published_at.desc(), table.id),
    index('news_in_state').on(table.state, table.published_at.desc()),
    index('news_by_match').on(table.match_id),
    index('news_by_league').on(table.league_id, table.published_at.desc()),
  ],
)
