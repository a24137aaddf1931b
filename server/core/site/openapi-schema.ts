// The contract's schemas as OpenAPI 3.1 has them, and the shapes that many calls share by their names.
import { Circle, Post } from '../../../contract/circle.ts'
import { CommunityPerson } from '../../../contract/comment.ts'
import { AuditEntry } from '../../../contract/desk/desk-audit.ts'
import { LeagueRef, TeamRef } from '../../../contract/match/data.ts'
import { MatchRow } from '../../../contract/match/match-row.ts'
import { MatchOdds } from '../../../contract/match/odds.ts'
import { NewsCard } from '../../../contract/news.ts'
import { RoomCard } from '../../../contract/room/room-card.ts'
import { SchemeCard } from '../../../contract/scheme.ts'
import { VideoCard } from '../../../contract/video.ts'
import { Name } from '../../../contract/wire/name.ts'

/** JSON Schema of 2020-12, as OpenAPI 3.1 has it. */
export interface OpenSchema {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  pattern?: string
  properties?: Record<string, OpenSchema>
  required?: string[]
  /** False: a tuple has no more. */
  items?: OpenSchema | false
  prefixItems?: OpenSchema[]
  anyOf?: OpenSchema[]
  oneOf?: OpenSchema[]
  [keyword: string]: unknown
}

/** Shapes that many calls answer, by their names. */
const shared = {
  ...{ Name, MatchRow, MatchOdds, LeagueRef, TeamRef, NewsCard, RoomCard, Circle, Post, CommunityPerson, VideoCard, SchemeCard },
  AuditEntry,
}
const plain = (schema: unknown): OpenSchema => JSON.parse(JSON.stringify(schema)) as OpenSchema
const sharedNames = new Map(Object.entries(shared).map(([name, schema]) => [JSON.stringify(schema), name]))

const inEach = (parts: Record<string, OpenSchema>): Record<string, OpenSchema> =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, named(part)]))

/** What it has inside by its name where it has one. The contract's tuples are of an older draft. */
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
/** A schema of the contract as the document has it. */
export const openSchema = (schema: unknown): OpenSchema => named(plain(schema))

/** The shared shapes themselves, for `components`. */
export const sharedSchemas = (): Record<string, OpenSchema> =>
  Object.fromEntries(Object.entries(shared).map(([name, schema]) => [name, within(plain(schema))]))
