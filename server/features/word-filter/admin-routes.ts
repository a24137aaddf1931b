// Admin routes of the refused words.
import type { FastifyInstance } from 'fastify'
import { chatLimits } from '../../../contract/limits/chat-limits.ts'
import { lineFault, lineForm } from '../../../rules/text/line-text.ts'
import { writeAudit } from '../../core/audit/store.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import { findWords, lockWords, upsertWords, type Words } from './store.ts'

export function registerWordFilterAdmin(
  app: FastifyInstance,
  { db }: Pick<Context, 'db'>,
  { words, now }: { words: Words; now: () => number },
): void {
  route(app, 'GET api/Desk/words', () => findWords(db))

  route(app, 'POST api/Desk/putWords', async ({ account, body }) => {
    const list = [...new Set(body.words.map(lineForm))]
    if (list.some((word) => lineFault(word, chatLimits.wordLength))) throw fail('invalid-input')
    const after = await db.transaction(async (tx) => {
      const before = await lockWords(tx)
      const next = { ...before, [body.lang]: list, built_in: body.built_in }
      await upsertWords(tx, next)
      const counted = (lists: typeof before) => ({ [body.lang]: lists[body.lang].length, built_in: lists.built_in })
      const done = { by: account.id, act: 'words.put', subject: `words ${body.lang}`, at: now() } as const
      await writeAudit(tx, { ...done, before: counted(before), after: counted(next) })
      return next
    })
    words.reload()
    return after
  })
}
