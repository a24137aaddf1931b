// Are the catalogs complete? Extracts anew into memory's copy, compares, and names every text without a translation.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const langs = ['zh', 'en', 'vi']
const catalogs = ['locales', 'locales/about'].flatMap((folder) => langs.map((lang) => ({ lang, file: `${folder}/${lang}.po` })))
const before = Object.fromEntries(catalogs.map(({ file }) => [file, readFileSync(file, 'utf8')]))
execFileSync('npx', ['lingui', 'extract', '--clean'], { stdio: 'pipe' })
let problems = 0
for (const { lang, file } of catalogs) {
  const after = readFileSync(file, 'utf8')
  const withoutDate = (text) => text.replace(/"POT-Creation-Date:[^\n]*\n/, '')
  if (withoutDate(after) !== withoutDate(before[file])) {
    problems += 1
    console.error(`${file} is not what the sources say: run npm run i18n and commit it`)
  }
  if (lang === 'zh') continue
  for (const entry of after.split('\n\n').slice(1)) {
    const [, id] = /msgid ((?:"[^\n]*"\n?)+)/.exec(entry) ?? []
    const [, text] = /msgstr ((?:"[^\n]*"\n?)+)/.exec(entry) ?? []
    if (id && text?.trim() === '""') {
      problems += 1
      console.error(`${file}: no translation of ${id.trim()}`)
    }
  }
}
console.log(`catalogs: ${problems} problems`)
process.exit(problems > 0 ? 1 : 0)
