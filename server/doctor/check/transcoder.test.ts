import { expect, it } from 'vitest'
import { checkTranscoder } from './transcoder.ts'

it.each([
  ['off', false, 'ok'],
  ['', true, 'ok'],
  ['', false, 'warn'],
  ['/opt/ffmpeg', true, 'ok'],
  ['/opt/ffmpeg', false, 'fail'],
])('FFMPEG=%s, runs: %s, verdict: %s', async (ffmpeg, runs, verdict) => {
  const tried: string[] = []
  const finding = await checkTranscoder({ ffmpeg }, async (program) => {
    tried.push(program)
    return runs
  })
  expect(finding.verdict).toBe(verdict)
  expect(tried).toEqual(ffmpeg === 'off' ? [] : [ffmpeg || 'ffmpeg'])
})
