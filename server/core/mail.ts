// Mail, through the service that SMTP_URL names.
import type { Config } from '../config.ts'

interface Mail {
  to: string
  subject: string
  text: string
}
/** Hands a mail over; throws when it was not taken. */
type SendMail = (mail: Mail) => Promise<void>

/** Milliseconds that the service has. */
const within = 10_000

export function openMail({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): SendMail {
  /** Loaded with the first mail. */
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url: smtpUrl, connectionTimeout: within, greetingTimeout: within, socketTimeout: within })
  }
  let transport: ReturnType<typeof open> | null = null
  return async ({ to, subject, text }) => {
    transport ??= open()
    await (await transport).sendMail({ from: mailFrom, to: { name: '', address: to }, subject, text })
  }
}
