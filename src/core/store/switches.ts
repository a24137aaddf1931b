// Features that the operator has switched off. Empty until the configuration loads.
import type { Feature } from '../../../contract/wire/feature.ts'

let off: ReadonlySet<Feature> = new Set()

export const setSwitchedOff = (features: readonly Feature[]): void => {
  off = new Set(features)
}
/** If true, the feature's button calls `summon('not-yet')`. */
export const isSwitchedOff = (feature: Feature): boolean => off.has(feature)
