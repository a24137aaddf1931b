// The login of this window: starts after the first draw, handles its loss in one place, and applies its changes.
import type { MessageDescriptor } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import type { Api, ApiKey } from '../../../contract/api.ts'
import { limits } from '../../../contract/limits/limits.ts'
import { type ApiError, lostLogin, tokenOf } from '../../core/api/api.ts'
import { openDialog, openedDialog } from '../../core/session/open-dialog.ts'
import { watchRoles } from '../../core/session/roles-watch.ts'
import { sessionStore } from '../../core/session/session.ts'
import { deviceLogin, isEnding, lose, onSession, readUser, type SessionChange, start } from '../../core/session/session-life.ts'
import { directMessages } from '../../core/socket/direct-messages.ts'
import { loginMessages } from '../../features/account/login-messages.ts'
import { sessionMessages } from '../../features/account/session-messages.ts'
import { startSpecial } from '../../features/follow/use-follow-order.ts'
import { startUnread } from '../../features/notification/unread.ts'
import { type Toast, toast } from '../../ui/layer/toast/toast.ts'
import { extendI18n } from '../../ui/messages/extend-i18n.ts'
import type { App } from '../create-app.tsx'
import { startAccountTaps } from './account-taps.ts'
import { startMoneyRecovery } from './money-recovery.ts'
import { atMostEvery } from './refresh/at-most-every.ts'
import { isShared } from './refresh/shared-reads.ts'

/** Calls that end or begin a login themselves. */
const ownCalls: ReadonlySet<ApiKey> = new Set<ApiKey>(['POST api/Member/SignOut', 'POST api/user/deviceLogin'])
/** Milliseconds after which a device that stays signed in retries to renew its login. */
const tryAgain = 60_000

export function startSession(app: App, queryClient: QueryClient): void {
  const { router, i18n } = app
  const showToast = (word: MessageDescriptor, tone: Toast['tone'] = 'plain'): void => {
    loginMessages[i18n.locale]?.()
      .then(({ messages }) => {
        toast(extendI18n(i18n, messages)._(word), { tone })
      })
      .catch((error: unknown) => console.warn('message catalog load failed', error))
  }

  /** Prompts for a login when a call needs one; at most once in two seconds. R-WIRE-7. */
  const askToLogIn = atMostEvery(limits.authLostDebounce, () => {
    showToast(sessionMessages.lost, 'danger')
    if (!openedDialog.get()) openDialog('login')
  })

  /** Handles the end of a token's login: renews it on a device that stays signed in, otherwise prompts the user. */
  let tried = { token: '', at: 0 }
  let asked = ''
  async function askToReturn(token: string, isEnded: boolean): Promise<void> {
    if (tried.token === token && Date.now() - tried.at < tryAgain) return
    tried = { token, at: Date.now() }
    if (await deviceLogin()) return void queryClient.invalidateQueries()
    // Once a login: a user who chose to stay on the page is not prompted again while it is open.
    if (tokenOf() !== token || asked === token) return
    asked = token
    // The owner ended the session, for example by signing out everywhere: the device may be in other hands.
    if (isEnded) await lose()
    openDialog('relogin')
  }

  lostLogin.hear = (error: ApiError, key: ApiKey, token: string | null) => {
    // A response to a token that has since been replaced does not concern the current login.
    if (ownCalls.has(key) || token !== tokenOf() || isEnding(token)) return
    if (error.code !== 700 && token) {
      askToReturn(token, error.error === 'session-ended').catch((reason: unknown) =>
        console.error('renewal of the ended login failed', reason),
      )
      return
    }
    lose()
      .then(askToLogIn)
      .catch((reason: unknown) => console.error('login end failed', reason))
  }

  onSession((change) => {
    if (change.type === 'entered') return showToast(change.isNew ? sessionMessages.welcome : sessionMessages.entered, 'ok')
    if (change.type === 'leaving') return showToast(sessionMessages.leaving)
    if (change.type === 'lost' && change.unsent > 0) showToast(sessionMessages.unsent(change.unsent))
    if (change.type !== 'left') return
    showToast(leftWord(change), change.isConfirmed ? 'ok' : 'plain')
    if (router.state.location.pathname !== '/main') void router.navigate({ to: '/main' })
  })
  // The server ends a login immediately: a user who must sign in again sees why before they tap anything.
  directMessages.listen(({ type }) => {
    if (type === 'signed_out' && sessionStore.get().phase === 'in') void readUser()
  })
  watchRoles()
  clearOnAccountChange(queryClient)
  const settleMoneySoon = startMoneyRecovery(queryClient, showToast)
  startUnread(queryClient, () => readMoneyAgain(queryClient))
  startSpecial(queryClient)
  startAccountTaps()
  start()
    .then(settleMoneySoon)
    .catch((error: unknown) => {
      console.error('login read failed', error)
      sessionStore.set({ phase: 'out', user: null })
    })
}

/** A notice may concern money: refetches everything that shows money, including the user's balance. */
function readMoneyAgain(queryClient: QueryClient): void {
  import('../../features/money/money-queries.ts').then(
    ({ moneyMoved }) => moneyMoved(queryClient),
    (error: unknown) => console.warn('balance refetch failed', error),
  )
}

function leftWord({ unsent, isConfirmed }: Extract<SessionChange, { type: 'left' }>): MessageDescriptor {
  if (unsent > 0) return sessionMessages.unsent(unsent)
  return isConfirmed ? sessionMessages.left : sessionMessages.leftOffline
}

/** Calls that guests may make too. */
type GuestKey = { [K in ApiKey]: Api[K]['who'] extends 'guest' ? K : never }[ApiKey]
/** Reads behind pages where users type and watch: removing them would restart the player and lose the text. */
const pages: ReadonlySet<unknown> = new Set<GuestKey>([
  'GET api/Live_streaming/getRoomInfo',
  'POST api/Live_streaming/getLivePlaybackList',
  'POST api/Video/getVideoInfo',
  'GET api/anchor_dynamics/info',
  'POST api/Comment/subject',
])

/**
 * On a change of account removes the reads of the previous one and refetches what is on screen. Reads that guests may see stay
 * until the new response arrives: all of them after a login, otherwise only those of `pages`.
 */
function clearOnAccountChange(queryClient: QueryClient): void {
  let account = sessionStore.get().user?.id ?? ''
  let { phase } = sessionStore.get()
  sessionStore.subscribe(() => {
    const next = sessionStore.get()
    const id = next.phase === 'in' ? (next.user?.id ?? account) : ''
    // The first account to become known is not a change.
    const changed = (account !== '' && id !== account) || (phase !== 'unknown' && phase !== next.phase)
    const wasGuest = phase === 'out'
    account = id
    phase = next.phase
    if (!changed) return
    const isOwn = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => !isShared(queryKey)
    queryClient.removeQueries({ type: 'inactive', predicate: isOwn })
    const stays = (query: { queryKey: readonly unknown[] }): boolean => isOwn(query) && (wasGuest || pages.has(query.queryKey[0]))
    void queryClient.invalidateQueries({ type: 'active', predicate: stays })
    void queryClient.resetQueries({ type: 'active', predicate: (query) => isOwn(query) && !stays(query) })
  })
}
