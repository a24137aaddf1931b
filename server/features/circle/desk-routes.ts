// Circles at the operator's desk.
import type { FastifyInstance } from 'fastify'
import type { DeskCircle } from '../../../contract/desk/community-desk.ts'
import { communityLimits } from '../../../contract/limits/community-limits.ts'
import { langs } from '../../../contract/limits/limits.ts'
import { lineFault } from '../../../rules/text/line-text.ts'
import { writeAudit } from '../../core/audit/store.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import { areKnown } from '../match/store.ts'
import { countCircles, findCircle, listCircles, putCircle } from './store.ts'

const color = /^#[0-9A-Fa-f]{6}$/

export function registerCircleDesk(app: FastifyInstance, { db }: Pick<Context, 'db'>, now: () => number): void {
  const all = async (): Promise<{ list: DeskCircle[] }> => ({ list: await listCircles(db, true) })
  route(app, 'GET api/Desk/circles', all)

  route(app, 'POST api/Desk/putCircle', async ({ account, body }) => {
    const named = langs.every((lang) => !lineFault(body.name[lang], communityLimits.circleName))
    const told = langs.every((lang) => body.summary[lang] === '' || !lineFault(body.summary[lang], communityLimits.circleSummary))
    if (!named || !told || !color.test(body.color)) throw fail('invalid-input')
    if (!(await areKnown(db, body))) throw fail('not-found')
    await db.transaction(async (tx) => {
      const before = await findCircle(tx, body.id, true)
      if (!before && (await countCircles(tx)) >= communityLimits.circles) throw fail('limit-reached')
      await putCircle(tx, body)
      const done = { by: account.id, act: 'circle.put', subject: `circle ${body.id}`, at: now() } as const
      await writeAudit(tx, { ...done, before: before ?? null, after: body })
    })
    return all()
  })
}
