// Sends anchors off this machine, to the URL or mail address that the operator configured: access to both the database and the data folder
// does not suffice to remove them there.
import type { Config } from '../../../config.ts'
import { openMail } from '../../../core/mail.ts'
import { type Anchor, type AnchorPlace, readAnchors } from './anchor.ts'
import { readMark, writeMark } from './anchor-mark.ts'

/** Delivers one anchor; throws if it was not accepted. */
export type SendAnchor = (anchor: Anchor) => Promise<void>

const within = 10_000

/** Null if the operator has configured no target. `siteName`: sender name in mails. */
export function anchorSender(
  config: Pick<Config, 'ledgerAnchorTo' | 'smtpUrl' | 'mailFrom'>,
  siteName: () => Promise<string>,
): SendAnchor | null {
  const to = config.ledgerAnchorTo
  if (to === '') return null
  if (!/^https?:\/\//.test(to)) {
    const mail = openMail(config)
    return async (anchor) => mail({ to, subject: `${await siteName()} ledger ${anchor.day}`, text: `${JSON.stringify(anchor)}\n` })
  }
  return async (anchor) => {
    const response = await fetch(to, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(anchor),
      signal: AbortSignal.timeout(within),
      redirect: 'error',
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the address of the ledger's anchors answered ${response.status}`)
  }
}

/** Sends anchors that have not been sent, oldest first; the next call retries failures. */
export async function sendAnchors(place: AnchorPlace, send: SendAnchor): Promise<void> {
  const last = (await readMark(place.dataDir, 'sent'))?.day ?? ''
  const { anchors } = await readAnchors(place)
  for (const anchor of anchors ?? []) {
    if (anchor.day <= last) continue
    await send(anchor)
    await writeMark(place.dataDir, 'sent', anchor)
  }
}
