// Moves files and folders, and updates every reference to them: imports, other relative paths, paths in documents and settings.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 })
const isCode = /\.(?:ts|tsx|mjs|css)$/
const isText = /\.(?:ts|tsx|mjs|css|json|md|yml|html|sh)$|^\.[a-z]+$/

export function moveFiles(moves, notes) {
  if (moves.length === 0) return
  const tracked = git('ls-files').trim().split('\n')
  /** The longest matching row decides; a row of a file is its full path. */
  const rows = [...moves].sort((one, other) => other[0].length - one[0].length)
  const target = (file) => {
    const row = rows.find(([old]) => file === old || file.startsWith(`${old}/`))
    return row ? row[1] + file.slice(row[0].length) : file
  }
  const moved = new Map(tracked.map((file) => [file, target(file)]).filter(([old, name]) => old !== name))
  for (const [old] of moves) if (!tracked.some((file) => file === old || file.startsWith(`${old}/`))) notes.push(`${old} is no file`)
  const news = new Set(moved.values())
  for (const name of news) if (existsSync(name) && !moved.has(name)) notes.push(`${name} is there already`)

  const known = new Set(tracked)
  const texts = tracked.filter((file) => isText.test(file) && !file.startsWith('scripts/terms/') && !file.startsWith('locales/'))
  const changedTexts = new Map()
  for (const file of texts) {
    const text = readFileSync(file, 'utf8')
    let changed = text
    if (isCode.test(file))
      changed = changed.replace(/(['"`])(\.{1,2}\/[^'"`\n?*${}]*)(\?[a-z]+)?\1/g, (all, quote, path, query = '') => {
        const from = posix.normalize(posix.join(dirname(file), path))
        const isFolder = !known.has(from)
        if (isFolder && !tracked.some((one) => one.startsWith(`${from}/`))) return all
        const to = isFolder ? folderTarget(from) : (moved.get(from) ?? from)
        const at = dirname(moved.get(file) ?? file)
        if (to === from && at === dirname(file)) return all
        const said = posix.relative(at, to)
        return `${quote}${said.startsWith('.') ? said : `./${said}`}${path.endsWith('/') ? '/' : ''}${query}${quote}`
      })
    for (const [old, name] of rows) {
      if (!changed.includes(old)) continue
      changed = changed.replace(new RegExp(`(?<![\\w./-])${old.replaceAll('.', '\\.')}(?![\\w-])`, 'g'), name)
    }
    if (changed !== text) changedTexts.set(file, changed)
  }
  function folderTarget(folder) {
    const row = rows.find(([old]) => folder === old || folder.startsWith(`${old}/`))
    return row ? row[1] + folder.slice(row[0].length) : folder
  }
  for (const [file, text] of changedTexts) writeFileSync(file, text)
  // Via a temporary name, so that two files can be swapped.
  for (const [old, name] of moved) {
    mkdirSync(dirname(name), { recursive: true })
    git('mv', old, join(dirname(name), `moving-${posix.basename(name)}`))
  }
  for (const name of news) git('mv', join(dirname(name), `moving-${posix.basename(name)}`), name)
}
