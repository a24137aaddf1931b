// The page of the API: plain HTML without scripts, so that it reads anywhere and passes the policy of every other page.
import type { OpenApi } from './openapi.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  pattern?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema | Schema[]
  anyOf?: Schema[]
}

/** A schema as people write types: { id: string, score?: integer, list: { ... }[] }. */
export function typeText(schema: Schema, indent = ''): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map((option) => typeText(option, indent)).join(' | ')
  if (Array.isArray(schema.items)) return `[${schema.items.map((item) => typeText(item, indent)).join(', ')}]`
  if (schema.items) return `${wrapped(typeText(schema.items, indent))}[]`
  if (!schema.properties) return schema.type ?? 'any'
  const inner = `${indent}  `
  const lines = Object.entries(schema.properties).map(
    ([name, property]) => `${inner}${name}${schema.required?.includes(name) ? '' : '?'}: ${typeText(property, inner)}`,
  )
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}
const wrapped = (text: string): string => (text.includes(' | ') && !text.startsWith('{') ? `(${text})` : text)

function block(title: string, schema: Schema | undefined): string {
  return schema ? `<h4>${title}</h4><pre>${escaped(typeText(schema))}</pre>` : ''
}

type Operation = OpenApi['paths'][string][string]

function section(method: string, path: string, operation: Operation): string {
  const query: Schema | undefined = operation.parameters && {
    properties: Object.fromEntries(operation.parameters.map(({ name, schema }) => [name, schema as Schema])),
    required: operation.parameters.filter(({ required }) => required).map(({ name }) => name),
  }
  const answer = operation.responses[200].content['application/json'].schema.oneOf[0] as Schema
  const data = answer.properties?.data
  return [
    `<details id="${escaped(`${method}${path}`)}">`,
    `<summary><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code> <i>${escaped(operation['x-who'])}</i> ${escaped(operation.summary)}</summary>`,
    block('query', query),
    block('body', operation.requestBody?.content['application/json'].schema as Schema | undefined),
    block('data', data),
    '</details>',
  ].join('\n')
}

export function apiPage(document: OpenApi): string {
  const sections = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method, path, operation)),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Grandstand API</title>
<link rel="stylesheet" href="/docs/api.css">
</head>
<body>
<h1>Grandstand API</h1>
<p>${escaped(document.info.description)} A failure has <code>code</code> 1 and a word in <code>error</code>; 700 asks for login.
The same as a document: <a href="/docs/api.json">/docs/api.json</a> (OpenAPI ${document.openapi}, build ${escaped(document.info.version)}).</p>
${sections.join('\n')}
</body>
</html>
`
}

export const apiStyle = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-inline-size: 60rem; margin: 2rem auto; padding-inline: 1rem }
details { border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding-block: .5rem }
summary { cursor: pointer }
summary i { opacity: .7 }
pre { overflow-x: auto; background: color-mix(in srgb, currentColor 6%, transparent); padding: .75rem; border-radius: .25rem }
h4 { margin: .75rem 0 .25rem }
`
