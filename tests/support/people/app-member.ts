// A member of the built server for browser tests: created by API calls, with codes from the server's outbox.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BrowserContext } from '@playwright/test'
import type { SignedIn } from '../../../contract/account/account.ts'
import type { AppProcess } from '../app/app-process.ts'

const run = promisify(execFile)
export const memberPassword = 'plum-harbour-92'

/** The registered account, with the address or number used. */
export type Registered = SignedIn & { mobile: string }

/** The same user agent as the test browsers: registration and sign-in count as one device, so no new-device notification is sent. */
const browserName = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0'

/** Where the API is, and the client address that a trusted proxy reports (TRUST_PROXY). */
export type Caller = Pick<AppProcess, 'url'> & { address?: string }

/** Calls the API as clients do and returns `data`. Rejects on an error response, with the error's code as `code`. */
// biome-ignore lint/suspicious/noExplicitAny: each test knows the data of its call.
export async function callApp<T = any>(app: Caller, key: string, body: object = {}, token?: string): Promise<T> {
  const [method, path] = key.split(' ') as ['GET' | 'POST', string]
  const response = await fetch(`${app.url}/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'user-agent': browserName,
      'idempotency-key': randomUUID(),
      ...(token ? { token } : {}),
      ...(app.address ? { 'x-forwarded-for': app.address } : {}),
    },
    body: method === 'POST' ? JSON.stringify(body) : undefined,
  })
  const result = (await response.json()) as { code: number; msg: string; error?: string; data: T }
  if (result.code !== 0) throw Object.assign(new Error(`${key}: ${result.msg}`), { code: result.error })
  return result.data
}

/** Returns the last code sent to an address or number. */
export async function lastCode({ url, output }: Pick<AppProcess, 'url' | 'output'>, to: string): Promise<string> {
  const path = /\/outbox\/[A-Za-z0-9_-]+/.exec(output())?.[0]
  if (!path) throw new Error('the server has not said where its outbox is')
  const response = await fetch(url.replace('127.0.0.1', 'localhost') + path, { headers: { accept: 'application/json' } })
  const found = ((await response.json()) as { to: string; code: string }[]).find((message) => message.to === to)
  if (!found) throw new Error(`nothing was sent to ${to}`)
  return found.code
}

/** Registers a new member. */
export async function registerMember(
  app: Caller & Pick<AppProcess, 'output'>,
  mobile = `${randomUUID().slice(0, 12)}@example.com`,
): Promise<Registered> {
  await callApp(app, 'POST api/user/getCode', { mobile })
  const code = await lastCode(app, mobile)
  const asked = { mobile, code, password: memberPassword, repassword: memberPassword }
  return { ...(await callApp<SignedIn>(app, 'POST api/user/registered', asked)), mobile }
}

/** Runs the operator command and returns its output. */
export async function runOperator({ dataDir }: Pick<AppProcess, 'dataDir'>, ...args: string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir }
  return (await run(process.execPath, [join('dist', 'server', 'operator.js'), ...args], { env })).stdout
}

/** Creates an operator account to which no code was sent yet, so that one can be requested immediately. Returns its password. */
export async function createOperator(app: Pick<AppProcess, 'dataDir'>, name: string, ...args: string[]): Promise<string> {
  const stdout = await runOperator(app, 'create', name, ...args)
  const password = /said only here: (\S+)/.exec(stdout)?.[1]
  if (!password) throw new Error(`no password was said:\n${stdout}`)
  return password
}

export const logIn = (app: Caller, mobile: string, password = memberPassword): Promise<SignedIn> =>
  callApp(app, 'POST api/user/login', { mobile, password })

/** Signs the browser in, from its next page on. */
export async function carryLogin(
  context: BrowserContext,
  { url }: Pick<AppProcess, 'url'>,
  { token }: Pick<SignedIn, 'token'>,
): Promise<void> {
  await context.addCookies([{ name: 'token', value: token, url, sameSite: 'Strict' }])
}
