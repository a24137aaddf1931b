// Tencent's chat with its own SDK in the built app: it starts under our pages' policy and signs in with the current account, or as a guest.
// A host of our own replaces its service.
import { type Browser, chromium, expect } from '@playwright/test'
import { findEngine } from '../../../scripts/chromium.mjs'
import { type AppProcess, startApp } from '../../support/app/app-process.ts'
import { test } from '../../support/app/test.ts'
import { readUserSig, startTencentRest, type TencentRest } from '../../support/chat/tencent-rest.ts'
import { startTencentSocket, type TencentSocket } from '../../support/chat/tencent-socket.ts'
import { carryLogin, registerMember } from '../../support/people/app-member.ts'

const appId = 1_400_000_001
let app: AppProcess
let rest: TencentRest
let service: TencentSocket
let browser: Browser

test.beforeAll(async () => {
  rest = await startTencentRest(appId)
  service = await startTencentSocket()
  const env = { TENCENT_SDK_APP_ID: String(appId), TENCENT_SECRET_KEY: 'a'.repeat(64), TENCENT_API: rest.url, RATE_LIMIT: '0' }
  app = await startApp({ env })
  browser = await chromium.launch({
    executablePath: findEngine() ?? undefined,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--ignore-certificate-errors',
      `--host-resolver-rules=MAP *.my-imcloud.com 127.0.0.1:${service.port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost`,
    ],
  })
})
test.afterAll(async () => {
  await browser?.close()
  await Promise.all([service?.close(), rest?.close(), app?.stop()])
  await app?.clean()
})

/** Opens the chat page in a context; returns the head of the SDK's sign-in frame. */
async function signsIn(carry: (context: Awaited<ReturnType<Browser['newContext']>>) => Promise<void>) {
  service.frames.length = 0
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'zh-CN' })
  await carry(context)
  const page = await context.newPage()
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|no script of this app|TrustedScript/.test(message.text())) refused.push(message.text())
  })
  await page.goto(`${app.url}/chat-chat`)
  const login = () => service.frames.find(({ head }) => String(head.servcmd).endsWith('.wslogin'))
  await expect.poll(login, { timeout: 20_000 }).toBeDefined()
  const { host, query, head } = login() ?? { host: '', query: new URLSearchParams(), head: {} }
  expect(host).toBe(`${appId}w4c.my-imcloud.com`)
  expect(query.get('sdkappid')).toBe(String(appId))
  expect(head.sdkappid).toBe(appId)
  expect(refused).toEqual([])
  await context.close()
  return head
}

test('a signed-in user is signed in there too, and known there by name', async () => {
  const ann = await registerMember(app, 'ann@example.com')
  const head = await signsIn((context) => carryLogin(context, app, ann))
  expect(head.identifier).toBe(ann.id)
  expect(readUserSig(String(head.usersig))).toEqual({ id: ann.id, appId })
  await expect.poll(() => rest.accounts.get(ann.id)).toEqual({ nickname: ann.user_nickname, avatar: ann.avatar })
})

test('a guest reads with a one-day account', async () => {
  const head = await signsIn(async () => undefined)
  expect(head.identifier).toMatch(/^guest_[0-9a-f]{18}$/)
  expect(readUserSig(String(head.usersig))).toEqual({ id: head.identifier, appId })
})
