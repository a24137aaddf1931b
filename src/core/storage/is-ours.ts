// Which records of the device this build can read.
import { contractVersion } from '../../../contract/wire/version.ts'

/** What another contract is of counts as not there. A record without a version is of the first. */
export const isOurs = ({ contract = 1 }: { contract?: number }): boolean => contract === contractVersion
