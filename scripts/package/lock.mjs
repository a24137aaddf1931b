// package.json and package-lock.json of a package: the few packages that the built server loads, in the versions locked here.
import { runtimePackages } from './runtime.mjs'

/** Commands that need no sources. */
export const commands = ['start', 'setup', 'doctor', 'operator', 'feed', 'news', 'ledger', 'backup', 'restore', 'relay']

const pick = (from, names) => Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)))

export function packageOf({ name, version, description, license, type, engines, scripts, dependencies, optionalDependencies }) {
  return {
    name,
    version,
    private: true,
    description,
    license,
    type,
    engines,
    scripts: pick(scripts, commands),
    dependencies: pick(dependencies, runtimePackages),
    optionalDependencies,
  }
}

/** Path where Node resolves `name` from the package at `path`, by the lock; undefined: not found. */
function find(packages, path, name) {
  const place = `${path === '' ? '' : `${path}/`}node_modules/${name}`
  if (place in packages) return place
  return path === '' ? undefined : find(packages, path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1)), name)
}

const requiredBy = ({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) => [
  ...Object.keys(dependencies),
  ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
]
const wantedBy = (entry) => [...requiredBy(entry), ...Object.keys(entry.optionalDependencies ?? {})]

/** Paths of all packages reachable from the root; `next` returns an entry's dependencies. */
function reached(packages, root, next) {
  const seen = new Set()
  const open = [['', root]]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const [path, entry] = one
    const required = new Set(requiredBy(entry))
    for (const name of next(entry)) {
      const place = find(packages, path, name)
      if (place === undefined) {
        if (required.has(name)) throw new Error(`package-lock.json has no ${name}, which ${path || 'the package'} needs`)
      } else if (!seen.has(place)) {
        seen.add(place)
        open.push([place, packages[place]])
      }
    }
  }
  return seen
}

/** Flags of how an entry was reached in the full lock, which may differ here. */
const ways = new Set(['dev', 'devOptional', 'optional', 'peer'])

/** The part of a lock that `wanted`, a package.json of packageOf, needs. Versions, paths and hashes are unchanged. */
export function lockOf({ lockfileVersion, packages }, wanted) {
  const { name, version, license, engines, dependencies, optionalDependencies } = wanted
  const root = { name, version, license, dependencies, engines, optionalDependencies }
  const required = reached(packages, root, requiredBy)
  const entries = [...reached(packages, root, wantedBy)].sort().map((place) => {
    const fields = Object.fromEntries(Object.entries(packages[place]).filter(([key]) => !ways.has(key)))
    return [place, required.has(place) ? fields : { ...fields, optional: true }]
  })
  return { name, version, lockfileVersion, requires: true, packages: { '': root, ...Object.fromEntries(entries) } }
}
