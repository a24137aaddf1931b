// Configuration of push: the contact for push services, and private hosts that may be pushed to.
import { isIP } from 'node:net'
import type { Environment } from './config-environment.ts'

export interface PushConfig {
  /** Additional host:port values allowed in push endpoints, for tests and private services. PUSH_ALLOW_HOSTS. */
  pushAllowHosts: string[]
  /** Contact sent to push services. VAPID_SUBJECT, else an https PUBLIC_URL, else mailto:operator@localhost. */
  vapidSubject: string
}

/** Used if no contact is known: some push services accept it, Apple's returns 403 BadJwtToken. */
export const defaultVapidSubject = 'mailto:operator@localhost'

/** Names of one machine or one network (RFC 2606, RFC 6761, RFC 6762). */
const localNames = /(^|\.)(localhost|localdomain|local|test|invalid|internal)$/

/** Whether a push service could reach the operator there: a name with a dot that is neither local nor an IP address. */
export function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '').toLowerCase()
  return name.includes('.') && isIP(name) === 0 && !localNames.test(name)
}

/** The host of a mail address or URL, normalized as in browsers, so that 0x7f.1 is recognized as an IP address; empty for anything else. */
function contactHost(subject: string): string {
  const mail = /^mailto:[^\s@<>]+@([^\s@<>?/\\#:]+)(\?[^\s<>]*)?$/.exec(subject)
  const address = mail ? `https://${mail[1]}` : subject
  if (!URL.canParse(address)) return ''
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' ? hostname : ''
}

/** RFC 8292, section 2.1: a contact for push services. */
function vapidSubjectOf(env: Environment, publicUrl: string): string {
  const subject = env.text('VAPID_SUBJECT')
  if (subject === '') return isPublicName(contactHost(publicUrl)) ? publicUrl : defaultVapidSubject
  const host = contactHost(subject)
  if (host === '') env.refuse('VAPID_SUBJECT')
  if (!isPublicName(host))
    env.refuse('VAPID_SUBJECT', {
      expected: 'push services refuse localhost, .local, .test and IP addresses; give an address or a page that people can reach',
    })
  return subject
}

function pushAllowHostsOf(env: Environment): string[] {
  const hosts = env.list('PUSH_ALLOW_HOSTS')
  for (const host of hosts) {
    const port = Number(/^[A-Za-z0-9.-]+:(\d{1,5})$/.exec(host)?.[1])
    if (!(port >= 1 && port <= 65_535)) env.refuse('PUSH_ALLOW_HOSTS', { value: host })
  }
  return hosts
}

export function readPushConfig(env: Environment, publicUrl: string): PushConfig {
  return { pushAllowHosts: pushAllowHostsOf(env), vapidSubject: vapidSubjectOf(env, publicUrl) }
}
