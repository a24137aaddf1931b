// docs/feed.md is the guide for writing an adapter: it has every message with all of its fields, and its examples are valid messages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { type FeedMessageType, feedMessages, feedMessageTypes, feedSchema } from './document.ts'
import { feedLimits, feedPaths, feedVersion } from './parts.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/feed.md'), 'utf8')
const head = ['type', 'id', 'match', 'seq', 'after', 'at']

/** The text under the heading of a message. */
const under = (type: string): string => page.split(`\n### \`${type}\`\n`)[1]?.split(/\n##+ /)[0] ?? ''
const fieldsOf = (type: FeedMessageType): string[] => Object.keys(feedMessages[type].properties).filter((field) => !head.includes(field))
const exampleOf = (type: string): unknown => {
  const [, json] = /```json\n([\s\S]+?)\n```/.exec(under(type)) ?? []
  return json === undefined ? undefined : JSON.parse(json)
}

describe('feed documentation page', () => {
  it.each(feedMessageTypes)('documents %s and each of its fields', (type) => {
    expect(under(type)).not.toBe('')
    expect(fieldsOf(type).filter((field) => !under(type).includes(`\`${field}\``))).toEqual([])
  })

  it.each(feedMessageTypes)('contains a valid example of %s', (type) => {
    const example = exampleOf(type)
    expect(example).toMatchObject({ type })
    expect(Value.Errors(feedMessages[type], example).map(({ instancePath, message }) => `${instancePath} ${message}`)).toEqual([])
  })

  it('documents only existing messages, in order', () => {
    const messages = page.split('\n## Messages\n')[1] ?? ''
    const explained = [...messages.matchAll(/\n### `([^`]+)`\n/g)].map(([, type = '']) => type)
    expect(explained).toEqual(feedMessageTypes)
  })

  it('states the current version, paths and limits', () => {
    const { batch, stream } = feedLimits
    const facts = [feedVersion, feedPaths.messages, feedPaths.state, ...[batch, stream].flatMap(({ messages, bytes }) => [messages, bytes])]
    const written = facts.map((fact) => (typeof fact === 'number' ? fact.toLocaleString('en') : fact))
    expect(written.filter((fact) => !page.includes(fact))).toEqual([])
  })
})

describe('feed JSON schema', () => {
  const schema = JSON.parse(JSON.stringify(feedSchema())) as { definitions: Record<string, { required: string[] }> }

  it('defines each message under its type, without schema-library internals', () => {
    expect(Object.keys(schema.definitions)).toEqual(feedMessageTypes)
    expect(schema.definitions.goal?.required).toEqual(['type', 'id', 'match', 'seq', 'at', 'side'])
    expect(JSON.stringify(schema)).not.toContain('"~')
  })

  it('validates a document', () => {
    const document = { feed: feedVersion, messages: feedMessageTypes.map(exampleOf) }
    expect(Value.Check(schema as never, document)).toBe(true)
    expect(Value.Check(schema as never, { ...document, messages: [{ type: 'goal' }] })).toBe(false)
  })
})
