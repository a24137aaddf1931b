// The running ledger: proves itself at the start, seals days at night, deletes old keys.
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Context } from '../../../core/context.ts'
import { deleteOldKeys } from '../../../core/idempotency/store.ts'
import { repeat, runEach } from '../../../core/jobs/repeat.ts'
import { type AnchorPlace, proveAnchors, readAnchors, writeAnchors } from './anchor.ts'
import { proveMarks } from './anchor-mark.ts'
import { type SendAnchor, sendAnchors } from './anchor-sender.ts'
import { proveSeals, readSeals, sealDays } from './day-seal.ts'
import { type Fault, proveLedger } from './proof.ts'
import { type Ledger, setTrusted } from './store.ts'
import { createTransfers } from './transfers.ts'

export interface RunningLedger extends Ledger {
  stop(): Promise<void>
}

/** Milliseconds between checks whether a day is over. */
const interval = 15 * 60_000

/** Where anchors of sealed days are stored, and where they are sent. */
interface Anchoring {
  place: AnchorPlace
  send: SendAnchor | null
}

/** A ledger whose proof fails stays closed until the operator has resolved it: `npm run ledger -- verify` lists the faults. */
export async function openLedger(
  { pool, log }: Pick<Context, 'pool' | 'log'>,
  now: () => number = Date.now,
  anchoring: Anchoring | null = null,
): Promise<RunningLedger> {
  const anchors = anchoring ? await faultsOfAnchors(pool, anchoring.place, log) : []
  const faults = [...(await proveLedger(pool)), ...(await proveSeals(pool)), ...anchors]
  if (faults.length > 0)
    log.error(
      { faults: faults.slice(0, 20), all: faults.length },
      'the ledger does not hold: money is read-only until `npm run ledger -- verify` finds nothing',
    )
  await setTrusted(drizzle(pool), faults.length === 0)
  const seal = async (): Promise<void> => {
    const sealed = await sealDays(pool, now())
    if (sealed.length > 0) log.info({ sealed }, 'ledger days sealed')
  }
  // Independent steps: a full disk stops the anchors, but neither sealing nor the deletion of old keys.
  const maintain = (): Promise<void> => runEach([seal, () => anchoring && anchor(pool, anchoring, log), () => deleteOldKeys(pool, now())])
  // A past with faults is not sealed.
  const repetition =
    faults.length === 0
      ? repeat(maintain, { every: interval, first: 0, log, failure: 'sealing, anchoring or cleaning up the ledger failed' })
      : null
  return {
    transfers: createTransfers(pool, now),
    isOpen: () => faults.length === 0,
    stop: async () => repetition?.stop(),
  }
}

/** Starts the anchors on a server that never had any: the ledger may have been sealed before anchors existed. */
async function faultsOfAnchors(pool: Context['pool'], place: AnchorPlace, log: Context['log']): Promise<Fault[]> {
  const hadAnchors = (await proveMarks(place.dataDir, [])).length > 0
  if (hadAnchors || (await readAnchors(place)).anchors !== null) return proveAnchors(pool, place)
  const sealed = (await readSeals(pool)).length
  if (sealed > 0) log.warn({ dataDir: place.dataDir, sealed }, 'ledger anchors started: earlier days have none')
  return []
}

/** An anchor that could not be sent stays in the file, and the next run sends it. */
async function anchor(pool: Context['pool'], { place, send }: Anchoring, log: Context['log']): Promise<void> {
  await writeAnchors(pool, place)
  if (send) await sendAnchors(place, send).catch((error: unknown) => log.warn({ err: error }, 'sending a ledger anchor failed'))
}
