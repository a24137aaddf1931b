// What the operator has switched off. Empty until the configuration says otherwise.
import type { Feature } from '../../contract/wire/feature.ts'

let off: ReadonlySet<Feature> = new Set()

export const setSwitchedOff = (features: readonly Feature[]): void => {
  off = new Set(features)
}
/** Then `summon('not-yet')` is what its button does. */
export const isSwitchedOff = (feature: Feature): boolean => off.has(feature)
