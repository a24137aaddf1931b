// The digest: at the end of its quiet hours, a device gets one notification for all that was held back.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import { effectiveChoice, fullSettings } from '../../../rules/alert/alert-choice.ts'
import { afterSnooze, isSnoozed } from '../../../rules/alert/alert-timing.ts'
import type { DigestEntry } from '../../../rules/alert/digest-text.ts'
import type { Jobs } from '../../core/jobs/jobs.ts'
import { endPush } from './device/device-store.ts'
import { claimDigest, listDigestDevices, postponeDigest } from './digest-store.ts'
import { digestPayload, type MessageSite, webhookDigest } from './payload.ts'
import type { PreparedPool } from './push/prepared.ts'
import type { PushSender } from './push/sender.ts'
import type { WebhookSender } from './push/webhook.ts'
import { sendDigestJob } from './queue.ts'
import { type Device, hasPush, listFollows } from './store.ts'

export interface DigestDeps {
  db: NodePgDatabase
  jobs: Pick<Jobs, 'sendIn'>
  log: Logger
  sender: PushSender
  webhooks: WebhookSender
  prepared: PreparedPool
  now: () => number
  site: () => MessageSite
}

/** Milliseconds after its time in which a digest is still sent: an outage past noon cancels the morning's. */
const goodFor = 6 * 3_600_000
/** Maximum matches in a digest, devices served at a time, and seconds of time to live at the push service. */
const mostMatches = 20
const together = 50
const ttl = 4 * 3_600

/** Serves every device whose digest is due. Claims before sending: a crash can lose a digest but never repeats one. */
export async function sendDigests(deps: DigestDeps, at: number): Promise<void> {
  for (;;) {
    const devices = await listDigestDevices(deps.db, new Date(at), together)
    if (devices.length === 0) return
    const results = await Promise.allSettled(devices.map((device) => sendDigest(deps, device, at)))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  }
}

/** Postpones the digest to the end of the snooze, so that nothing rings before. */
async function postpone({ db, jobs }: DigestDeps, { id, settings }: Device, at: number): Promise<void> {
  const until = afterSnooze(settings)
  await db.transaction(async (tx) => {
    await postponeDigest(tx, id, new Date(at), new Date(until))
    await sendDigestJob(tx, jobs, until)
  })
}

async function sendDigest(deps: DigestDeps, device: Device, at: number): Promise<void> {
  const { db, log, sender, webhooks, prepared, now, site } = deps
  if (isSnoozed(device.settings, now())) return postpone(deps, device, at)
  const entries = await takeEntries(db, device, at)
  if (entries.length === 0 || now() - at > goodFor || !fullSettings(device.settings).digest) return
  const called = webhooks.send(device, () => webhookDigest(entries, device, at))
  if (hasPush(device)) {
    const target = { id: device.id, endpoint: device.endpoint, keys: prepared.take(device) }
    const text = digestPayload(entries, { lang: device.lang, nowMs: now(), site: site() })
    const result = await sender.send(target, { text, subject: 'digest', until: now() + 60_000, ttl })
    if (result === 'gone') await endPush(db, [device])
    else if (result !== 'sent') log.warn({ device: device.id, result }, 'digest delivery failed')
  }
  await called
}

/** The last notice of each match, oldest match first; skips muted ones. */
async function takeEntries(db: NodePgDatabase, device: Device, at: number): Promise<DigestEntry[]> {
  const follows = await listFollows(db, device)
  const latest = new Map<string, DigestEntry>()
  for (const { notice, hidden } of await claimDigest(db, device.id, new Date(at))) {
    const { match_id: id, sport, league_id, home_team_id, away_team_id } = notice
    if (effectiveChoice(follows, device.settings, { id, sport, league_id, home_team_id, away_team_id }).muted) continue
    latest.delete(id)
    latest.set(id, { notice, hide: hidden })
  }
  return [...latest.values()].slice(-mostMatches)
}
