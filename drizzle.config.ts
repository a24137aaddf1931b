// npm run db:generate: the tables of every feature become SQL in server/migrations.
import { defineConfig } from 'drizzle-kit'

export default defineConfig({ dialect: 'postgresql', schema: './server/**/table.ts', out: './server/migrations' })
