// Final tables as published by their leagues. Data.

export interface PublishedTable {
  /** End of the path of its file. */
  file: string
  /** A part of the season; null: its only table. */
  part: string | null
  /** Teams from the first rank down, by words that the file's spelling contains. */
  first: readonly string[]
  /** Teams at the bottom, ending with the last rank. */
  last: readonly string[]
}

const table = (file: string, first: string, last: string, part: string | null = null): PublishedTable => ({
  file,
  part,
  first: first.split('|').map((team) => team.trim()),
  last: last.split('|'),
})

export const publishedTables: readonly PublishedTable[] = [
  // The two Manchester clubs were level on points; goal difference decided.
  table(
    '2011-12/en.1.json',
    'Manchester City|Manchester United|Arsenal|Tottenham|Newcastle|Chelsea|Everton|Liverpool|Fulham',
    'Bolton|Blackburn|Wolverhampton',
  ),
  table(
    '2022-23/en.1.json',
    `Manchester City|Arsenal|Manchester United|Newcastle|Liverpool|Brighton|Aston Villa|Tottenham|Brentford|Fulham|Crystal Palace|
      Chelsea|Wolverhampton|West Ham|Bournemouth|Nottingham|Everton`,
    'Leicester|Leeds|Southampton',
  ),
  // Point deductions: Everton eight, Nottingham Forest four.
  table(
    '2023-24/en.1.json',
    `Manchester City|Arsenal|Liverpool|Aston Villa|Tottenham|Chelsea|Newcastle|Manchester United|West Ham|Crystal Palace|Brighton|
      Bournemouth|Fulham|Wolverhampton|Everton|Brentford|Nottingham`,
    'Luton|Burnley|Sheffield United',
  ),
  table(
    '2024-25/en.1.json',
    `Liverpool|Arsenal|Manchester City|Chelsea|Newcastle|Aston Villa|Nottingham|Brighton|Bournemouth|Brentford|Fulham|Crystal Palace|
      Everton|West Ham|Manchester United|Wolverhampton|Tottenham`,
    'Leicester|Ipswich|Southampton',
  ),
  // Point deductions: Reading six, Wigan three.
  table('2022-23/en.2.json', 'Burnley|Sheffield United|Luton|Middlesbrough|Coventry|Sunderland|Blackburn', 'Reading|Blackpool|Wigan'),
  table(
    '2023-24/en.2.json',
    'Leicester|Ipswich|Leeds|Southampton|West Brom|Norwich|Hull|Middlesbrough|Coventry|Preston',
    'Birmingham|Huddersfield|Rotherham',
  ),
  // Juventus lost ten points; Spezia and Hellas Verona were level, and their direct matches decided.
  table(
    '2022-23/it.1.json',
    'Napoli|Lazio|Internazionale|AC Milan|Atalanta|Roma|Juventus|Fiorentina|Bologna|Torino',
    // A play-off put Verona, level on points, above Spezia.
    'Cremonese|Sampdoria',
  ),
  table('2023-24/it.1.json', 'Internazionale|AC Milan|Juventus|Atalanta|Bologna|Roma|Lazio|Fiorentina', 'Frosinone|Sassuolo|Salernitana'),
  table(
    '2023-24/de.1.json',
    `Leverkusen|Stuttgart|Bayern|Leipzig|Dortmund|Frankfurt|Hoffenheim|Heidenheim|Bremen|Freiburg|Augsburg|Wolfsburg|Mainz|Gladbach|
      Union Berlin`,
    'Bochum|Köln|Darmstadt',
  ),
  table(
    '2024-25/de.1.json',
    `Bayern|Leverkusen|Frankfurt|Dortmund|Freiburg|Mainz|Leipzig|Bremen|Stuttgart|Gladbach|Wolfsburg|Augsburg|Union Berlin|St. Pauli|
      Hoffenheim`,
    'Heidenheim|Kiel|Bochum',
  ),
  table(
    '2022-23/es.1.json',
    'Barcelona|Real Madrid|Atlético|Real Sociedad|Villarreal|Betis|Osasuna|Athletic|Mallorca',
    'Valladolid|Espanyol|Elche',
  ),
  table(
    '2023-24/es.1.json',
    'Real Madrid|Barcelona|Girona|Atlético|Athletic|Real Sociedad|Betis|Villarreal|Valencia|Alavés|Osasuna',
    'Cádiz|Almería|Granada',
  ),
  // Nice and Lyon lost one point each.
  table('2021-22/fr.1.json', 'Paris|Marseille|Monaco|Rennais|Nice|Strasbourg|Lens|Lyon', 'Saint-Étienne|Metz|Bordeaux'),
  // Metz and Lorient were level on points and goal difference; their direct matches counted before goals scored.
  table('2023-24/fr.1.json', 'Paris|Monaco|Brest|Lille|Nice|Lyon|Lens|Marseille|Reims|Rennais', 'Metz|Lorient|Clermont'),
  table('2024-25/fr.1.json', 'Paris|Marseille|Monaco|Nice|Lille|Lyon|Strasbourg|Lens|Brest', 'Reims|Saint-Étienne|Montpellier'),
  // Vitesse lost eighteen points.
  table('2023-24/nl.1.json', 'PSV|Feyenoord|Twente|AZ|Ajax|NEC|Utrecht|Sparta|Go Ahead', 'Excelsior|Volendam|Vitesse'),
  table(
    '2023-24/pt.1.json',
    'Sporting Clube de Portugal|Benfica|Porto|Braga|Vitória|Moreirense|Arouca|Famalicão',
    'Portimonense|Vizela|Chaves',
  ),
  table('2018-19/tr.1.json', 'Galatasaray|Başakşehir|Beşiktaş|Trabzonspor|Malatyaspor|Fenerbahçe', 'Bursaspor|Erzurumspor|Akhisar'),
  table('2024-25/sco.1.json', 'Celtic|Rangers|Hibernian', 'Dundee United|Aberdeen|St. Mirren', 'championship-round'),
  table('2024-25/sco.1.json', 'Heart|Motherwell|Kilmarnock', 'Dundee FC|Ross County|St. Johnstone', 'relegation-round'),
  // Santos and Palmeiras were level, and so were CSA and Chapecoense; the number of wins decided.
  table('2019/br.1.json', 'Flamengo|Santos|Palmeiras|Grêmio|Paranaense|São Paulo|Internacional', 'CSA|Chapecoense|Avaí'),
  // A single table of 36 teams, each with eight opponents.
  table(
    '2024-25/uefa.cl.json',
    `Liverpool|Barcelona|Arsenal|Internazionale|Atlético|Leverkusen|Lille|Aston Villa|Atalanta|Dortmund|Real Madrid|Bayern|AC Milan|PSV|
      Paris|Benfica|Monaco|Brest|Feyenoord|Juventus|Celtic|Manchester City|Sporting Clube|Club Brugge`,
    'Salzburg|Slovan|Young Boys',
  ),
]
