// Group chats: recommended, joined, created, dissolved; and contacts.
import { type Static, Type } from 'typebox'
import { PicturePath } from './banner.ts'
import { chatLimits } from './limits/chat-limits.ts'
import { PublicUser } from './member.ts'
import { Count, closed, Empty, type Endpoint, Id, oneOf } from './wire/endpoint.ts'

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
    summary: 'Streamers and people worth following whom I do not follow yet.',
    who: 'guest',
    effect: 'read',
    body: Type.Object(page, closed),
    data: Type.Object({ list: Type.Array(Recommended), total: Count }, closed),
    personal: true,
  },
  'POST api/group/getRecommendGroupList': {
    summary: 'Open groups, the largest first, without those that I am in.',
    who: 'guest',
    effect: 'read',
    body: Type.Object(page, closed),
    data: List,
    personal: true,
  },
  'POST api/group/addressBook': {
    summary: 'The people whom I follow, who follow me, whom I talk with, and my groups; people by initial.',
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
    summary: 'People whom I follow and who follow me.',
    who: 'user',
    effect: 'read',
    data: Type.Object({ list: Type.Array(Contact) }, closed),
  },
  'POST api/group/addgroup': {
    summary: 'Makes a group; who makes it owns it. An `Idempotency-Key` (a UUID) kept over retries makes it once.',
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
    summary: 'Joins an open group; with `users` its owner adds people who follow him or talk with him.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: Id, users: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: chatLimits.groupAdded })) }, closed),
    data: Group,
    errors: ['not-found', 'forbidden', 'limit-reached'],
  },
  'POST api/group/info': {
    summary: 'One group.',
    who: 'guest',
    effect: 'read',
    body: ById,
    data: Group,
    errors: ['not-found'],
    personal: true,
  },
  'POST api/group/members': {
    summary: 'Who is in a group that I am in; its owner first. All of them with a `limit` of as many as a group holds.',
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
    summary: 'Name, picture, notice, whether it is open: by its owner; another name or picture five times an hour.',
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
    summary: 'Leaves a group; with `uid` its owner takes somebody out of it.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ id: Id, uid: Type.Optional(Id) }, closed),
    data: Empty,
    errors: ['not-found', 'forbidden'],
  },
  'POST api/group/destroyGroupNew': {
    summary: 'Dissolves a group of mine: nobody is in it any more.',
    who: 'user',
    effect: 'write',
    body: ById,
    data: Empty,
    errors: ['not-found', 'forbidden'],
  },
  'POST api/live/groupList': {
    summary: 'The groups of a streamer: all of them for himself, for others those that are open, that his room shows or that they are in.',
    who: 'guest',
    effect: 'read',
    body: Type.Object({ uid: Id }, closed),
    data: List,
    personal: true,
  },
  'POST api/live/getLiveGroupList': {
    summary: 'The groups that a room shows.',
    who: 'guest',
    effect: 'read',
    body: ById,
    data: List,
    errors: ['not-found'],
    personal: true,
  },
  'POST api/live/addshowGroup': {
    summary: 'Shows a group of mine in my room, or no longer.',
    who: 'owner',
    effect: 'write',
    body: Type.Object({ id: Id, show: Type.Boolean() }, closed),
    data: Group,
    errors: ['not-found', 'forbidden', 'limit-reached'],
  },
} as const satisfies Record<string, Endpoint>
