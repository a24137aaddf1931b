// npm run soak -- openfootball FOLDER: reads every season file below a folder through the feed's own adapter and reports. Fails on a league
// without a table, an unparsed round of a league, a row that differs from a recount, and a rank that differs from the published table.
import { clubNames } from '../../../server/feed/names/club.ts'
import { FileError } from '../../../server/feed/openfootball/model.ts'
import { printSeason, printTotals } from './print.ts'
import { readSeason } from './read-season.ts'
import { type SeasonFile, seasonFilesIn } from './season-files.ts'
import { addSeason, figuresOf, newTotals } from './totals.ts'

const [folder = '.'] = process.argv.slice(2)
const began = Date.now()
const clubs = clubNames()
const totals = newTotals()

function proveSeason(file: SeasonFile): void {
  totals.files += 1
  try {
    const season = readSeason(file, clubs)
    printSeason(season)
    addSeason(totals, season)
  } catch (error) {
    // Any other error is a bug in the adapter and aborts the run with its stack.
    if (!(error instanceof FileError)) throw new Error(`${file.path} ends the adapter`, { cause: error })
    console.log(`${file.path}: BROKEN ${error.message}`)
    totals.broken.unreadable.push(error.message)
  }
}

for (const file of seasonFilesIn(folder)) proveSeason(file)
if (totals.files === 0) {
  console.error(`${folder} has no season file: name a clone of football.json, the repository of openfootball with its seasons as JSON.`)
  process.exitCode = 2
} else {
  printTotals(totals)
  const seconds = Number(((Date.now() - began) / 1_000).toFixed(1))
  console.log(`figures ${JSON.stringify({ ...figuresOf(totals), seconds })}`)
  process.exitCode = Object.values(totals.broken).some((lines) => lines.length > 0) ? 1 : 0
}
