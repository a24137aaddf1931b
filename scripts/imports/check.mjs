// All rules over all files, as lines of text. Works on the given files, reads nothing.
import { posix } from 'node:path'
import { domainProblems } from './domains.mjs'
import { featureOf } from './nouns.mjs'
import { importsOf, packageOf, reachedFrom, ringsIn } from './read.mjs'
import { computedRefusal, fileRefusal, innerOf, isTest, packageRefusal } from './rules.mjs'
import { boots, lists, loadedLater, most } from './table.mjs'

/** `texts`: path and content of each source. `counted`: paths of all files that count for folder sizes. */
export function check(texts, counted = [...texts.keys()]) {
  const problems = []
  const read = new Map()
  for (const [file, text] of texts) {
    const { faults, imports } = importsOf(file, text)
    problems.push(...faults.map((fault) => `${file}: ${fault}`))
    read.set(file, imports)
    for (const one of imports) {
      const why = one.to === null ? computedRefusal(file) : one.isOurs ? fileRefusal(file, one.to, one) : packageRefusal(file, one.to, one)
      if (why) problems.push(`${file} imports ${one.to ?? 'what it works out'}: ${why}`)
    }
    const lines = text.split('\n').length - 1
    const allowed = isTest(file) || file.startsWith('tests/') ? most.testLines : most.lines
    if (lines > allowed && !lists.some((folder) => file.startsWith(folder))) problems.push(`${file} has ${lines} lines: ${allowed} at most`)
  }
  /** Dependencies that a file needs before it can run. */
  const needs = (file) => (read.get(file) ?? []).filter((one) => !one.isType && !one.isLater)
  const needed = (file) => needs(file).flatMap((one) => (one.isOurs ? [one.to] : []))
  for (const ring of ringsIn(read.keys(), needed)) problems.push(`a cycle: ${ring.join(' → ')}`)
  problems.push(...innerRings(read), ...booting([...read.keys()].filter(isBeside), needs, needed), ...tooEarly(needed))
  const ours = (file) => (read.get(file) ?? []).flatMap(({ to, isOurs }) => (isOurs ? [to] : []))
  problems.push(...domainProblems([...read.keys()].filter((file) => !isTest(file)).map((file) => [file, ours(file)])))
  return { problems: [...problems, ...fullFolders(counted)], packages: packagesIn(read) }
}
const packagesIn = (read) =>
  new Set([...read.values()].flatMap((imports) => imports.flatMap(({ to, isOurs }) => (isOurs || to === null ? [] : [packageOf(to)]))))
const isBeside = (file) => isTest(file) && !file.startsWith('tests/')

/** Cycles between the inner folders of a feature; the files above them join them and may be used by all. */
function innerRings(read) {
  const features = new Map()
  for (const [file, imports] of read) {
    const feature = featureOf(file)
    if (feature === undefined || isTest(file)) continue
    const inner = features.get(feature) ?? features.set(feature, new Map()).get(feature)
    for (const { to, isOurs, isType } of imports) {
      if (!isOurs || isType || featureOf(to) !== feature) continue
      const [from, other] = [innerOf(file), innerOf(to)]
      if (isAbove(from, other) || isAbove(other, from)) continue
      inner.set(from, (inner.get(from) ?? new Set()).add(other))
    }
  }
  return [...features].flatMap(([feature, inner]) =>
    ringsIn(inner.keys(), (folder) => inner.get(folder) ?? []).map((ring) => `folders of ${feature} need each other: ${ring.join(' → ')}`),
  )
}
const isAbove = (folder, other) => folder === other || folder === '' || other.startsWith(`${folder}/`)

/** Tests beside sources that reach booting code. */
function booting(tests, needs, needed) {
  return tests.flatMap((test) =>
    [test, ...reachedFrom(test, needed)].flatMap((file) => {
      if (boots.files.some((one) => file === one || (one.endsWith('/') && file.startsWith(one))))
        return [`${test} boots ${file}: move it to tests/`]
      const taken = needs(file).find(({ to, isOurs }) => !isOurs && to !== null && boots.packages.includes(packageOf(to)))
      return taken ? [`${test} boots ${taken.to}, through ${file}: move it to tests/`] : []
    }),
  )
}

/** Code to be loaded lazily that a program reaches statically. */
function tooEarly(needed) {
  const { folder, programs } = loadedLater
  return programs.flatMap((program) => {
    const first = [...reachedFrom(program, needed)].find((file) => file.startsWith(folder))
    return first ? [`${program} needs ${first} before it can run: load it where it is wanted`] : []
  })
}

function fullFolders(counted) {
  const counts = new Map()
  for (const file of counted) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1)
  return [...counts]
    .filter(([, files]) => files > most.files)
    .map(([folder, files]) => `${folder} has ${files} files, ${most.files} at most: divide it by its parts`)
}
