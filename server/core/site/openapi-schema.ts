// Converts the contract's schemas to OpenAPI 3.1, with shapes that many calls share by name.

import { AuditEntry } from '../../../contract/admin/admin-audit.ts'
import { Circle, Post } from '../../../contract/circle.ts'
import { CommunityPerson } from '../../../contract/comment.ts'
import { SchemeCard } from '../../../contract/expert/scheme.ts'
import { LeagueRef, TeamRef } from '../../../contract/match/data.ts'
import { MatchRow } from '../../../contract/match/match-row.ts'
import { MatchOdds } from '../../../contract/match/odds.ts'
import { NewsCard } from '../../../contract/news.ts'
import { RoomCard } from '../../../contract/room/room-card.ts'
import { VideoCard } from '../../../contract/video.ts'
import { Name } from '../../../contract/wire/name.ts'

/** JSON Schema 2020-12, as in OpenAPI 3.1. */
export interface OpenSchema {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  pattern?: string
  properties?: Record<string, OpenSchema>
  required?: string[]
  /** False: a tuple has no further items. */
  items?: OpenSchema | false
  prefixItems?: OpenSchema[]
  anyOf?: OpenSchema[]
  oneOf?: OpenSchema[]
  [keyword: string]: unknown
}

/** Shapes that many calls return, by name. */
const shared = {
  ...{ Name, MatchRow, MatchOdds, LeagueRef, TeamRef, NewsCard, RoomCard, Circle, Post, CommunityPerson, VideoCard, SchemeCard },
  AuditEntry,
}
const plain = (schema: unknown): OpenSchema => JSON.parse(JSON.stringify(schema)) as OpenSchema
const sharedNames = new Map(Object.entries(shared).map(([name, schema]) => [JSON.stringify(schema), name]))

const inEach = (parts: Record<string, OpenSchema>): Record<string, OpenSchema> =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, named(part)]))

/** Replaces nested schemas by references where they have a name. The contract's tuples are of an older draft. */
function within(schema: OpenSchema): OpenSchema {
  const { items, properties, anyOf, patternProperties, additionalItems: _older, ...rest } = schema
  return {
    ...rest,
    ...(Array.isArray(items) && { prefixItems: (items as OpenSchema[]).map(named), items: false as const }),
    ...(items && !Array.isArray(items) && { items: named(items) }),
    ...(properties && { properties: inEach(properties) }),
    ...(anyOf && { anyOf: anyOf.map(named) }),
    ...(patternProperties !== undefined && { patternProperties: inEach(patternProperties as Record<string, OpenSchema>) }),
  }
}
function named(schema: OpenSchema): OpenSchema {
  const name = schema.type === 'object' ? sharedNames.get(JSON.stringify(schema)) : undefined
  return name === undefined ? within(schema) : { $ref: `#/components/schemas/${name}` }
}
/** Converts a schema of the contract for the document. */
export const openSchema = (schema: unknown): OpenSchema => named(plain(schema))

/** The shared shapes themselves, for `components`. */
export const sharedSchemas = (): Record<string, OpenSchema> =>
  Object.fromEntries(Object.entries(shared).map(([name, schema]) => [name, within(plain(schema))]))
