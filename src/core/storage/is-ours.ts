// Which stored records this build can read.
import { contractVersion } from '../../../contract/wire/version.ts'

/** Records of another contract version count as missing. A record without a version is of version 1. */
export const isOurs = ({ contract = 1 }: { contract?: number }): boolean => contract === contractVersion
