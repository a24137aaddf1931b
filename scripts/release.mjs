// Whether this folder is a package (npm run package) rather than a checkout: it has a list of its files instead of sources.
import { existsSync } from 'node:fs'

export const releaseFile = 'release.json'

export const isRelease = () => existsSync(releaseFile)
