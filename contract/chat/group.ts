// Group chats: recommended, joined, created, dissolved; and contacts.
import { type Static, Type } from 'typebox'
import { PublicUser } from '../account/member.ts'
import { PicturePath } from '../banner.ts'
import { chatLimits } from '../limits/chat-limits.ts'
import { Count, closed, Empty, type Endpoint, Id, oneOf } from '../wire/endpoint.ts'

export const groupRoles = ['none', 'member', 'owner'] as const
export const Group = Type.Object(
  {
    id: Id,
    /** GROUP followed by the id. */
    conversationID: Type.String(),
    name: Type.String(),
    /** A picture on this host; empty: a generated one. */
    avatar: Type.String(),
    notice: Type.String(),
    owner: PublicUser,
    members: Count,
    most: Count,
    /** Anyone may join; otherwise its owner adds members. */
    open: Type.Boolean(),
    /** It is shown in its owner's room. */
    shown: Type.Boolean(),
    role: oneOf(groupRoles),
  },
  closed,
)
export type Group = Static<typeof Group>
/** A contact; `initial` is A to Z or #. */
export const Contact = Type.Object(
  { ...PublicUser.properties, initial: Type.String(), signature: Type.String(), mutual: Type.Boolean() },
  closed,
)
export type Contact = Static<typeof Contact>
const GroupMember = Type.Object({ ...PublicUser.properties, role: oneOf(['member', 'owner']) }, closed)
const Recommended = Type.Object(
  { ...PublicUser.properties, signature: Type.String(), is_anchor: Count, followers: Count, room_id: Type.Union([Id, Type.Null()]) },
  closed,
)

const page = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
}
const Name = Type.String({ minLength: 1, maxLength: chatLimits.groupName * 4 })
const Notice = Type.String({ maxLength: chatLimits.groupNotice * 4 })
/** An avatar upload of the group's owner; empty: none. */
const Avatar = Type.Union([PicturePath, Type.Literal('')])
const ById = Type.Object({ id: Id }, closed)
const List = Type.Object({ list: Type.Array(Group), total: Count }, closed)

export const groupEndpoints = {
  'POST api/group/getRecommendUserList': {
    summary: 'Returns recommended streamers and users whom the caller does not follow yet.',
    who: 'guest',
    effect: 'read',
    body: Type.Object(page, closed),
    data: Type.Object({ list: Type.Array(Recommended), total: Count }, closed),
    personal: true,
  },
  'POST api/group/getRecommendGroupList': {
    summary: 'Returns open groups that the caller is not in, largest first.',
    who: 'guest',
    effect: 'read',
    body: Type.Object(page, closed),
    data: List,
    personal: true,
  },
  'POST api/group/addressBook': {
    summary: 'Returns whom the caller follows, followers, conversation partners and groups; people are sorted by initial.',
    who: 'user',
    effect: 'read',
    data: Type.Object(
      {
        following: Type.Array(Contact),
        followers: Type.Array(Contact),
        /** Users who are no longer strangers; absent in older responses. */
        talking: Type.Optional(Type.Array(Contact)),
        groups: Type.Array(Group),
      },
      closed,
    ),
  },
  'POST api/group/crossCorrelation': {
    summary: 'Returns the users whom the caller follows and who follow the caller.',
    who: 'user',
    effect: 'read',
    data: Type.Object({ list: Type.Array(Contact) }, closed),
  },
  'POST api/group/addgroup': {
    summary: 'Creates a group that the caller owns. An `Idempotency-Key` (a UUID) that is kept across retries creates it once.',
    who: 'user',
    effect: 'write',
    body: Type.Object(
      {
        name: Name,
        avatar: Type.Optional(Avatar),
        notice: Type.Optional(Notice),
        open: Type.Optional(Type.Boolean()),
        users: Type.Optional(Type.Array(Id, { maxItems: chatLimits.groupAdded })),
      },
      closed,
    ),
    data: Group,
    errors: ['invalid-input', 'word-refused', 'limit-reached', 'too-many', 'silenced', 'not-found', 'key-reused'],
  },
  'POST api/group/addGroupUser': {
    summary: 'Joins an open group; with `users`, its owner adds users who follow the owner or chat with the owner.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: Id, users: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: chatLimits.groupAdded })) }, closed),
    data: Group,
    errors: ['not-found', 'forbidden', 'limit-reached'],
  },
  'POST api/group/info': {
    summary: 'Returns one group.',
    who: 'guest',
    effect: 'read',
    body: ById,
    data: Group,
    errors: ['not-found'],
    personal: true,
  },
  'POST api/group/members': {
    summary: 'Returns the members of a group that the caller is in, owner first. A `limit` of the maximum group size returns all of them.',
    who: 'user',
    effect: 'read',
    body: Type.Object(
      { id: Id, page: page.page, limit: Type.Optional(Type.Integer({ minimum: 1, maximum: chatLimits.groupMembers })) },
      closed,
    ),
    data: Type.Object({ list: Type.Array(GroupMember), total: Count }, closed),
    errors: ['not-found', 'forbidden'],
  },
  'POST api/group/update': {
    summary: 'Changes name, picture, notice and openness of a group. For its owner; name or picture at most five times an hour.',
    who: 'user',
    effect: 'write',
    body: Type.Object(
      {
        id: Id,
        name: Type.Optional(Name),
        avatar: Type.Optional(Avatar),
        notice: Type.Optional(Notice),
        open: Type.Optional(Type.Boolean()),
      },
      closed,
    ),
    data: Group,
    errors: ['not-found', 'forbidden', 'invalid-input', 'word-refused', 'too-many', 'silenced'],
  },
  'POST api/group/removeGroupUser': {
    summary: 'Leaves a group; with `uid`, its owner removes a member.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: Id, uid: Type.Optional(Id) }, closed),
    data: Empty,
    errors: ['not-found', 'forbidden'],
  },
  'POST api/group/destroyGroupNew': {
    summary: 'Dissolves a group of the caller; it has no members afterwards.',
    who: 'user',
    effect: 'write',
    body: ById,
    data: Empty,
    errors: ['not-found', 'forbidden'],
  },
  'POST api/live/groupList': {
    summary:
      'Returns the groups of a streamer: all for the streamer; for others those that are open, shown in the streamer’s room, or joined.',
    who: 'guest',
    effect: 'read',
    body: Type.Object({ uid: Id }, closed),
    data: List,
    personal: true,
  },
  'POST api/live/getLiveGroupList': {
    summary: 'Returns the groups that a room shows.',
    who: 'guest',
    effect: 'read',
    body: ById,
    data: List,
    errors: ['not-found'],
    personal: true,
  },
  'POST api/live/addshowGroup': {
    summary: 'Shows a group of the caller in the caller’s room, or hides it.',
    who: 'owner',
    effect: 'write',
    body: Type.Object({ id: Id, show: Type.Boolean() }, closed),
    data: Group,
    errors: ['not-found', 'forbidden', 'limit-reached'],
  },
} as const satisfies Record<string, Endpoint>
