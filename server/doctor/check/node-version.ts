// Which Node runs this, held against what package.json and .nvmrc say.
import { type Finding, failure, okay, warning } from '../finding.ts'

export interface NodeFacts {
  /** Such as 24.1.0. */
  version: string
  /** `engines.node` of package.json: parts like ^20.19.0 and >=24.0.0. */
  range: string
  /** Its major version, as .nvmrc says it. */
  recommended: string
}

/** The last days of the lines that are supported, of the release plan of Node: nothing is mended there after it. */
const endsOn: Readonly<Record<string, string>> = { '20': '2026-04-30', '22': '2027-04-30', '24': '2028-04-30' }

function isWithin(version: string, range: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return range.split(' || ').some((part) => {
    const [, form = '', ...digits] = /^(\^|>=)(\d+)\.(\d+)\.\d+$/.exec(part) ?? []
    const [line = Number.NaN, lowest = 0] = digits.map(Number)
    return (major === line && minor >= lowest) || (form === '>=' && major > line)
  })
}

/** `now`: real milliseconds. */
export function checkNode({ version, range, recommended }: NodeFacts, now: number): Finding {
  if (!isWithin(version, range)) return failure(`Node ${version} is none of ${range}.`, `Install Node ${recommended}.`)
  const [major = ''] = version.split('.')
  const end = endsOn[major]
  if (end !== undefined && Date.parse(end) < now)
    return warning(`Node ${version}: nothing is mended in this line since ${end}.`, `Install Node ${recommended}.`)
  return okay(`Node ${version}${major === recommended ? ', the one that is recommended' : ''}.`)
}
