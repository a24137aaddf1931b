// Compares the running Node with package.json and .nvmrc.
import { type Finding, failure, okay, warning } from '../finding.ts'

export interface NodeFacts {
  /** Such as 24.1.0. */
  version: string
  /** `engines.node` of package.json: ranges like ^20.19.0 and >=24.0.0. */
  range: string
  /** The major version in .nvmrc. */
  recommended: string
}

/** End of life of the supported lines, from Node's release schedule: they get no fixes afterwards. */
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
