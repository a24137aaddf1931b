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

/** The library is loaded with the first mail. */
async function openTransport(smtpUrl: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url: smtpUrl, connectionTimeout: within, greetingTimeout: within, socketTimeout: within })
}

/** Logs in at the service and sends nothing. Throws what it says where it does not let us in. */
export async function verifyMail({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<void> {
  const transport = await openTransport(smtpUrl)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

export function openMail({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): SendMail {
  let transport: ReturnType<typeof openTransport> | null = null
  return async ({ to, subject, text }) => {
    transport ??= openTransport(smtpUrl)
    await (await transport).sendMail({ from: mailFrom, to: { name: '', address: to }, subject, text })
  }
}
