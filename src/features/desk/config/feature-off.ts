// What is off where: everywhere, and in a region besides. Pure.
import type { DeskConfig } from '../../../../contract/desk/desk.ts'
import type { Feature } from '../../../../contract/wire/feature.ts'

type Switches = Pick<DeskConfig, 'off' | 'off_in'>

/** In a region; '' is everywhere. */
export const offThere = ({ off, off_in }: Switches, region: string): readonly Feature[] =>
  region === '' ? off : (off_in.find((one) => one.region === region)?.off ?? [])

/** As it is sent: a region where nothing is off any more is named no longer. */
export function turned({ off, off_in }: Switches, region: string, feature: Feature, on: boolean): Partial<Switches> {
  const there = offThere({ off, off_in }, region).filter((one) => one !== feature)
  const next = on ? there : [...there, feature]
  if (region === '') return { off: next }
  const others = off_in.filter((one) => one.region !== region)
  return { off_in: next.length > 0 ? [...others, { region, off: next }] : others }
}
