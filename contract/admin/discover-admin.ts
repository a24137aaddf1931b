// Admin: hot searches and recommended groups on the discovery page.
import { type Static, Type } from 'typebox'
import { chatLimits } from '../limits/chat-limits.ts'
import { communityLimits } from '../limits/community-limits.ts'
import { Count, closed, type Endpoint, Id, oneOf } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'

/** anchor: a streamer, by account id. */
const SearchRef = Type.Object({ kind: oneOf(['team', 'league', 'anchor'] as const), id: Id }, closed)
export const AdminSearch = Type.Object({ ...SearchRef.properties, name: Name }, closed)
export type AdminSearch = Static<typeof AdminSearch>

export const AdminSearches = Type.Object(
  {
    /** In display order, before popular searches. */
    pinned: Type.Array(AdminSearch),
    banned: Type.Array(Type.String()),
    /** As users see them now. */
    shown: Type.Array(AdminSearch),
    /** Matches for this name; empty without one. */
    found: Type.Array(AdminSearch),
  },
  closed,
)
export type AdminSearches = Static<typeof AdminSearches>

export const AdminGroup = Type.Object(
  {
    id: Id,
    name: Type.String(),
    owner_id: Id,
    owner_nickname: Type.String(),
    members: Count,
    recommended: Type.Boolean(),
  },
  closed,
)
export type AdminGroup = Static<typeof AdminGroup>
/** The limit counts user-perceived characters, this length code units: an emoji has up to four. */
const Word = Type.String({ minLength: 1, maxLength: chatLimits.wordLength * 4 })
const GroupList = Type.Object({ list: Type.Array(AdminGroup, { maxItems: 100 }) }, closed)

export const discoverAdminEndpoints = {
  'GET api/Desk/searches': {
    summary: 'Returns the hot searches: pinned, banned and shown; and the named items that can be pinned.',
    who: 'operator',
    effect: 'read',
    query: Type.Object({ name: Type.Optional(Type.String({ maxLength: 64 })) }, closed),
    data: AdminSearches,
  },
  'POST api/Desk/putSearches': {
    summary: 'Sets the pinned hot searches, or the words that no hot search may contain.',
    who: 'operator',
    effect: 'write',
    body: Type.Object(
      {
        pinned: Type.Optional(Type.Array(SearchRef, { maxItems: communityLimits.pinnedSearches, uniqueItems: true })),
        banned: Type.Optional(Type.Array(Word, { maxItems: communityLimits.bannedSearches, uniqueItems: true })),
      },
      closed,
    ),
    data: AdminSearches,
    errors: ['not-found', 'invalid-input'],
  },
  'GET api/Desk/groups': {
    summary: 'Returns the groups that anybody can join, by part of their name: recommended ones first, then the largest.',
    who: 'operator',
    effect: 'read',
    query: Type.Object({ name: Type.Optional(Type.String({ maxLength: 40 })) }, closed),
    data: GroupList,
  },
  'POST api/Desk/recommendGroup': {
    summary: 'Puts a group first among the recommended ones, or stops recommending it.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ id: Id, on: Type.Boolean() }, closed),
    data: GroupList,
    errors: ['not-found', 'limit-reached'],
  },
} as const satisfies Record<string, Endpoint>
