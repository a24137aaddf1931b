// Whether this folder is a package (npm run package) and not a checkout: it has no sources, and a list of its files instead.
import { existsSync } from 'node:fs'

export const releaseFile = 'release.json'

export const isRelease = () => existsSync(releaseFile)
