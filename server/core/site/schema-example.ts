// A deterministic example of a contract schema, for the API's document wherever there is none by hand.

/** The part of JSON Schema that the contract uses. */
export interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
  /** A list: one schema per position. */
  items?: Schema | Schema[]
  minItems?: number
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
}

const uuid = '11111111-1111-4111-8111-111111111111'

/** Example texts by field name. */
const textsByName: Readonly<Record<string, string>> = {
  ...{ zh: '临江潮汐', en: 'Linjiang Tides', vi: 'Linjiang Tides' },
  ...{ uid: '100001', account_id: '100001', user_nickname: '看台球迷', nickname: '看台球迷', avatar: '/avatars/v1/100001.svg' },
  ...{ title: '今晚七点见', text: '一起看球', content: '一起看球', reason: '垃圾广告', name: '看台球迷' },
  ...{ match_str: "67'", season: '2025/26', color: '#154D35', crest: '#0F5FA8,#FFFFFF,潮', mark: '联' },
  ...{ tz: 'Asia/Shanghai', zone: 'Asia/Shanghai' },
  ...{ mobile: 'fan@example.com', email: 'fan@example.com', phone: '13800138000', password: 'correct horse battery' },
  ...{ url: 'https://example.com/hook', endpoint: 'https://push.example.com/send/1', host: 'example.com', path: '/media/picture.png' },
  ...{ page: '1', limit: '20', country: '86', countries: '86', address: '临江市潮汐路 1 号', bank: '临江银行' },
}
const numbersByName: Readonly<Record<string, number>> = {
  ...{ home_score: 2, away_score: 1, round: 18, page: 1, limit: 20, total: 1, seq: 42, price: 90, money: 10_000, coin: 100, gold: 10 },
  ...{ width: 1_280, height: 720 },
}
/** The first that fits is used. */
const texts = [
  'example',
  '1',
  'A',
  'VN',
  '123456',
  '22:00',
  '2026-03-07',
  '2026-03-07T12:00:00Z',
  uuid,
  'GK7M2P',
  '4539578763621486',
  'C2C100001',
  'withdrawals 20260307-1',
  'avc1.64001f',
  'opus',
  '#154d35',
  'https://example.com',
  '/media/picture.png',
  `/media/${'A'.repeat(22)}.mp4`,
  '0123456789abcdef'.repeat(4),
  ...[22, 32, 43, 87].map((length) => 'A'.repeat(length)),
]

/** The id of `team_id` is `team-1`. */
const idOf = (name: string): string => `${name.replace(/_?ids?$/, '') || 'item'}-1`
const isId = (pattern: string): boolean => pattern.startsWith('^[A-Za-z0-9_.-]{')

function fits({ pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema, text: string): boolean {
  return text.length >= minLength && text.length <= maxLength && (pattern === undefined || new RegExp(pattern, 'u').test(text))
}

/** @throws if no example matches: add one above */
function textOf(schema: Schema, name: string): string {
  if (schema.format === 'uuid') return uuid
  const named = textsByName[name] ?? (isId(schema.pattern ?? '') ? idOf(name) : undefined)
  const text = [...(named === undefined ? [] : [named]), ...texts].find((one) => fits(schema, one))
  if (text === undefined) throw new Error(`no example of a text like ${JSON.stringify(schema)}`)
  return text
}

function numberOf(schema: Schema, name: string): number {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY, multipleOf = 0 } = schema
  const bounded = Math.min(maximum, Math.max(minimum, numbersByName[name] ?? 1))
  return multipleOf > 0 ? Math.ceil(bounded / multipleOf) * multipleOf : bounded
}

function listOf({ items, minItems = 0, maxItems = 1 }: Schema, name: string): unknown[] {
  if (items === undefined) return []
  if (Array.isArray(items)) return items.map((item) => exampleOf(item, name))
  const count = Math.max(minItems, Math.min(1, maxItems))
  return Array.from({ length: count }, () => exampleOf(items, name.replace(/s$/, '')))
}

/** Returns a valid value: every named field, one item of a list, the first alternative that is not null. */
export function exampleOf(schema: unknown, name = ''): unknown {
  const one = schema as Schema
  if (one.const !== undefined) return one.const
  if (one.enum) return one.enum[0]
  if (one.anyOf) return exampleOf(one.anyOf.find(({ type }) => type !== 'null') ?? { type: 'null' }, name)
  switch (one.type) {
    case 'object':
      return Object.fromEntries(Object.entries(one.properties ?? {}).map(([key, part]) => [key, exampleOf(part, key)]))
    case 'array':
      return listOf(one, name)
    case 'string':
      return textOf(one, name)
    case 'integer':
    case 'number':
      return numberOf(one, name)
    case 'boolean':
      return true
    default:
      return null
  }
}
