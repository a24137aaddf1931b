// Checks that the catalogs are complete: extracts again, compares, lists texts without a translation, and restores the files.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const langs = ['zh', 'en', 'vi']
const sections = readdirSync('locales', { withFileTypes: true }).filter((entry) => entry.isDirectory())
const folders = ['locales', ...sections.map(({ name }) => `locales/${name}`)]
const catalogs = folders.flatMap((folder) => langs.map((lang) => ({ lang, file: `${folder}/${lang}.po` })))
const before = Object.fromEntries(catalogs.map(({ file }) => [file, readFileSync(file, 'utf8')]))
const extracted = {}
try {
  // Its workers must start within ten seconds, which is too short on a busy machine.
  const env = { ...process.env, THREADS_WORKER_INIT_TIMEOUT: '300000' }
  execFileSync('npx', ['lingui', 'extract', '--clean'], { stdio: 'pipe', env })
  for (const { file } of catalogs) extracted[file] = readFileSync(file, 'utf8')
} finally {
  for (const [file, text] of Object.entries(before)) if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
let problems = 0
/** Translations by language, context and text: catalogs that are loaded together must not contradict each other. */
const messages = new Map()
for (const { lang, file } of catalogs) {
  const after = extracted[file]
  const withoutDate = (text) => text.replace(/"POT-Creation-Date:[^\n]*\n/, '')
  if (withoutDate(after) !== withoutDate(before[file])) {
    problems += 1
    console.error(`${file} is out of date: run npm run i18n and commit it`)
  }
  for (const [, part] of after.matchAll(/^#\. placeholder \{\d+\}: (<.*)/gm)) {
    problems += 1
    console.error(`${file}: ${part} is not plain text: a plural takes text only, put markup around it`)
  }
  if (lang === 'zh') continue
  for (const entry of after.split('\n\n').slice(1)) {
    const [, id] = /msgid ((?:"[^\n]*"\n?)+)/.exec(entry) ?? []
    const [, text] = /msgstr ((?:"[^\n]*"\n?)+)/.exec(entry) ?? []
    if (id && text?.trim() === '""') {
      problems += 1
      console.error(`${file}: no translation of ${id.trim()}`)
    }
    const [, context = ''] = /msgctxt ("[^\n]*")/.exec(entry) ?? []
    const key = `${lang} ${context} ${id?.trim()}`
    const other = messages.get(key)
    if (other && other.text !== text?.trim()) {
      problems += 1
      console.error(`${file}: ${id?.trim()} is ${text?.trim()}, but ${other.text} in ${other.file}`)
    }
    messages.set(key, { file, text: text?.trim() })
  }
}
console.log(`catalogs: ${problems} problems`)
process.exit(problems > 0 ? 1 : 0)
