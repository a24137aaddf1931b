// Admin routes of the site's name, logo, colour and languages.
import type { FastifyInstance } from 'fastify'
import type { AdminSite } from '../../../contract/admin/site-admin.ts'
import type { SiteIdentity } from '../../../contract/config/site.ts'
import { langs } from '../../../contract/limits/limits.ts'
import { siteLimits } from '../../../contract/limits/site-limits.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { accentOf } from '../../../rules/site/accent.ts'
import { productSite } from '../../../rules/site/product-site.ts'
import { withoutUnseen } from '../../../rules/text/invisible-marks.ts'
import { lineFault } from '../../../rules/text/line-text.ts'
import { writeAudit } from '../../core/audit/store.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import { lockSystem, upsertSystem } from './store.ts'
import type { System } from './system.ts'

/** The invalid field; null if all are valid. */
function refusedField({ name, accent }: SiteIdentity): keyof SiteIdentity | null {
  if (!langs.every((lang) => lineFault(name[lang], siteLimits.name) === null)) return 'name'
  return accent === '' || accentOf(accent) ? null : 'accent'
}

/** Without invisible characters. */
const seenOf = ({ zh, en, vi }: Name): Name => ({
  zh: withoutUnseen(zh).trim(),
  en: withoutUnseen(en).trim(),
  vi: withoutUnseen(vi).trim(),
})

/** The fields of `whole` that are present in `named`. */
const pick = (whole: SiteIdentity, named: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(whole).filter(([field]) => Object.hasOwn(named, field)))

export function registerSiteAdmin(
  app: FastifyInstance,
  { db }: Pick<Context, 'db'>,
  { system, now = Date.now }: { system: Pick<System, 'site' | 'reload'>; now?: () => number },
): void {
  const present = (): AdminSite => ({ site: system.site(), product: productSite })

  route(app, 'GET api/Desk/site', present)

  route(app, 'POST api/Desk/putSite', async ({ account, body }) => {
    await db.transaction(async (tx) => {
      const stored = await lockSystem(tx)
      const before = stored.site ?? productSite
      const wanted = { ...before, ...body }
      // In the product's order: the first language is the default.
      const site = {
        ...wanted,
        name: seenOf(wanted.name),
        langs: langs.filter((lang) => wanted.langs.includes(lang)),
      }
      const field = refusedField(site)
      if (field) throw fail('invalid-input', { field })
      await upsertSystem(tx, { ...stored, site })
      const states = { before: pick(before, body), after: pick(site, body) }
      await writeAudit(tx, { by: account.id, act: 'site.put', subject: 'site', ...states, at: now() })
    })
    await system.reload()
    return present()
  })
}
