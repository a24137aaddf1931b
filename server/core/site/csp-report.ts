// POST /api/_report/csp: browsers report violations of the content security policy. Counted by directive, logged at level debug.
import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { countRequest } from '../http/route.ts'

const known =
  /^(default|script|script-src-attr|script-src-elem|style|style-src-attr|style-src-elem|img|media|connect|font|manifest|worker|frame|object)(-src)?$|^(frame-ancestors|base-uri|form-action|require-trusted-types-for|trusted-types)$/

interface Report {
  'csp-report'?: { 'effective-directive'?: unknown; 'violated-directive'?: unknown }
  body?: { effectiveDirective?: unknown }
}

/** Returns the directives in a report of either format; unknown ones count as 'other', so that labels stay few. */
function directivesOf(report: unknown): string[] {
  const list = (Array.isArray(report) ? report : [report]).slice(0, 20) as (Report | null)[]
  return list.map((entry) => {
    const old = entry?.['csp-report']
    const named = entry?.body?.effectiveDirective ?? old?.['effective-directive'] ?? old?.['violated-directive']
    const directive = typeof named === 'string' ? (named.split(' ')[0] ?? '') : ''
    return known.test(directive) ? directive : 'other'
  })
}

export function serveCspReports(app: FastifyInstance, metrics: Registry): void {
  const reports = new Counter({
    name: 'csp_reports_total',
    help: 'Violations of the content security policy that browsers reported.',
    labelNames: ['directive'],
    registers: [metrics],
  })
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (request, body, done) => parse(request, body as string, done),
  )
  app.post('/api/_report/csp', async (request, reply) => {
    countRequest(app, request)
    for (const directive of directivesOf(request.body)) {
      reports.inc({ directive })
      request.log.debug({ directive }, 'content security policy violation')
    }
    return reply.code(204).send()
  })
}
