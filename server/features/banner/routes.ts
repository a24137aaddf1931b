// Banners: the public list, and the operator's editing.
import type { FastifyInstance } from 'fastify'
import type { Banner } from '../../../contract/banner.ts'
import { lockSubject, writeAudit } from '../../core/audit/store.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import { regionOfRequest } from '../../core/region.ts'
import { deleteBanner, findBanner, listBanners, presentBanner, upsertBanner } from './store.ts'

/** Every client fetches all of them at startup. */
const most = 20

interface BannerDeps {
  /** The banners currently shown in a region, from memory. */
  current(region: string): Banner[]
  /** Reloads the cached banners after a change. */
  reload(): Promise<void>
  now: () => number
}

export function registerBanners(
  app: FastifyInstance,
  { db, config }: Pick<Context, 'db' | 'config'>,
  { current, reload, now }: BannerDeps,
): void {
  const all = async () => ({ list: (await listBanners(db)).map(presentBanner) })
  const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

  route(app, 'POST api/Banner/getBannerList', ({ request }) => ({ list: current(regionOfRequest(config, request.headers)) }))
  route(app, 'GET api/Desk/banners', all)

  route(app, 'POST api/Desk/putBanner', async ({ account, body }) => {
    const row = { ...body, from: dateOf(body.from), until: dateOf(body.until) }
    if (Object.values(body.title).some((text) => text.trim() === '' || text.length > 100)) throw fail('invalid-input')
    if (row.from && row.until && row.from >= row.until) throw fail('invalid-input')
    await db.transaction(async (tx) => {
      // Locks all of them, because their number is limited too.
      await lockSubject(tx, 'banners')
      const known = await listBanners(tx)
      const before = known.find(({ id }) => id === body.id)
      if (!before && known.length >= most) throw fail('limit-reached')
      await upsertBanner(tx, row)
      const done = { by: account.id, act: 'banner.put', subject: `banner ${body.id}`, at: now() } as const
      await writeAudit(tx, { ...done, before: before ? presentBanner(before) : null, after: body })
    })
    await reload()
    return all()
  })

  route(app, 'POST api/Desk/removeBanner', async ({ account, body }) => {
    await db.transaction(async (tx) => {
      await lockSubject(tx, 'banners')
      const before = await findBanner(tx, body.id)
      if (!before) throw fail('not-found')
      await deleteBanner(tx, body.id)
      const done = { by: account.id, act: 'banner.remove', subject: `banner ${body.id}`, at: now() } as const
      await writeAudit(tx, { ...done, before: presentBanner(before), after: null })
    })
    await reload()
    return all()
  })
}
