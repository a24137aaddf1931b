// Point deductions as published by the leagues. The recount has its own list, so that a deduction missing in the product shows.

type Deduction = readonly [competition: RegExp, season: string, team: string, points: number]

const premierLeague = /^(?:english )?premier league$/i
const championship = /^(?:english )?championship$/i
const leagueOne = /^(?:english )?league one$/i
const leagueTwo = /^(?:english )?league two$/i
const serieA = /^(?:italian )?serie a$/i
const serieB = /^(?:italian )?serie b$/i
const ligue1 = /^(?:french )?ligue 1$/i

/** Teams by words that their name contains in every file. */
const deductions: readonly Deduction[] = [
  [premierLeague, '2023/24', 'Everton', 8],
  [premierLeague, '2023/24', 'Nottingham', 4],
  [championship, '2011/12', 'Portsmouth', 10],
  [championship, '2014/15', 'Rotherham', 3],
  [championship, '2018/19', 'Birmingham', 9],
  [championship, '2019/20', 'Wigan', 12],
  [championship, '2020/21', 'Sheffield Wed', 6],
  [championship, '2021/22', 'Derby', 21],
  [championship, '2021/22', 'Reading', 6],
  [championship, '2022/23', 'Reading', 6],
  [championship, '2022/23', 'Wigan', 3],
  [championship, '2025/26', 'Sheffield Wed', 18],
  [championship, '2025/26', 'Leicester', 6],
  [leagueOne, '2010/11', 'Plymouth', 10],
  [leagueOne, '2012/13', 'Portsmouth', 10],
  [leagueOne, '2012/13', 'Coventry', 10],
  [leagueOne, '2013/14', 'Coventry', 10],
  [leagueOne, '2019/20', 'Bolton', 12],
  [leagueTwo, '2010/11', 'Hereford', 3],
  [leagueTwo, '2010/11', 'Torquay', 1],
  [leagueTwo, '2011/12', 'Port Vale', 10],
  [leagueTwo, '2019/20', 'Macclesfield', 17],
  [serieA, '2014/15', 'Parma', 7],
  [serieA, '2018/19', 'Chievo', 3],
  [serieA, '2022/23', 'Juventus', 10],
  [serieB, '2018/19', 'Palermo', 20],
  [serieB, '2018/19', 'Foggia', 6],
  [serieB, '2024/25', 'Brescia', 4],
  [serieB, '2024/25', 'Cosenza', 4],
  [ligue1, '2021/22', 'Lyon', 1],
  [ligue1, '2021/22', 'Nice', 1],
  [ligue1, '2023/24', 'Montpellier', 1],
  [/^(?:netherlands )?eredivisie$/i, '2023/24', 'Vitesse', 18],
  [/^(?:deutsche )?2\. bundesliga$/i, '2014/15', 'Aalen', 2],
  [/^greek super league$/i, '2018/19', 'PAOK', 2],
]

export const deductedPoints = (competition: string, season: string): { team: string; points: number }[] =>
  deductions.flatMap(([of, when, team, points]) => (of.test(competition) && when === season ? { team, points } : []))
