// Admin routes of the system configuration.
import type { FastifyInstance } from 'fastify'
import type { AdminConfig } from '../../../contract/admin/admin.ts'
import { writeAudit } from '../../core/audit/store.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { route } from '../../core/http/route.ts'
import { countryCodes } from './country-code.ts'
import { lockSystem, upsertSystem } from './store.ts'
import type { System } from './system.ts'

const codes = new Set(countryCodes.map(({ code }) => code))
const isOnce = (items: readonly string[]): boolean => new Set(items).size === items.length

export function registerConfigAdmin(
  app: FastifyInstance,
  { db, config }: Pick<Context, 'db' | 'config'>,
  { system, now = Date.now }: { system: System; now?: () => number },
): void {
  const present = (): AdminConfig => ({
    countries: system.countries().map(({ code }) => code),
    android_qr_code: system.androidQrCode(),
    mobile_url: system.mobileUrl(),
    service: system.service(),
    off: [...system.off()],
    off_in: system.offIn(),
    known: [...countryCodes],
    environment: { mobile_url: config.mobileUrl, service: config.service, odds: config.odds },
  })

  route(app, 'GET api/Desk/config', present)

  route(app, 'POST api/Desk/putConfig', async ({ account, body }) => {
    const { countries = [], off = [], off_in = [], service } = body
    if (!countries.every((code) => codes.has(code)) || !isOnce(countries) || !isOnce(off)) throw fail('invalid-input')
    if (!isOnce(off_in.map(({ region }) => region)) || !off_in.every((one) => isOnce(one.off))) throw fail('invalid-input')
    if (service?.link && !/^(https?:\/\/|mailto:|tel:)\S+$/.test(service.link)) throw fail('invalid-input')
    await db.transaction(async (tx) => {
      const stored = await lockSystem(tx)
      const before = Object.fromEntries(Object.keys(body).map((name) => [name, stored[name as keyof typeof stored]]))
      await upsertSystem(tx, { ...stored, ...body })
      await writeAudit(tx, { by: account.id, act: 'config.put', subject: 'config', before, after: body, at: now() })
    })
    await system.reload()
    return present()
  })
}
