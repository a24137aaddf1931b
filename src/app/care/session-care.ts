// The login of this window: started once the page is drawn, lost in one place, and what changes with it.
import type { MessageDescriptor } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import type { Api, ApiKey } from '../../../contract/api.ts'
import { limits } from '../../../contract/limits/limits.ts'
import { type ApiError, lostLogin, tokenOf } from '../../core/api/api.ts'
import { watchRoles } from '../../core/session/roles-watch.ts'
import { sessionStore } from '../../core/session/session.ts'
import { deviceLogin, isEnding, lose, onSession, readUser, type SessionChange, start } from '../../core/session/session-life.ts'
import { summon, summoned } from '../../core/session/summon.ts'
import { directLine } from '../../core/socket/direct-line.ts'
import { startSpecial } from '../../features/follow/use-follow-book.ts'
import { loginWords } from '../../features/login/login-words.ts'
import { sessionWords } from '../../features/login/session-words.ts'
import { startUnread } from '../../features/notification/unread.ts'
import { type Toast, toast } from '../../ui/layer/toast.ts'
import { moreWords } from '../../ui/words/more-words.ts'
import type { App } from '../create-app.tsx'
import { startAccountTaps } from './account-taps.ts'
import { atMostEvery } from './at-most-every.ts'
import { isEverybodys } from './everybodys.ts'
import { startMoneyCare } from './money-care.ts'

/** Calls that end or begin a login themselves. */
const ownCalls: ReadonlySet<ApiKey> = new Set<ApiKey>(['POST api/Member/SignOut', 'POST api/user/deviceLogin'])
/** Milliseconds after which a device that stays signed in tries for another login again. */
const tryAgain = 60_000

export function startSession(app: App, queryClient: QueryClient): void {
  const { router, i18n } = app
  const say = (word: MessageDescriptor, tone: Toast['tone'] = 'plain'): void => {
    loginWords[i18n.locale]?.()
      .then(({ messages }) => {
        toast(moreWords(i18n, messages)._(word), { tone })
      })
      .catch((error: unknown) => console.warn('the words did not arrive', error))
  }

  /** Nobody is signed in, and something asked for it: at most once in two seconds. R-WIRE-7. */
  const askToLogIn = atMostEvery(limits.authLostDebounce, () => {
    say(sessionWords.lost, 'danger')
    if (!summoned.get()) summon('login')
  })

  /** The login of a token is over: a device that stays signed in gets another, everybody else is asked. */
  let tried = { token: '', at: 0 }
  let asked = ''
  async function askToReturn(token: string, isEnded: boolean): Promise<void> {
    if (tried.token === token && Date.now() - tried.at < tryAgain) return
    tried = { token, at: Date.now() }
    if (await deviceLogin()) return void queryClient.invalidateQueries()
    // Once a login: who chose to stay on the page is not asked again while it is open.
    if (tokenOf() !== token || asked === token) return
    asked = token
    // Its owner has ended it, as who signs out everywhere: this device may be in other hands.
    if (isEnded) await lose()
    summon('relogin')
  }

  lostLogin.hear = (error: ApiError, key: ApiKey, token: string | null) => {
    // An answer to a login that another has taken the place of says nothing of this one.
    if (ownCalls.has(key) || token !== tokenOf() || isEnding(token)) return
    if (error.code !== 700 && token) {
      askToReturn(token, error.error === 'session-ended').catch((reason: unknown) =>
        console.error('the login could not be renewed', reason),
      )
      return
    }
    lose()
      .then(askToLogIn)
      .catch((reason: unknown) => console.error('the login could not be ended', reason))
  }

  onSession((change) => {
    if (change.is === 'entered') return say(change.isNew ? sessionWords.welcome : sessionWords.entered, 'ok')
    if (change.is === 'leaving') return say(sessionWords.leaving)
    if (change.is === 'lost' && change.unsent > 0) say(sessionWords.unsent(change.unsent))
    if (change.is !== 'left') return
    say(leftWord(change), change.told ? 'ok' : 'plain')
    if (router.state.location.pathname !== '/main') void router.navigate({ to: '/main' })
  })
  // The server ends a login at once: whoever is asked for his account now hears why, before he taps anything.
  directLine.listen(({ type }) => {
    if (type === 'signed_out' && sessionStore.get().phase === 'in') void readUser()
  })
  watchRoles()
  forgetWithAccount(queryClient)
  const settleMoneySoon = startMoneyCare(queryClient, say)
  startUnread(queryClient, () => readMoneyAgain(queryClient))
  startSpecial(queryClient)
  startAccountTaps()
  start()
    .then(settleMoneySoon)
    .catch((error: unknown) => {
      console.error('the login could not be read', error)
      sessionStore.set({ phase: 'out', user: null })
    })
}

/** What is told may be of money: what shows any is read again, with the balance of the user. */
function readMoneyAgain(queryClient: QueryClient): void {
  import('../../features/wallet/money-queries.ts').then(
    ({ moneyMoved }) => moneyMoved(queryClient),
    (error: unknown) => console.warn('what money did could not be read again', error),
  )
}

function leftWord({ unsent, told }: Extract<SessionChange, { is: 'left' }>): MessageDescriptor {
  if (unsent > 0) return sessionWords.unsent(unsent)
  return told ? sessionWords.left : sessionWords.leftOffline
}

/** Calls that answer guests too. */
type GuestKey = { [K in ApiKey]: Api[K]['who'] extends 'guest' ? K : never }[ApiKey]
/** What pages stand on where people type and watch: taken from them, the player would begin anew and the words be gone. */
const pages: ReadonlySet<unknown> = new Set<GuestKey>([
  'GET api/Live_streaming/getRoomInfo',
  'POST api/Live_streaming/getLivePlaybackList',
  'POST api/Video/getVideoInfo',
  'GET api/anchor_dynamics/info',
  'POST api/Comment/subject',
])

/**
 * Another account, or none: what the last one read is not shown, what is on screen is read again. What guests are shown too stays
 * until the new answer is here: all of it after a login, the page itself after one that is lost.
 */
function forgetWithAccount(queryClient: QueryClient): void {
  let account = sessionStore.get().user?.id ?? ''
  let { phase } = sessionStore.get()
  sessionStore.subscribe(() => {
    const next = sessionStore.get()
    const id = next.phase === 'in' ? (next.user?.id ?? account) : ''
    // The first that is heard of an account is no change of it.
    const changed = (account !== '' && id !== account) || (phase !== 'unknown' && phase !== next.phase)
    const wasGuest = phase === 'out'
    account = id
    phase = next.phase
    if (!changed) return
    const isOwn = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => !isEverybodys(queryKey)
    queryClient.removeQueries({ type: 'inactive', predicate: isOwn })
    const stays = (query: { queryKey: readonly unknown[] }): boolean => isOwn(query) && (wasGuest || pages.has(query.queryKey[0]))
    void queryClient.invalidateQueries({ type: 'active', predicate: stays })
    void queryClient.resetQueries({ type: 'active', predicate: (query) => isOwn(query) && !stays(query) })
  })
}
