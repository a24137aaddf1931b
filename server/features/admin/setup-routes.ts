// What a new site lacks, presets at the push of a button, whether backups can be written, and whether the site is reachable.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PresetKind } from '../../../contract/admin/setup-admin.ts'
import type { SystemConfig } from '../../../contract/config/config.ts'
import { langs } from '../../../contract/limits/limits.ts'
import { outsideTests } from '../../core/audit/outside-test.ts'
import { lockSubject, writeAudit } from '../../core/audit/store.ts'
import type { Context } from '../../core/context.ts'
import type { Tx } from '../../core/database/transaction.ts'
import { route } from '../../core/http/route.ts'
import { readMetric } from '../../core/read-metric.ts'
import { findRecommended } from '../chat/group/store.ts'
import { takeCirclePresets } from '../circle/presets.ts'
import { findSystem } from '../config/store.ts'
import { takeTierPresets } from '../gift/guard/presets.ts'
import { takeGiftPresets } from '../gift/presets.ts'
import { takePackagePresets } from '../money/recharge/presets.ts'
import { withdrawalsOpen } from '../money/withdrawal/store.ts'
import { findPinned } from '../search/store.ts'
import { takeGoodsPresets } from '../task/mall/presets.ts'
import { takeTaskPresets } from '../task/presets.ts'
import { takeCategoryPresets } from '../video/presets.ts'
import { findWords } from '../word-filter/store.ts'
import { checkDomain } from './domain-check.ts'
import { lacksEssential, type SetupFacts, setupList } from './setup-list.ts'
import { countSetup } from './setup-store.ts'

/** Each inserts what does not exist yet and returns the ids. */
const presets: Record<PresetKind, (tx: Tx, now: number) => Promise<string[]>> = {
  gifts: (tx) => takeGiftPresets(tx),
  tiers: takeTierPresets,
  tasks: takeTaskPresets,
  packages: takePackagePresets,
  goods: takeGoodsPresets,
  categories: takeCategoryPresets,
  circles: takeCirclePresets,
}

/** Headers in which proxies name their client. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip'] as const
const isForwarded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => forwarding.some((name) => headers[name] !== undefined)
const timestampOf = (seconds: number): string | null => (seconds === 0 ? null : new Date(seconds * 1_000).toISOString())
/** A response that identifies this site: it contains the public key of its pushes. */
const marked = '/api/Config/getConfig'
/** Bytes that must fit on the disk of the backups. */
const probeSize = 256 * 1024

type Deps = Pick<Context, 'config' | 'db' | 'log' | 'metrics'>

export function registerSetup(
  app: FastifyInstance,
  { config, db, log, metrics }: Deps,
  { feed, now = Date.now }: { feed: string; now?: () => number },
): void {
  const runTest = outsideTests({ db, log }, now)

  async function factsFor(request: Pick<FastifyRequest, 'headers'>): Promise<SetupFacts> {
    const [counts, system, isWithdrawalOpen, pinned, recommended, words, heardAt, backupAt] = await Promise.all([
      countSetup(db),
      findSystem(db),
      withdrawalsOpen(db),
      findPinned(db),
      findRecommended(db),
      findWords(db),
      readMetric(metrics, 'feed_heard_seconds'),
      readMetric(metrics, 'backup_made_seconds'),
    ])
    const { email, phone, link } = system.service ?? config.service
    return {
      config,
      counts,
      siteName: system.site?.name.zh ?? '',
      hasService: [email, phone, link].some((text) => text !== ''),
      isWithdrawalOpen,
      pinnedSearches: pinned.length,
      recommendedGroups: recommended.length,
      words: { own: langs.reduce((sum, lang) => sum + words[lang].length, 0), builtIn: words.built_in },
      feed: { name: feed, heardAt: timestampOf(heardAt) },
      backupAt: timestampOf(backupAt),
      isForwarded: isForwarded(request),
    }
  }

  route(app, 'GET api/Desk/setup', async ({ request }) => {
    const list = setupList(await factsFor(request))
    // The demonstration is complete, and has a page of codes in place of mail.
    return { list, lacks: !config.demo && lacksEssential(list) }
  })

  route(app, 'POST api/Desk/takePreset', ({ account, body: { kind } }) =>
    db.transaction(async (tx) => {
      const subject = `preset ${kind}`
      await lockSubject(tx, subject)
      const added = await presets[kind](tx, now())
      await writeAudit(tx, { by: account.id, act: 'preset.take', subject, before: null, after: { added }, at: now() })
      return { added }
    }),
  )

  route(app, 'POST api/Desk/testDomain', ({ account }) =>
    runTest(account.id, 'domain', async () => {
      const { publicUrl } = config
      if (publicUrl === '') return { result: 'unset', missing: ['PUBLIC_URL'] }
      const own = await app.inject(marked)
      const { vapid_public_key: mark } = own.json<{ data: SystemConfig }>().data
      const until = await checkDomain({ publicUrl, path: marked, mark, now: now() })
      return { result: 'done', target: publicUrl, detail: until.toISOString() }
    }),
  )

  route(app, 'POST api/Desk/testBackup', ({ account }) =>
    runTest(account.id, 'backup', async () => {
      const { backupDir: target } = config
      if (target === '') return { result: 'unset', missing: ['BACKUP_DIR'] }
      const probe = join(target, 'write.probe')
      try {
        await mkdir(target, { recursive: true, mode: 0o700 })
        await writeFile(probe, Buffer.alloc(probeSize), { mode: 0o600 })
      } finally {
        await rm(probe, { force: true })
      }
      return { result: 'done', target }
    }),
  )
}
