import { describe, expect, it } from 'vitest'
import { defaultVapidSubject } from '../../config-push.ts'
import { checkMail, checkMessages, checkPush } from './sender.ts'

const refuse = async (): Promise<never> => {
  throw new Error('Invalid login: 535 smtps://me:hunter2@mail.example.com')
}
const accept = async (): Promise<void> => undefined
const mail = { smtpUrl: 'smtps://me:hunter2@mail.example.com', mailFrom: 'site@example.com', demo: false }

describe('mail', () => {
  it('passes when the server accepts the login, or reports why not without the password', async () => {
    expect(await checkMail(mail, accept)).toMatchObject({
      verdict: 'ok',
      found: 'mail.example.com lets us in; mail comes from site@example.com.',
    })
    const refused = await checkMail(mail, refuse)
    expect(refused.verdict).toBe('fail')
    expect(JSON.stringify(refused)).not.toContain('hunter2')
  })

  it('is required for a site, but not for the demo', async () => {
    expect((await checkMail({ ...mail, smtpUrl: '' }, refuse)).verdict).toBe('warn')
    expect((await checkMail({ ...mail, smtpUrl: '', demo: true }, refuse)).verdict).toBe('ok')
  })
})

describe('SMS', () => {
  it('is checked at the port of the address, without sending a message', async () => {
    const asked: [string, number][] = []
    const connect = async (host: string, port: number): Promise<void> => void asked.push([host, port])
    expect((await checkMessages({ smsUrl: 'https://sms.example.com/send', demo: false }, connect)).verdict).toBe('ok')
    expect((await checkMessages({ smsUrl: 'http://sms.example.com:8081/send', demo: false }, connect)).verdict).toBe('warn')
    expect(asked).toEqual([
      ['sms.example.com', 443],
      ['sms.example.com', 8081],
    ])
  })

  it('fails when the gateway cannot be reached', async () => {
    expect((await checkMessages({ smsUrl: 'https://sms.example.com', demo: false }, refuse)).verdict).toBe('fail')
    expect((await checkMessages({ smsUrl: '', demo: false }, refuse)).verdict).toBe('warn')
  })
})

it('requires a contact for push services', () => {
  expect(checkPush({ vapidSubject: defaultVapidSubject }).verdict).toBe('warn')
  expect(checkPush({ vapidSubject: 'mailto:a@example.com' }).verdict).toBe('ok')
})
