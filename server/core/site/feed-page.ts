// The page of feed/v1: its messages, generated from the schema, in plain HTML like that of the API.
import { feedMessages, feedMessageTypes } from '../../../contract/feed/document.ts'
import { FeedAnswers, FeedState, feedLimits, feedPaths, feedVersion } from '../../../contract/feed/parts.ts'
import { escaped, prose, typeText } from './openapi-page.ts'
import { openSchema } from './openapi-schema.ts'

interface Described {
  description?: string
  properties?: Record<string, Described>
}

/** Returns the descriptions of a message's fields, one line each. */
function fieldNotes({ properties = {} }: Described): string {
  const notes = Object.entries(properties).flatMap(([name, { description }]) =>
    description === undefined ? [] : `<dt><code>${escaped(name)}</code></dt><dd>${prose(description)}</dd>`,
  )
  return notes.length === 0 ? '' : `<dl>${notes.join('\n')}</dl>`
}

function section(id: string, title: string, schema: Described): string {
  return [
    `<details id="${escaped(id)}">`,
    `<summary><b>${escaped(title)}</b> <span>${prose(schema.description ?? '')}</span></summary>`,
    `<pre>${escaped(typeText(openSchema(schema)))}</pre>`,
    fieldNotes(schema),
    '</details>',
  ].join('\n')
}

const signatureExample = `const time = String(Date.now())
const signature = 'v1=' + createHmac('sha256', secret).update(time + '.').update(body).digest('hex')`

const mebibytes = (bytes: number): string => `${bytes / 1_024 ** 2} MiB`

export function feedPage(): string {
  const messages = feedMessageTypes.map((type) => section(type, type, feedMessages[type] as unknown as Described))
  const { batch, stream } = feedLimits
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Grandstand ${feedVersion}</title>
<link rel="stylesheet" href="/docs/api.css">
</head>
<body>
<h1>Grandstand ${feedVersion}</h1>
<p>How a provider sends matches to this site. The same as JSON Schema: <a href="/docs/feed.json">/docs/feed.json</a>.</p>
<h2>Requests</h2>
<p><b>POST</b> <code>${feedPaths.messages}</code>: a batch of up to ${batch.messages} messages in ${mebibytes(batch.bytes)} as <code>application/json</code>,
or a stream of up to ${stream.messages} lines in ${mebibytes(stream.bytes)} as <code>application/x-ndjson</code>.</p>
${section('answers', 'answer', FeedAnswers as unknown as Described)}
<p><b>GET</b> <code>${feedPaths.state}</code>: how far each match has been processed, the most recently updated first, up to ${feedLimits.state}
matches; <code>?match=ID</code> returns one. A sender that starts, or has lost its position, continues with the next sequence.</p>
${section('state-of-a-site', 'answer', FeedState as unknown as Described)}
<h2>Signature</h2>
<p>Each request has two headers: <code>X-Feed-Time</code>, the time in milliseconds since 1970, and <code>X-Feed-Signature</code>,
<code>v1=</code> followed by an HMAC-SHA256 in lower-case hexadecimal digits. The key is the secret that the operator has given you; the input
is the time as in the header, a dot and the bytes of the body, which a GET does not have.</p>
<pre>${escaped(signatureExample)}</pre>
<p>A request is rejected if its time differs from the site's by more than five minutes, or if it was already received: sign each attempt with
its own time.</p>
<h2>Order</h2>
<p>The <code>seq</code> of the messages of a match counts 1, 2, 3. The site applies them in this order only, and each exactly once. The order
within a request does not matter. A message after a gap is answered as <code>early</code>: send it again when the gap is filled. If your
numbers have gaps, set <code>after</code> to the <code>seq</code> of the previous message. A resent message has the same <code>id</code>. Only
a <code>state</code> can follow a gap: messages that were not sent before it are not waited for.</p>
<h2>Messages</h2>
${messages.join('\n')}
</body>
</html>
`
}
