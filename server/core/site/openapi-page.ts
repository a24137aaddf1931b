// The page of the API: plain HTML without scripts, which works anywhere and under a policy that allows only its style.
import type { OpenApi } from './openapi.ts'
import type { Operation } from './openapi-call.ts'
import type { OpenSchema } from './openapi-schema.ts'

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Renders a sentence of the contract: text between backticks is code. */
export const prose = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

const wrapped = (text: string): string => (text.includes(' | ') && !text.startsWith('{') ? `(${text})` : text)

/** Formats a schema as a type: { id: string, score?: integer, list: { ... }[] }. A shared shape appears by its name. */
export function typeText(schema: OpenSchema, indent = ''): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? ''
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map((option) => typeText(option, indent)).join(' | ')
  if (schema.prefixItems) return `[${schema.prefixItems.map((item) => typeText(item, indent)).join(', ')}]`
  if (schema.items) return `${wrapped(typeText(schema.items, indent))}[]`
  if (!schema.properties) return schema.type ?? 'any'
  const inner = `${indent}  `
  const lines = Object.entries(schema.properties).map(
    ([name, property]) => `${inner}${name}${schema.required?.includes(name) ? '' : '?'}: ${typeText(property, inner)}`,
  )
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}

const block = (title: string, text: string): string => (text === '' ? '' : `<h3>${title}</h3>\n<pre tabindex="0">${escaped(text)}</pre>`)
const json = (value: unknown): string => JSON.stringify(value, null, 2)

interface Call {
  method: string
  path: string
  operation: Operation
}

/** Returns the request as it goes over the wire. */
function requestText({ method, path, operation }: Call): string {
  const { parameters = [], requestBody, security } = operation
  const shown = parameters.filter(({ in: place, example }) => place === 'query' && example !== undefined && example !== null)
  const search = new URLSearchParams(shown.map(({ name, example }): [string, string] => [name, String(example)])).toString()
  const body = requestBody?.content['application/json']?.example
  const needsToken = security.every((alternative) => 'token' in alternative)
  return [
    `${method.toUpperCase()} ${path}${search && `?${search}`}`,
    ...(needsToken ? ['token: 0123456789abcdef'] : []),
    ...parameters.filter(({ in: place }) => place === 'header').map(({ name, example }) => `${name}: ${String(example)}`),
    ...(requestBody ? ['content-type: application/json', '', json(body)] : []),
  ].join('\n')
}

/** Returns the type and the example of a call's response. */
function responseTexts({ responses }: Operation): [type: string, example: string] {
  const response = responses[200]
  if (!response || !('content' in response)) return ['', '']
  const file = Object.entries(response.content).find(([type]) => type !== 'application/json')
  if (file) return [file[0], String(file[1].example)]
  const content = response.content['application/json']
  const success = content?.examples?.success?.value as { data?: unknown } | undefined
  return [typeText(content?.schema.oneOf?.[0]?.properties?.data ?? {}), json(success?.data)]
}

function errorList({ 'x-errors': errors }: Operation): string {
  if (errors.length === 0) return ''
  const rows = errors.map(({ error, meaning }) => `<dt><code>${error}</code></dt><dd>${prose(meaning)}</dd>`)
  return `<h3>Errors</h3>\n<dl>${rows.join('\n')}</dl>`
}

function section(call: Call): string {
  const { method, path, operation } = call
  const { parameters = [], requestBody, operationId, summary, description } = operation
  const asked = parameters.filter(({ in: place }) => place === 'query')
  const query: OpenSchema = {
    properties: Object.fromEntries(asked.map(({ name, schema }) => [name, schema])),
    required: asked.filter(({ required }) => required).map(({ name }) => name),
  }
  const [type, example] = responseTexts(operation)
  return [
    `<details id="${escaped(operationId)}">`,
    `<summary><b class="${method}">${method.toUpperCase()}</b> <code>${escaped(path)}</code> <span>${prose(summary)}</span></summary>`,
    `<p>${prose(description)}</p>`,
    block('Query', asked.length > 0 ? typeText(query) : ''),
    block('Body', requestBody ? typeText(requestBody.content['application/json']?.schema ?? {}) : ''),
    block('Data', type),
    errorList(operation),
    block('Example of a request', requestText(call)),
    block('Example of its data', example),
    '</details>',
  ].join('\n')
}

function nounSection({ name, description }: OpenApi['tags'][number], calls: readonly Call[]): string {
  return `<section id="noun-${name}">\n<h2>${name}</h2>\n<p>${prose(description)}</p>\n${calls.map(section).join('\n')}\n</section>`
}

export function apiPage({ openapi, info, tags, paths, components }: OpenApi): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method, path, operation })),
  )
  const of = (noun: string): Call[] => calls.filter(({ operation }) => operation.tags.includes(noun))
  const links = tags.map(({ name }) => `<a href="#noun-${name}">${name} <small>${of(name).length}</small></a>`)
  const shapes = Object.entries(components.schemas).map(([name, schema]) => block(name, typeText(schema)))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)} API</title>
<link rel="stylesheet" href="/docs/api.css">
</head>
<body>
<header>
<h1>${escaped(info.title)} API</h1>
<p>${prose(info.description)} Code 1 is a failure to show, 700 asks for login, 50008, 50012 and 50014 say that a login is invalid,
was ended elsewhere or has expired. The same as a document for programs: <a href="/docs/api.json">/docs/api.json</a>
(OpenAPI ${openapi}, build ${escaped(info.version)}).</p>
<p>Any call may also be answered 429 (asked too often) or 503 (not now), each with <code>Retry-After</code>. A login answers the
<code>token</code> that is sent as a header; no cookie is read.</p>
</header>
<nav aria-label="Nouns">${links.join('\n')}<a href="#shapes">shapes</a></nav>
<main>
${tags.map((tag) => nounSection(tag, of(tag.name))).join('\n')}
<section id="shapes">
<h2>shapes</h2>
<p>What many calls share.</p>
${shapes.join('\n')}
</section>
</main>
</body>
</html>
`
}
