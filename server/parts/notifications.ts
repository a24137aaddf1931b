// Wires notifications with their subjects (posts, schemes, matches) and with the sockets that receive them.
import type { FastifyInstance } from 'fastify'
import { subjectOf, subjectParts } from '../../rules/comment/subject.ts'
import { productSite } from '../../rules/site/product-site.ts'
import type { Closing } from '../core/closing.ts'
import type { Context } from '../core/context.ts'
import { route } from '../core/http/route.ts'
import { openNotifyListener } from '../core/jobs/notify-listener.ts'
import { repeat } from '../core/jobs/repeat.ts'
import type { Alerts } from '../features/alert/alerts.ts'
import { accountNotices } from '../features/alert/device/since.ts'
import { findPostTexts } from '../features/circle/post/store.ts'
import { type Commentables, findComments } from '../features/comment/store.ts'
import { titleOf } from '../features/expert/buy.ts'
import type { MatchReader } from '../features/expert/deps.ts'
import { findSchemeTitles } from '../features/expert/scheme-store.ts'
import { type NotificationDeps, readPage, registerNotifications } from '../features/notification/routes.ts'
import { deleteNotificationsBefore, notificationChannel } from '../features/notification/store.ts'
import { startPushing } from './notification-push.ts'

/** Milliseconds that notifications are stored, and between two sweeps. */
const retention = 180 * 86_400_000
const cleanEvery = 3_600_000
/** Milliseconds that a member's alerts reach back: as long as they are stored. */
const alertRetention = 7 * 86_400_000

interface Given {
  subjectTypes: Commentables
  matches: Pick<MatchReader, 'find'>
  sender: Alerts['sender']
  /** Name and logo of the site. Default: those of the product. */
  site?: Alerts['site']
  now?: () => number
}

/** Returns a function that starts the delivery, for the server to call when it is ready: the delivery holds a database connection. */
export function openNotifications(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'pool' | 'log' | 'hub'>,
  { subjectTypes, matches, sender, site = () => productSite, now = Date.now }: Given,
  closing: Pick<Closing, 'add'>,
): () => Promise<void> {
  const { db, log, hub } = context
  async function textOf(subjects: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const idsOf = (wanted: string): string[] =>
      subjects
        .map(subjectParts)
        .filter(({ kind }) => kind === wanted)
        .map(({ id }) => id)
    const [posts, schemes] = await Promise.all([findPostTexts(db, idsOf('post')), findSchemeTitles(db, idsOf('scheme'))])
    return new Map([
      ...[...posts].map(([id, text]) => [subjectOf('post', id), text] as const),
      ...[...schemes].map(([id, title]) => [subjectOf('scheme', id), title] as const),
    ])
  }
  const deps: NotificationDeps = {
    db,
    now,
    subjectTypes,
    comments: (ids) => findComments(db, ids),
    textOf,
    async matches(ids) {
      const found = await matches.find(ids)
      return new Map(
        [...found].map(([id, row]) => {
          const { home_team_id, away_team_id } = row
          return [id, { home_team_id, away_team_id, title: titleOf(row) ?? { zh: '', en: '', vi: '' } }]
        }),
      )
    },
  }
  registerNotifications(app, deps)
  route(app, 'GET api/Push/getList', async ({ account }) => {
    const { list: notifications, unread } = await readPage(deps, account.id, {})
    return { list: await accountNotices(db, account.id, new Date(now() - alertRetention)), notifications, unread }
  })
  return async () => {
    const pushing = startPushing({ db, log, hub, sender, site, now })
    closing.add('pushed notifications', () => pushing.stop())
    // The frame only says that there is something new: of several at once the last one is enough.
    const onNotified = (account: string): void => {
      hub.publish(`account:${account}`, 'notification', {}, { tick: true, key: 'notification' })
      pushing.wake()
    }
    closing.add('notifications as they come', await openNotifyListener(context, notificationChannel, onNotified))
    const clean = (): Promise<void> => deleteNotificationsBefore(db, new Date(now() - retention))
    const cleaning = repeat(clean, { every: cleanEvery, first: 0, log, failure: 'deleting old notifications failed' })
    closing.add('old notifications', () => cleaning.stop())
  }
}
