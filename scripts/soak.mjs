// npm run soak [-- NAME [ROUNDS]]: the long form of the proofs. Runs the property and server tests again and again, each
// round with new seeds (a failure prints its seed), until the rounds or twenty minutes are over. NAME narrows the files.
import { run } from './run.mjs'

const [name, rounds = '20'] = process.argv.slice(2)
const until = Date.now() + 20 * 60_000
let round = 0
let code = 0
while (round < Number(rounds) && code === 0 && Date.now() < until) {
  round += 1
  console.log(`soak: round ${round} of ${rounds}`)
  code = await run('npx', ['vitest', 'run', '--reporter=dot', ...(name ? [name] : [])])
}
console.log(`soak: ${round} rounds, ${code === 0 ? 'none failed' : 'the last one failed'}`)
process.exit(code)
