// Limits concurrent bodies per address: a body is long, and its sender is unverified until its end.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rateAddress } from '../../core/http/rate-limit.ts'

/** Maximum concurrent bodies per address. */
const most = 4

/** Applies to every POST in this scope. `refuse` replies to requests above the limit. */
export function limitBodies(scope: FastifyInstance, refuse: (reply: FastifyReply) => FastifyReply): void {
  const underWay = new Map<FastifyRequest, string>()
  const isFull = (address: string): boolean => [...underWay.values()].filter((one) => one === address).length >= most

  scope.addHook('onRequest', (request, reply, done) => {
    const address = rateAddress(request.ip)
    if (request.method === 'POST' && isFull(address)) {
      refuse(reply)
      return
    }
    if (request.method === 'POST') underWay.set(request, address)
    done()
  })
  // The body is complete, was refused early, or the sender hung up.
  scope.addHook('preValidation', (request, _reply, done) => {
    underWay.delete(request)
    done()
  })
  scope.addHook('onResponse', (request, _reply, done) => {
    underWay.delete(request)
    done()
  })
  scope.addHook('onRequestAbort', (request, done) => {
    underWay.delete(request)
    done()
  })
}
