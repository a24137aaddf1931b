// An in-memory site for a sender: signed requests without a network.
import { type FeedState, feedPaths, feedVersion } from '../../../contract/feed/parts.ts'
import { readDocument } from '../../../server/feed/push/read.ts'
import { createSignatureGate, signatureHeader, timeHeader } from '../../../server/feed/push/signature.ts'
import type { Ask } from '../../../server/feed-tool/sender.ts'
import type { MemorySite } from '../../../server/feed-tool/site.ts'

export function siteAsk(site: MemorySite, secret: string): Ask {
  const gate = createSignatureGate(secret)
  const answered = (value: unknown) => ({ status: 200, retryAfter: null, body: JSON.stringify(value) })
  return async (path, headers, body) => {
    const why = gate.check({ time: headers[timeHeader], signature: headers[signatureHeader] }, Buffer.from(body ?? ''), Date.now())
    if (why) return { status: 401, retryAfter: null, body: why }
    if (path.startsWith(feedPaths.state)) {
      const match = new URL(path, 'http://site').searchParams.get('match') ?? undefined
      const state: FeedState = { feed: feedVersion, now: Date.now(), matches: await site.reached(match) }
      return answered(state)
    }
    const read = readDocument(body ?? '')
    return 'fault' in read ? { status: 400, retryAfter: null, body: read.fault.reason } : answered(await site.taker.take(read.items))
  }
}
