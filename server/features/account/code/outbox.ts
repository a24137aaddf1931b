// The page of codes for operators without a mail or message service. It opens on this machine only: the URL contains a secret, the
// connection must be local, and it must not be forwarded.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure } from '../../../core/http/errors.ts'

interface Message {
  at: Date
  to: string
  code: string
  text: string
}

/** Maximum messages, in memory only and for a short time. */
const maxMessages = 50

export class Outbox {
  private messages: Message[] = []
  private readonly now: () => number

  constructor(now: () => number) {
    this.now = now
  }
  add(to: string, code: string, text: string): void {
    this.messages = [{ at: new Date(this.now()), to, code, text }, ...this.messages].slice(0, maxMessages)
  }
  list(): readonly Message[] {
    return this.messages
  }
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

const page = (messages: readonly Message[]): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><title>Outbox</title></head>
<body>
<h1>Outbox</h1>
<p>Codes that would have been sent. Name SMTP_URL and SMS_URL to send them.</p>
${messages.length === 0 ? '<p>Nothing yet.</p>' : ''}
<ol>
${messages.map(({ at, to, code, text }) => `<li><time>${at.toISOString()}</time> ${escaped(to)} <strong>${escaped(code)}</strong><br>${escaped(text)}</li>`).join('\n')}
</ol>
</body>
</html>
`

const loopback = /^(127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|::ffff:127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/
const ownName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/
const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'] as const

/** Checks the socket itself, not a proxy's headers; a foreign host name that resolves here comes from another site. */
function isFromHere({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  return (
    loopback.test(socket.remoteAddress ?? '') && ownName.test(headers.host ?? '') && forwarding.every((name) => headers[name] === undefined)
  )
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Serves the page under `/outbox/KEY`, or JSON if the client prefers it. For everyone else the URL does not exist. */
export function serveOutbox(app: FastifyInstance, outbox: Outbox, key: string): void {
  app.get('/outbox/:key', async (request: FastifyRequest, reply: FastifyReply) => {
    const given = (request.params as { key: string }).key
    if (!isFromHere(request) || !timingSafeEqual(digest(given), digest(key))) return sendFailure(reply, 'not-found', 404)
    if (request.headers.accept?.includes('application/json')) return reply.send(outbox.list())
    return reply.type('text/html; charset=utf-8').send(page(outbox.list()))
  })
}
