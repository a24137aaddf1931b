// Findings of npm run doctor, their report, and its printed form.
import { errorDetail } from '../core/text/error-detail.ts'
import { maskText } from '../core/text/mask.ts'

export type Verdict = 'ok' | 'warn' | 'fail'
export interface Finding {
  verdict: Verdict
  found: string
  /** What to do about it; empty if nothing. */
  todo: string
}
export interface Check {
  name: string
  run: () => Finding | Promise<Finding>
}
export interface Report {
  /** True if nothing failed. */
  ok: boolean
  checks: ({ check: string } & Finding)[]
}

export const okay = (found: string): Finding => ({ verdict: 'ok', found, todo: '' })
export const warning = (found: string, todo: string): Finding => ({ verdict: 'warn', found, todo })
export const failure = (found: string, todo: string): Finding => ({ verdict: 'fail', found, todo })

/** Maximum characters of another system's message. */
const mostReason = 300

/** An error in one line, without passwords. */
export const reasonOf = (error: unknown): string => maskText(errorDetail(error)).replace(/\s+/g, ' ').trim().slice(0, mostReason)

export const daysText = (milliseconds: number): string => {
  const days = Math.floor(milliseconds / 86_400_000)
  return days === 1 ? '1 day' : `${days} days`
}

/** Runs all checks at once. A check that throws has failed, with the error as its reason. */
export async function runChecks(checks: readonly Check[]): Promise<Report> {
  const found = await Promise.all(
    checks.map(async ({ name, run }) => {
      try {
        return { check: name, ...(await run()) }
      } catch (error) {
        const todo = 'Run this as the user of the server, with its environment.'
        return { check: name, ...failure(`It cannot be looked at: ${reasonOf(error)}`, todo) }
      }
    }),
  )
  return { ok: found.every(({ verdict }) => verdict !== 'fail'), checks: found }
}

/** One line per check: verdict, name, finding, advice. */
export function linesOf({ checks }: Report): string[] {
  const count = (wanted: Verdict): number => checks.filter(({ verdict }) => verdict === wanted).length
  return [
    ...checks.map(({ check, verdict, found, todo }) => `${verdict.padEnd(4)}  ${check}: ${found}${todo && ` → ${todo}`}`),
    `${checks.length} checks: ${count('warn')} to think about, ${count('fail')} to mend.`,
  ]
}
