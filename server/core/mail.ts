// Sends mail through the service in SMTP_URL.
import type { Config } from '../config.ts'

interface Mail {
  to: string
  subject: string
  text: string
}
/** Sends a mail; throws if it was not accepted. */
type SendMail = (mail: Mail) => Promise<void>

/** Timeout of the service, in milliseconds. */
const within = 10_000

/** Loads the library with the first mail. */
async function openTransport(smtpUrl: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url: smtpUrl, connectionTimeout: within, greetingTimeout: within, socketTimeout: within })
}

/** Logs in to the service and sends nothing. Throws its error if it refuses. */
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
