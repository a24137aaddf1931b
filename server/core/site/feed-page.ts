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
<p>How a provider sends matches to this site. The same as JSON Schema: <a href="/docs/feed.json">/docs/feed.json</a>; how requests are signed
and ordered says <code>docs/feed.md</code> of the project.</p>
<p><b>POST</b> <code>${feedPaths.messages}</code>: a batch of up to ${batch.messages} messages in ${mebibytes(batch.bytes)} as <code>application/json</code>,
or a stream of up to ${stream.messages} lines in ${mebibytes(stream.bytes)} as <code>application/x-ndjson</code>.</p>
${section('answers', 'answer', FeedAnswers as unknown as Described)}
<p><b>GET</b> <code>${feedPaths.state}</code>: from where to go on.</p>
${section('state-of-a-site', 'answer', FeedState as unknown as Described)}
<h2>Messages</h2>
${messages.join('\n')}
</body>
</html>
`
}
