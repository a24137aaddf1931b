// How many bodies one address sends at once: a body is long, and nobody knows whose it is before its end.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rateAddress } from '../../core/http/rate-limit.ts'

/** Bodies of one address that are under way. */
const most = 4

/** Of every POST in this scope. `refuse` answers the one that is too much. */
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
  // It is here, it was refused before its end, or nobody sends it any more.
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
