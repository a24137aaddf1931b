import { expect, it } from 'vitest'
import { checkPort } from './port.ts'

const edges = (code: string, running = false) => ({ listen: async () => code, isRunning: async () => running })

it.each([
  ['is free', '', false, 'ok'],
  ['is held by the site itself', 'EADDRINUSE', true, 'ok'],
  ['is taken', 'EADDRINUSE', false, 'fail'],
  ['is not for this user', 'EACCES', false, 'fail'],
  ['is of an address that is elsewhere', 'EADDRNOTAVAIL', false, 'fail'],
  ['fails otherwise', 'EMFILE', false, 'fail'],
])('the port %s', async (_, code, running, verdict) => {
  expect((await checkPort('PORT', 8080, edges(code, running))).verdict).toBe(verdict)
})

it('does not try a port that is off or may be any', async () => {
  const never = { listen: () => Promise.reject(new Error('tried')), isRunning: () => Promise.reject(new Error('asked')) }
  expect(await checkPort('RTMP_PORT', null, never)).toMatchObject({ verdict: 'ok', found: 'RTMP_PORT is off.' })
  expect(await checkPort('PORT', 0, never)).toMatchObject({ verdict: 'ok' })
})

it('names the variable to change', async () => {
  expect((await checkPort('RTMP_PORT', 1935, edges('EADDRINUSE'))).todo).toContain('RTMP_PORT')
})
