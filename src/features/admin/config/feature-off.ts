// Which features are off, globally and per region. Pure.
import type { AdminConfig } from '../../../../contract/admin/admin.ts'
import type { Feature } from '../../../../contract/wire/feature.ts'

type Switches = Pick<AdminConfig, 'off' | 'off_in'>

/** Features that are off in a region; '' means globally. */
export const offThere = ({ off, off_in }: Switches, region: string): readonly Feature[] =>
  region === '' ? off : (off_in.find((one) => one.region === region)?.off ?? [])

/** Returns the patch to send: a region without any disabled feature is omitted. */
export function turned({ off, off_in }: Switches, region: string, feature: Feature, on: boolean): Partial<Switches> {
  const there = offThere({ off, off_in }, region).filter((one) => one !== feature)
  const next = on ? there : [...there, feature]
  if (region === '') return { off: next }
  const others = off_in.filter((one) => one.region !== region)
  return { off_in: next.length > 0 ? [...others, { region, off: next }] : others }
}
