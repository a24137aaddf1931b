// Tasks: the seven days of check-in, daily and share tasks counted from the user's actions, activities.
import { type Static, Type } from 'typebox'
import { Gold, Zone } from '../money/money.ts'
import { Count, closed, Day, type Endpoint, Id, oneOf, Timestamp } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'

/** User actions that count towards a task. */
export const acts = [
  'check-in',
  'share',
  'follow',
  'reserve',
  'comment',
  'post',
  'watch',
  'barrage',
  'gift',
  'recharge',
  'exchange',
  'support',
  'read',
] as const
export type Act = (typeof acts)[number]

export const SignDay = Type.Object(
  {
    /** Input of task_handle_sign: 1 to 7. */
    id: Id,
    /** 1 signed, 0 not. */
    is_sign: Type.Union([Type.Literal(0), Type.Literal(1)]),
    lz_num: Gold,
    /** Day of the seven; the seventh is the bonus. */
    num: Type.Integer({ minimum: 1, maximum: 7 }),
    day: Day,
    /** taken, missed and lost, missed and can be made up, today's, in the future. */
    state: oneOf(['taken', 'missed', 'make-up', 'today', 'later'] as const),
  },
  closed,
)
export type SignDay = Static<typeof SignDay>

export const Task = Type.Object(
  {
    id: Id,
    task: Name,
    act: oneOf(acts),
    /** Path of a picture on this host. */
    img: Type.String(),
    lz_num: Gold,
    /** 1 when done and paid. */
    is_complete: Type.Union([Type.Literal(0), Type.Literal(1)]),
    progress: Count,
    goal: Type.Integer({ minimum: 1 }),
    period: oneOf(['day', 'once'] as const),
    /** Where it is done: a path of the app. */
    path: Type.String(),
  },
  closed,
)
export type Task = Static<typeof Task>

const SignResult = Type.Object(
  { num: Type.Integer(), day: Day, lz_num: Gold, gold: Gold, made_up: Type.Boolean(), bonus: Type.Boolean() },
  closed,
)
const Zoned = Type.Object({ tz: Type.Optional(Zone) }, closed)

export const taskEndpoints = {
  'POST api/Activity/pcSignTaskList': {
    summary: 'Returns the seven days of check-in and today’s tasks, in the reader’s time zone.',
    who: 'user',
    effect: 'read',
    body: Zoned,
    data: Type.Object(
      {
        sign: Type.Array(SignDay, { minItems: 7, maxItems: 7 }),
        is_sign: Type.Union([Type.Literal(0), Type.Literal(1)]),
        today: Type.Array(Task),
        make_up_cards: Count,
        /** Consecutive days signed. */
        streak: Count,
      },
      closed,
    ),
  },
  'POST api/Activity/task_handle_sign': {
    summary: 'Checks in for today; with the id of a missed day, makes up that day with a card.',
    who: 'user',
    effect: 'money',
    body: Type.Object(
      {
        id: Id,
        tz: Type.Optional(Zone),
        /** The day of today's entry as the reader sees it: signing fails if another day has begun. */
        today: Type.Optional(Day),
      },
      closed,
    ),
    data: SignResult,
    errors: ['already-signed', 'not-found', 'no-make-up-card', 'key-reused'],
  },
  'POST api/Activity/seen': {
    summary:
      'Reports that the caller watched a live match for a minute, or read an article. The server’s clock decides what that is worth.',
    who: 'user',
    effect: 'write',
    body: Type.Object({ kind: oneOf(['match', 'news'] as const), id: Id }, closed),
    data: Type.Object(
      {
        /** False: too soon after the last one, already counted today, or not live. */
        counted: Type.Boolean(),
        lz_num: Gold,
      },
      closed,
    ),
    errors: ['not-found', 'unavailable'],
  },
  'POST api/Activity/shareTasks': {
    summary: 'Counts a share of an existing item; the share task pays its gold once a day.',
    who: 'user',
    effect: 'money',
    body: Type.Object(
      { kind: oneOf(['app', 'match', 'room', 'news', 'video', 'post'] as const), id: Type.Optional(Id), tz: Type.Optional(Zone) },
      closed,
    ),
    data: Type.Object(
      { lz_num: Gold, gold: Gold, progress: Count, goal: Count, is_complete: Type.Union([Type.Literal(0), Type.Literal(1)]) },
      closed,
    ),
    errors: ['not-found', 'key-reused'],
  },
  'POST api/Activity_Config/user_task_list': {
    summary: 'Returns all tasks of the caller: of the day, of sharing, and those that are done once.',
    who: 'user',
    effect: 'read',
    body: Zoned,
    data: Type.Object({ list: Type.Array(Task), gold: Gold, earned_today: Gold }, closed),
  },
  'GET api/Activity_Config/getActivityUrl': {
    summary: 'Returns the current activity and the path of its page on this host; empty if there is none.',
    who: 'guest',
    effect: 'read',
    data: Type.Object(
      { url: Type.String(), title: Type.Union([Name, Type.Null()]), ends_at: Type.Union([Timestamp, Type.Null()]) },
      closed,
    ),
  },
} as const satisfies Record<string, Endpoint>
