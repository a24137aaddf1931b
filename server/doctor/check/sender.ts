// Checks outgoing mail, text messages and pushes. Nothing is sent.
import type { Config } from '../../config.ts'
import { defaultVapidSubject } from '../../config-push.ts'
import { type Finding, failure, okay, reasonOf, warning } from '../finding.ts'

/** The finding for codes that no service delivers, which is intended in the demonstration. */
const withoutService = (variable: string, demo: boolean): Finding => {
  const found = `${variable} is not set: codes wait on the outbox page, which this machine alone can open.`
  return demo ? okay(found) : warning(found, `Set ${variable}, or people cannot log in by it.`)
}

/** `verify` logs in to the mail service. */
export async function checkMail(
  { smtpUrl, mailFrom, demo }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'demo'>,
  verify: () => Promise<void>,
): Promise<Finding> {
  if (smtpUrl === '') return withoutService('SMTP_URL', demo)
  const { host, protocol } = new URL(smtpUrl)
  try {
    await verify()
  } catch (error) {
    return failure(`${host} does not let us in: ${reasonOf(error)}.`, 'Look at host, port, user and password of SMTP_URL.')
  }
  return okay(`${host} lets us in${protocol === 'smtps:' ? '' : ', encrypted where it offers that'}; mail comes from ${mailFrom}.`)
}

/** `connect` opens a connection to host and port, and closes it. */
export async function checkMessages(
  { smsUrl, demo }: Pick<Config, 'smsUrl' | 'demo'>,
  connect: (host: string, port: number) => Promise<void>,
): Promise<Finding> {
  if (smsUrl === '') return withoutService('SMS_URL', demo)
  const { hostname, port, protocol } = new URL(smsUrl)
  try {
    await connect(hostname.replace(/^\[(.*)\]$/, '$1'), Number(port) || (protocol === 'https:' ? 443 : 80))
  } catch (error) {
    return failure(`${hostname} cannot be reached: ${reasonOf(error)}.`, 'Look at SMS_URL, and at what leaves this machine.')
  }
  const found = `${hostname} can be reached; whether it takes SMS_TOKEN only a message shows, which the desk sends as a test.`
  return protocol === 'https:' ? okay(found) : warning(found, 'Set SMS_URL to https: codes cross the network in clear.')
}

export function checkPush({ vapidSubject }: Pick<Config, 'vapidSubject'>): Finding {
  if (vapidSubject !== defaultVapidSubject) return okay(`Push services can write to ${vapidSubject}.`)
  return warning(
    'Push services are given no contact: Apple refuses the alerts of iPhones.',
    'Set VAPID_SUBJECT=mailto:YOUR_ADDRESS, or a public https PUBLIC_URL.',
  )
}
