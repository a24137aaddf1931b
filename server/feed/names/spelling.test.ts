// Spellings of one club match, those of two never do, and an unlisted club is the same with every suffix.
import { describe, expect, it } from 'vitest'
import { type ClubNames, clubNames } from './club.ts'
import { clubTable, clubTableHome } from './club-table.ts'
import { listedClubs } from './clubs/lines.ts'
import { foldName } from './fold.ts'
import { nationOf } from './nation.ts'
import { clubForm, homeForm, splitNation } from './spelling.ts'
import { namedTeam } from './team.ts'

const clubs: ClubNames = clubNames()
const keyOf = (spelling: string, homes: string[] = []): string => namedTeam(spelling, null, clubs, homes).key

interface Row {
  home: string
  key: string
  spellings: string[]
}
const rows: Row[] = [
  ...Object.entries(clubTable).map(([key, [spellings]]) => ({ home: clubTableHome.get(key) ?? '', key, spellings })),
  ...listedClubs,
]

/** Forms that two rows share, each with both names. */
function shared(formsOf: (spelling: string, row: Row) => string[]): string[] {
  const owner = new Map<string, string>()
  return rows.flatMap((row) =>
    [row.key, ...row.spellings].flatMap((spelling) =>
      formsOf(spelling, row).flatMap((form) => {
        const other = owner.get(form) ?? row.key
        owner.set(form, row.key)
        return other === row.key ? [] : [`${form}: ${other}, ${row.key}`]
      }),
    ),
  )
}

describe('the spellings of a club', () => {
  it.each([
    ['Sassuolo', 'Sassuolo Calcio'],
    ['Greuther Fürth', 'SpVgg Greuther Fürth 1903'],
    ['Girondins de Bordeaux', 'Girondins Bordeaux'],
    ['New York Red Bulls', 'New York RB'],
    ['New York Red Bulls', 'Red Bull New York'],
    ['Red Bull Salzburg', 'RB Salzburg'],
    ['Red Bull Bragantino', 'RB Bragantino'],
    ['Wigan Athletic', 'Wigan Athletic FC'],
    ['1. FC Köln', 'FC Koln'],
    ['Pisa', 'AC Pisa 1909'],
    ['Como', 'Como 1907'],
    ['Sheffield United', 'Sheffield Utd FC'],
    ['Zenit Saint Petersburg', 'FK Zenit St. Petersburg'],
    ['AS Saint-Étienne', 'AS St Etienne'],
    ['Nashville SC', 'Nashville SC (USA)'],
    ['Swansea City', 'Swansea City AFC (WAL)'],
    ['AS Monaco', 'AS Monaco FC (MCO)'],
    ['AS Monaco', 'Monaco FC'],
    ['FC Vaduz', 'FC Vaduz (LIE)'],
  ])('%s and %s match', (key, spelling) => expect(clubs(spelling)).toMatchObject({ key }))

  it('match more loosely in a file of its own country', () => {
    expect(clubs('AC Reggiana', ['ITA'])).toMatchObject({ key: 'Reggiana' })
    expect(clubs('AS Sassuolo', ['ITA'])).toMatchObject({ key: 'Sassuolo' })
    expect(clubs('AS Sassuolo')).toBeNull()
  })

  it('all resolve to it, in a file of its country and in one of all countries', () => {
    const lost = rows.flatMap(({ home, key, spellings }) =>
      [key, ...spellings].filter((spelling) => {
        const { name, nation } = splitNation(spelling)
        return clubs(spelling)?.key !== key || clubs(name, [nation ?? home])?.key !== key
      }),
    )
    expect(lost).toEqual([])
  })

  it('share no form with another club', () => {
    expect(shared((spelling) => (splitNation(spelling).nation ? [] : [clubForm(foldName(spelling))]))).toEqual([])
  })

  it('share no form with another club of the country', () => {
    const forms = (spelling: string, { home }: Row) => {
      const { name, nation } = splitNation(spelling)
      return [clubForm(foldName(name)), homeForm(foldName(name))].map((form) => `${form} ${nation ?? home}`)
    }
    expect(shared(forms)).toEqual([])
  })

  it('are not names of nations, except for Monaco', () => {
    expect(rows.flatMap(({ key, spellings }) => [key, ...spellings]).filter((spelling) => nationOf(spelling))).toEqual(['Monaco'])
    expect(keyOf('Andorra')).toBe('nation:AD')
    expect(clubs('FC Andorra')).toMatchObject({ key: 'FC Andorra' })
  })
})

