// Finds clubs by spelling, and separates clubs with the same name in two countries.
import { foldName } from './fold.ts'
import { nationOf } from './nation.ts'
import { clubForm, homeForm, splitNation } from './spelling.ts'

interface AtHome {
  /** Three-letter code of the country whose league it plays in; null if unknown. */
  home: string | null
}

export interface ClubIndex<Club extends AtHome> {
  /**
   * A spelling with a nation suffix means `club` only in files of that nation. For a shared spelling the club added last wins; for a merely
   * shared form the first, unless `isOwn`.
   */
  add: (spelling: string, club: Club, isOwn?: boolean) => void
  /** Replaces `known` with `next` everywhere. */
  replace: (known: Club, next: Club) => void
  /**
   * Searches the clubs of the countries `homes` and those without one; all clubs if `homes` is empty and the spelling has no nation suffix.
   */
  find: (spelling: string, homes?: readonly string[]) => Club | null
  /** An independent copy. */
  copy: () => ClubIndex<Club>
}

interface Maps<Club> {
  exact: Map<string, Club>
  byForm: Map<string, Club>
  byHome: Map<string, Club>
}

export function clubIndex<Club extends AtHome>(from?: Maps<Club>): ClubIndex<Club> {
  const exact = new Map<string, Club>(from?.exact)
  const byForm = new Map<string, Club>(from?.byForm)
  const byHome = new Map<string, Club>(from?.byHome)
  const all = [exact, byForm, byHome]

  return {
    copy: () => clubIndex({ exact, byForm, byHome }),
    add: (spelling, club, isOwn = false) => {
      const { name, nation } = splitNation(spelling)
      const folded = foldName(name)
      const claim = (map: Map<string, Club>, key: string) => {
        if (isOwn || !map.has(key)) map.set(key, club)
      }
      exact.set(foldName(spelling), club)
      const form = clubForm(folded)
      // Andorra is the nation, FC Andorra the club.
      const isNation = form !== folded && nationOf(form) !== null
      if (nation === null && !isNation) claim(byForm, form)
      const home = nation ?? club.home
      if (home === null) return
      claim(byHome, `${form}|${home}`)
      claim(byHome, `${homeForm(folded)}|${home}`)
    },
    replace: (known, next) => {
      for (const map of all) for (const [key, club] of map) if (club === known) map.set(key, next)
    },
    find: (spelling, homes = []) => {
      const { name, nation } = splitNation(spelling)
      const named = nation === null ? undefined : exact.get(foldName(spelling))
      if (named) return named
      const asked = nation === null ? homes : [nation]
      const folded = foldName(name)
      const form = clubForm(folded)
      const isAtHome = (club: Club | undefined): club is Club =>
        club !== undefined && (asked.length === 0 || club.home === null || asked.includes(club.home))
      const club = [exact.get(folded), byForm.get(form)].find(isAtHome)
      if (club) return club
      const keys = asked.flatMap((home) => [`${form}|${home}`, `${homeForm(folded)}|${home}`])
      return keys.map((key) => byHome.get(key)).find((found) => found !== undefined) ?? null
    },
  }
}
