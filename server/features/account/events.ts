import { eventType } from '../../core/event/events.ts'

/** A login from a browser or network that the account has not used before. */
export const loggedInElsewhere = eventType<{
  accountId: string
  sessionId: string
  browser: string
  system: string
  address: string
  at: Date
}>('logged in elsewhere')