describe('two clubs', () => {
  it.each([
    ['Manchester United', 'Manchester City'],
    ['Atlético Madrid', 'Athletic Club'],
    ['Atlético Mineiro', 'Atlético Goianiense'],
    ['Everton', 'Everton CD'],
    ['Everton (ENG)', 'Everton (CHI)'],
    ['CA River Plate (ARG)', 'CA River Plate (URU)'],
    ['Club Nacional (PAR)', 'Club Nacional de Football (URU)'],
    ['CD Nacional', 'CDC Atlético Nacional'],
    ['FC Barcelona', 'Barcelona SC'],
    ['Arsenal FC', 'Arsenal de Sarandí'],
    ['Arsenal FC', 'Arsenal Tula'],
    ['Racing Club', 'Racing Santander'],
    ['Racing Club (ARG)', 'Racing Club (URU)'],
    ['Liverpool FC (ENG)', 'Liverpool FC (URU)'],
    ['Red Star FC', 'Red Star Belgrade'],
    ['Sparta Rotterdam', 'Sparta Praha'],
    ['Vitória SC', 'EC Vitória'],
    ['Al Hilal SFC', 'Al Hilal (SDN)'],
    ['Al Ahli Saudi FC', 'Al Ahly SC (EGY)'],
    ['Olimpia Asunción', 'CD Olimpia (HON)'],
    ['Newcastle United', 'Newcastle United Jets'],
    ['Botafogo RJ', 'Botafogo SP'],
    ['Guarani FC', 'Club Guaraní'],
    ['Inter', 'Inter Miami CF'],
    ['Chelsea FC', 'Chelsea FC (GHA)'],
    ['Barcelona', 'Barcelona FC (PHI)'],
  ])('%s and %s stay distinct', (one, other) => expect(keyOf(one)).not.toBe(keyOf(other)))

  it.each([
    ['River Plate', 'URU', '蒙得维的亚河床'],
    ['River Plate', 'ARG', '河床'],
    ['Liverpool FC', 'URU', '蒙得维的亚利物浦'],
    ['Everton', 'CHI', '智利埃弗顿'],
    ['Arsenal', 'ARG', '萨兰迪兵工厂'],
    ['Nacional', 'POR', '葡萄牙国民'],
    ['Nacional', 'URU', '乌拉圭民族'],
    ['Nacional', 'PAR', '巴拉圭国民'],
    ['América FC', 'BRA', '米内罗美洲'],
    ['América', 'MEX', '墨西哥美洲'],
    ['Racing Club', 'URU', '蒙得维的亚竞技'],
    ['Fortaleza FC', 'COL', '福塔莱萨CEIF'],
    ['Al Ittihad', 'KSA', '吉达联合'],
    ['Al Ittihad', 'EGY', '亚历山大联合'],
    ['Olimpia', 'HON', '洪都拉斯奥林匹亚'],
  ])('with the same name are distinguished by country: %s of %s is %s', (spelling, home, zh) => {
    expect(clubs(spelling, [home])).toMatchObject({ name: { zh } })
    expect(clubs(`${spelling} (${home})`)).toMatchObject({ name: { zh } })
  })

  it('with the same name stay distinct when the table has only one of them', () => {
    expect(clubs('Chelsea', ['GHA'])).toBeNull()
    expect(keyOf('Chelsea', ['GHA'])).toBe('club:chelsea gha')
    expect(keyOf('Chelsea FC', ['GHA'])).toBe('club:chelsea gha')
    expect(keyOf('Chelsea', ['ENG'])).toBe('club:chelsea')
  })
})

describe('an unlisted club', () => {
  it.each([
    ['Xenon Athletic', 'Xenon Athletic FC'],
    ['Xenon Athletic', 'Xenon Athletic F.C.'],
    ['Xenon Athletic', 'Xenon Athletic AFC'],
    ['Xenon Town', 'Xenon Town CF'],
    ['Xenon Town', 'Xenon Town SC'],
    ['Xenon Town', 'FC Xenon Town 1903'],
    ['Xenon', 'Xenon Calcio'],
    ['Xénon', 'Xenon FC (XEN)'],
  ])('is the same as %s and as %s', (one, other) => expect(keyOf(other)).toBe(keyOf(one)))

  it.each([
    ['Xenon Town', 'Xenon City'],
    ['Xenon', 'Xenon II'],
    ['AC Xenon', 'SC Xenon'],
    ['SV Xenon', 'Xenon'],
  ])('is not another: %s and %s', (one, other) => expect(keyOf(one)).not.toBe(keyOf(other)))

  it('keeps a suffix without which it would be a listed one', () => expect(keyOf('Liverpool SC')).toBe('club:liverpool sc'))

  it('keeps a name that is only a suffix', () => expect(keyOf('AFC')).toBe('club:afc'))
})

describe('ids', () => {
  it.each([
    ['Liverpool FC', 'club:liverpool'],
    ['Bayern München', 'club:bayern munich'],
    ['US Sassuolo', 'club:sassuolo'],
    ['NY Red Bulls', 'club:ny red bulls'],
    ['New York Red Bulls', 'club:new york red bulls'],
    ['Sporting Braga', 'club:sc braga'],
    ['Guangzhou Evergrande', 'club:guangzhou fc'],
    ['Nam Dinh', 'club:nam dinh'],
  ])('of previously listed clubs stay the same: %s is %s', (spelling, key) => expect(keyOf(spelling)).toBe(key))
})
