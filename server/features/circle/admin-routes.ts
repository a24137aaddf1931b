// Admin routes of circles.
import type { FastifyInstance } from 'fastify'
import type { AdminCircle } from '../../../contract/admin/community-admin.ts'
import { communityLimits } from '../../../contract/limits/community-limits.ts'
import { langs } from '../../../contract/limits/limits.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { lineFault, lineForm, nameForm } from '../../../rules/text/line-text.ts'
import { writeAudit } from '../../core/audit/store.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import { areKnown } from '../match/store.ts'
import { countCircles, findCircle, listCircles, upsertCircle } from './store.ts'

const color = /^#[0-9A-Fa-f]{6}$/
const inEach = ({ zh, en, vi }: Name, form: (text: string) => string): Name => ({ zh: form(zh), en: form(en), vi: form(vi) })

export function registerCircleAdmin(app: FastifyInstance, { db }: Pick<Context, 'db'>, now: () => number): void {
  const all = async (): Promise<{ list: AdminCircle[] }> => ({ list: await listCircles(db, true) })
  route(app, 'GET api/Desk/circles', all)

  route(app, 'POST api/Desk/putCircle', async ({ account, body }) => {
    const circle = { ...body, name: inEach(body.name, nameForm), summary: inEach(body.summary, lineForm) }
    const { name, summary } = circle
    const named = langs.every((lang) => !lineFault(name[lang], communityLimits.circleName))
    const described = langs.every((lang) => summary[lang] === '' || !lineFault(summary[lang], communityLimits.circleSummary))
    if (!named || !described || !color.test(circle.color)) throw fail('invalid-input')
    if (!(await areKnown(db, circle))) throw fail('not-found')
    await db.transaction(async (tx) => {
      const before = await findCircle(tx, circle.id, true)
      if (!before && (await countCircles(tx)) >= communityLimits.circles) throw fail('limit-reached')
      await upsertCircle(tx, circle)
      const done = { by: account.id, act: 'circle.put', subject: `circle ${circle.id}`, at: now() } as const
      await writeAudit(tx, { ...done, before: before ?? null, after: circle })
    })
    return all()
  })
}
