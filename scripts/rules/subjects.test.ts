// Subjects of commits: imperative, and short enough for every tool.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Maximum characters of a subject. */
const longest = 72
/** Verbs that only look like past or progressive forms. */
const orders = new Set(['Bring', 'Embed', 'Feed', 'Ping', 'Seed', 'Shed', 'Speed', 'Spring', 'Swing'])

/** Subjects written by git or a host, or temporary ones: a revert, a merge at the end of a shallow clone, a fixup to be squashed. */
const isWritten = (subject: string): boolean => /^(?:Revert "|Merge |(?:fixup|squash|amend)! )/.test(subject)

/** The fault of a subject; null: none. */
function faultOf(line: string): string | null {
  if (isWritten(line)) return null
  // A host appends the number of the pull request.
  const subject = line.replace(/ \(#\d+\)$/, '')
  if (!/^\p{Lu}/u.test(subject)) return 'begins with no capital letter'
  if (/[.。]$/.test(subject)) return 'ends with a full stop'
  if ([...subject].length > longest) return `is longer than ${longest} characters`
  const first = subject.split(/[ ,:]/)[0] ?? ''
  return /(?:ed|ing)$/.test(first) && !orders.has(first) ? 'says what was done, and not what it does' : null
}

/** Too long by the current rule, but permanent. */
const standing: ReadonlySet<string> = new Set([
  'Tell namesakes apart in the guide, fetch the outbox with the first words of a post',
  'Name what failed of the check at the end of a run, allow for luck in budgets',
  'Begin 我的 with who I am, show the balance in the bar, and open subpages with their name',
  'Give a room that is off the air its cover, a countdown and the way to be told',
  'Let columns of matches and rooms flow on their own, and marks of players lead to them',
  'Stand figures beside their club, posts at reading width, a day in its row',
  'Prove the guide in a browser, and bring what it chose to the front of the rail',
  'Find the network again on a page that reads nothing, and the push service with it',
  'Let the operator name the site, and choose its logo, colour and languages',
  'Check the forms of the desk by one hook, and close them when they are sent',
])

/** Of the last 200 commits without merges, as far as available: an archive has none, a shallow clone has few. */
function subjects(): string[] {
  // The history of a parent folder belongs to another project.
  if (!existsSync('.git')) return []
  try {
    // In a container the folder may belong to another user.
    const log = execFileSync('git', ['-c', 'safe.directory=*', 'log', '-200', '--no-merges', '--format=%s'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return log.split('\n').filter(Boolean)
  } catch {
    // No git, or no readable repository.
    return []
  }
}
const history = subjects()

describe('commit subject', () => {
  it.runIf(history.length > 0)('is imperative, at most 72 characters long and without a trailing period', () => {
    const faults = history.filter((subject) => !standing.has(subject)).map((subject) => [subject, faultOf(subject)])
    expect(faults.filter(([, fault]) => fault !== null)).toEqual([])
  })

  it.each([
    ['Bring catalogs together', null],
    ['Read phone numbers in digits of any script', null],
    ['add a test', 'begins with no capital letter'],
    ['Add a test.', 'ends with a full stop'],
    ['Added a test', 'says what was done, and not what it does'],
    ['Fixing: a test', 'says what was done, and not what it does'],
    [`Add ${'a'.repeat(longest - 4)}`, null],
    [`Add ${'a'.repeat(longest - 4)} (#1234)`, null],
    [`Revert "Add ${'a'.repeat(longest - 4)}"`, null],
    ['fixup! Add a test', null],
    [`Add ${'a'.repeat(longest - 3)}`, `is longer than ${longest} characters`],
  ])('%s: %s', (subject, fault) => expect(faultOf(subject)).toBe(fault))
})
