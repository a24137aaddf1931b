// Solves the proof of work that the server may require before it sends or accepts a code, in slices, so that the page stays responsive.
import { solveProof } from '../../../rules/member/proof.ts'
import { ApiError, call } from './api.ts'
import { sha256 } from './sha256.ts'

/** Milliseconds of work before it yields to the page. */
const slice = 12
/** The server may raise the difficulty while a puzzle is being solved. */
const attempts = 3

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

export async function solve(challenge: string, bits: number, now = () => performance.now()): Promise<string> {
  let until = now() + slice
  return solveProof(challenge, bits, (text) => {
    if (now() < until) return sha256(text)
    return pause().then(() => {
      until = now() + slice
      return sha256(text)
    })
  })
}

/** Runs `work`; if the server requires a proof, solves it and retries. @throws what `work` throws */
export async function withProof<T>(work: (proof?: string) => Promise<T>, prove = readProof): Promise<T> {
  let proof: string | undefined
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(proof)
    } catch (error) {
      if (!(error instanceof ApiError) || error.error !== 'proof-needed' || attempt === attempts) throw error
      proof = await prove()
    }
  }
}

async function readProof(): Promise<string> {
  const { challenge, bits } = await call('POST api/user/getProof')
  return solve(challenge, bits)
}
