import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Runs the harness with a small program instead of npm test. */
function loaded(program: string) {
  const child = spawn(process.execPath, ['scripts/loaded.mjs', process.execPath, '-e', program], {
    env: { ...process.env, SOAK: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  const loops = (): number[] => /busy loops: (.+)/.exec(output)?.[1]?.split(' ').map(Number) ?? []
  return { child, ended, loops, output: () => output }
}

it('runs a command under two busy loops at normal test size, and reports flaky tests and the result', async () => {
  const run = loaded(`console.log('flaky: goes in the end'); process.exit(process.env.SOAK ? 9 : 3)`)
  expect(await run.ended).toBe(3)
  expect(run.output()).toMatch(/figures {"proof":"loaded","loops":2,"green":false,"flaky":\["goes in the end"\],"minutes":"\d/)
  expect(run.loops()).toHaveLength(2)
  await expect.poll(() => run.loops().filter(isAlive)).toEqual([])
})

it.each(['SIGTERM', 'SIGKILL'] as const)('leaves no busy loop behind after %s', async (signal) => {
  const run = loaded(`console.log('on'); process.once('SIGTERM', () => process.exit()); setTimeout(() => process.exit(), 20_000)`)
  await expect.poll(run.output).toContain('on\n')
  expect(run.loops().filter(isAlive)).toHaveLength(2)
  run.child.kill(signal)
  await expect.poll(() => run.loops().filter(isAlive)).toEqual([])
})
