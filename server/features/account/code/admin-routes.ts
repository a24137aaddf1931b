// Admin tests of mail and messages: operators send one to themselves.
import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { memberLimits } from '../../../../contract/limits/member-limits.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import { maskMobile, readMobile } from '../../../../rules/member/mobile.ts'
import { outsideTests } from '../../../core/audit/outside-test.ts'
import type { Context } from '../../../core/context.ts'
import { route } from '../../../core/http/route.ts'
import { openMail } from '../../../core/mail.ts'
import { findAccount } from '../store.ts'
import { messageSender } from './sender.ts'
import { testText } from './text.ts'

export function registerCodeTests(
  app: FastifyInstance,
  { config, db, log }: Pick<Context, 'config' | 'db' | 'log'>,
  { siteName, now }: { siteName: () => Name; now: () => number },
): void {
  const [runMail, runMessage] = [outsideTests({ db, log }, now), outsideTests({ db, log }, now)]

  route(app, 'POST api/Desk/testMail', ({ account, lang }) =>
    runMail(account.id, 'mail', async () => {
      if (config.smtpUrl === '') return { result: 'unset', missing: ['SMTP_URL', 'MAIL_FROM'] }
      const to = (await findAccount(db, account.id))?.email
      if (!to) return { result: 'no-target' }
      await openMail(config)({ to, ...testText(lang, siteName()) })
      return { result: 'done', target: maskMobile(to) }
    }),
  )

  route(app, 'POST api/Desk/testSms', ({ account, lang }) =>
    runMessage(account.id, 'sms', async () => {
      if (config.smsUrl === '') return { result: 'unset', missing: ['SMS_URL'] }
      const number = (await findAccount(db, account.id))?.mobile
      const to = number ? readMobile(number) : null
      if (!to) return { result: 'no-target' }
      // The code is not stored: entering it fails.
      const code = String(randomInt(10 ** memberLimits.codeDigits)).padStart(memberLimits.codeDigits, '0')
      await messageSender(config, siteName)(to, code, lang)
      return { result: 'done', target: maskMobile(to.text) }
    }),
  )
}
