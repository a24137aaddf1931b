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

describe('the published page', () => {
  it.each(feedMessageTypes)('explains %s with each of its fields', (type) => {
    expect(under(type)).not.toBe('')
    expect(fieldsOf(type).filter((field) => !under(type).includes(`\`${field}\``))).toEqual([])
  })

  it.each(feedMessageTypes)('has an example of %s that is one', (type) => {
    const example = exampleOf(type)
    expect(example).toMatchObject({ type })
    expect(Value.Errors(feedMessages[type], example).map(({ instancePath, message }) => `${instancePath} ${message}`)).toEqual([])
  })

  it('has no message that there is not', () => {
    const messages = page.split('\n## Messages\n')[1] ?? ''
    const explained = [...messages.matchAll(/\n### `([^`]+)`\n/g)].map(([, type = '']) => type)
    expect(explained).toEqual(feedMessageTypes)
  })

  it('says the version, the addresses and the limits as they are', () => {
    const { batch, stream } = feedLimits
    const facts = [feedVersion, feedPaths.messages, feedPaths.state, ...[batch, stream].flatMap(({ messages, bytes }) => [messages, bytes])]
    const written = facts.map((fact) => (typeof fact === 'number' ? fact.toLocaleString('en') : fact))
    expect(written.filter((fact) => !page.includes(fact))).toEqual([])
  })
})

describe('the schema', () => {
  const schema = JSON.parse(JSON.stringify(feedSchema())) as { definitions: Record<string, { required: string[] }> }

  it('has each message under its type, and nothing of the library that it was written with', () => {
    expect(Object.keys(schema.definitions)).toEqual(feedMessageTypes)
    expect(schema.definitions.goal?.required).toEqual(['type', 'id', 'match', 'seq', 'at', 'side'])
    expect(JSON.stringify(schema)).not.toContain('"~')
  })

  it('takes a document', () => {
    const document = { feed: feedVersion, messages: feedMessageTypes.map(exampleOf) }
    expect(Value.Check(schema as never, document)).toBe(true)
    expect(Value.Check(schema as never, { ...document, messages: [{ type: 'goal' }] })).toBe(false)
  })
})
