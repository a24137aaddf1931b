// Leagues of the world as the two feeds spell their clubs: each club has a Chinese name, and no two of a league are mixed up.
import { describe, expect, it } from 'vitest'
import { clubNames } from '../club.ts'
import { competitionHomes } from '../competition.ts'
import { namedTeam } from '../team.ts'
import { listedClubs } from './lines.ts'

const clubs = clubNames()

/** The name of a competition as in a feed, and clubs of it. */
const leagues: [competition: string, area: string, clubs: string][] = [
  [
    'Campeonato Brasileiro Série A',
    'Brazil',
    `CA Mineiro|CA Paranaense|CR Flamengo|CR Vasco da Gama|Ceará SC|Chapecoense AF|Clube do Remo|Coritiba FBC|Cruzeiro EC|EC Bahia|
    EC Juventude|EC Vitória|Fluminense FC|Fortaleza EC|Botafogo FR|Grêmio FBPA|Mirassol FC|RB Bragantino|Santos FC|SC Corinthians Paulista|
    SC Internacional|SC Recife|SE Palmeiras|São Paulo FC|AC Goianiense|América FC|Cuiabá EC|Goiás EC|Criciúma EC|Avaí FC`,
  ],
  [
    'Brasileiro Série A',
    '',
    `Athletico Paranaense|Atlético Goianiense|Atlético Mineiro|Bahia BA|Botafogo RJ|CSA AL|Ceará CE|Corinthians SP|Coritiba PR|Flamengo RJ|
    Fluminense RJ|Fortaleza CE|Goiás GO|Grêmio Porto Alegre|Palmeiras|Red Bull Bragantino|Sport Recife PE|Vasco da Gama RJ`,
  ],
  [
    'Argentina Primera Division',
    '',
    `Aldosivi|Argentinos Juniors|Arsenal de Sarandí|Atlético Tucumán|Banfield|Barracas Central|Belgrano de Córdoba|Boca Juniors|
    Central Córdoba SdE|Colón de Santa Fe|Defensa y Justicia|Deportivo Riestra|Estudiantes|Gimnasia de La Plata|Godoy Cruz|Huracán|
    Independiente|Independiente Rivadavia|Instituto de Córdoba|Lanús|Newell's Old Boys|Platense|Racing Club|River Plate|Rosario Central|
    San Lorenzo|San Martín de San Juan|Sarmiento de Junín|Talleres de Córdoba|Tigre|Unión de Santa Fe|Vélez Sarsfield`,
  ],
  [
    'English League One',
    '',
    `AFC Wimbledon|Accrington Stanley|Barnsley FC|Birmingham City|Blackpool|Bolton|Bradford City|Bristol Rovers|Burton|Cambridge United|
    Cardiff|Charlton Athletic|Crawley Town|Crewe Alexandra|Doncaster Rovers|Exeter|Fleetwood Town|Gillingham FC|Huddersfield|Leyton Orient|
    Lincoln|Luton|Mansfield|Milton Keynes Dons|Northampton|Oxford United|Peterborough|Plymouth|Port Vale FC|Reading FC|Rochdale AFC|
    Rotherham|Scunthorpe United|Shrewsbury Town|Southend United|Stevenage FC|Stockport|Swindon Town|Tranmere Rovers|Walsall FC|
    Wigan Athletic|Wrexham AFC|Wycombe`,
  ],
  [
    'Primeira Liga',
    'Portugal',
    `AVS|Boavista FC|CD Nacional|CD Santa Clara|CD Tondela|CF Estrela da Amadora|Casa Pia AC|FC Alverca|FC Arouca|FC Famalicão|FC Porto|
    GD Estoril Praia|Gil Vicente FC|Moreirense FC|Rio Ave FC|SC Farense|Sport Lisboa e Benfica|Sporting Clube de Braga|
    Sporting Clube de Portugal|Vitória SC|Portimonense SC|GD Chaves|FC Vizela|CS Marítimo|FC Paços de Ferreira|Belenenses SAD`,
  ],
  [
    'Eredivisie',
    'Netherlands',
    `AFC Ajax|AZ|Almere City FC|FC Groningen|FC Twente '65|FC Utrecht|FC Volendam|Feyenoord Rotterdam|Fortuna Sittard|Go Ahead Eagles|
    Heracles Almelo|NAC Breda|NEC|PEC Zwolle|PSV|RKC Waalwijk|SBV Excelsior|SBV Vitesse|SC Cambuur-Leeuwarden|SC Heerenveen|
    Sparta Rotterdam|Telstar 1963|Willem II Tilburg|FC Emmen`,
  ],
  [
    'Turkish Süper Lig',
    '',
    `Adana Demirspor|Alanyaspor|Antalyaspor|Beşiktaş|Bodrum FK|Eyüpspor|Fatih Karagümrük|Fenerbahçe|Galatasaray|Gaziantep FK|
    Gençlerbirliği|Göztepe|Hatayspor|Kasımpaşa SK|Kayserispor|Kocaelispor|Konyaspor|MKE Ankaragücü|Samsunspor|Sivasspor|Trabzonspor|
    Çaykur Rizespor|İstanbul Başakşehir`,
  ],
  [
    'Saudi Pro League',
    'Saudi Arabia',
    `Al-Hilal SFC|Al-Nassr FC|Al-Ittihad FC|Al-Ahli Saudi FC|Al-Shabab FC|Al-Ettifaq FC|Al-Qadsiah FC|Al-Taawoun FC|Al-Fateh SC|Al-Fayha FC|
    Al-Khaleej FC|Al-Riyadh SC|Al-Okhdood Club|Al-Kholood Club|Al-Hazem SC|NEOM SC|Damac FC`,
  ],
  [
    'Major League Soccer',
    '',
    `Atlanta United FC|Austin FC|CF Montréal|Charlotte FC|Chicago Fire|Colorado Rapids|Columbus Crew|D.C. United|FC Cincinnati|FC Dallas|
    Houston Dynamo|Inter Miami CF|Los Angeles FC|Los Angeles Galaxy|Minnesota United FC|Nashville SC|New England Revolution|
    New York City FC|New York RB|Orlando City|Philadelphia Union|Portland Timbers|Real Salt Lake|San Diego FC|San Jose Earthquakes|
    Seattle Sounders|Sporting Kansas City|St. Louis City SC|Toronto FC|Vancouver Whitecaps`,
  ],
  [
    'Liga MX',
    '',
    `Atlas Guadalajara|Atlético San Luis|CF América|CF Monterrey|CF Pachuca|Club León|Club Necaxa|Club Tijuana|Cruz Azul|
    Deportivo Guadalajara|Deportivo Toluca|FC Juárez|Gallos Blancos|Mazatlán FC|Puebla FC|Pumas UNAM|Santos Laguna|UANL Tigres`,
  ],
  [
    'Copa Libertadores',
    'South America',
    `Barcelona SC|CA Peñarol|CA River Plate|CAR Independiente del Valle|CD Tolima|CDC Atlético Nacional|CF Universidad de Chile|CS Cristal|
    CSD Colo-Colo|CSCyD El Nacional|Carabobo FC|Club Alianza Lima|Club Bolívar|Club Cerro Porteño|Club Guaraní|Club Libertad|
    Club Nacional de Football|Club Nacional|Club The Strongest|Club Universitario de Deportes|Defensor SC|Deportivo Táchira FC|Everton CD|
    Estudiantes de La Plata|FBC Melgar|Independiente Santa Fe|LDU de Quito|Liverpool FC|Monagas SC|Olimpia Asuncion|Racing Club`,
  ],
  [
    'FIFA Club World Cup',
    'World',
    `Al Ahly FC|Al Ain FC|Al Hilal SFC|Atlético Madrid|Auckland City FC|Boca Juniors|Botafogo|Espérance de Tunis|Flamengo|Fluminense|
    Inter Miami CF|Inter Milan|Los Angeles FC|Mamelodi Sundowns FC|Monterrey|Pachuca|Palmeiras|Porto|Red Bull Salzburg|River Plate|
    Seattle Sounders FC|Ulsan HD|Urawa Red Diamonds|Wydad AC`,
  ],
  [
    'AFC Champions League Elite',
    'Asia',
    `Al-Hilal|Al-Ahli|Al-Ittihad|Al-Sadd|Al-Duhail|Al-Gharafa|Al Wahda|Shabab Al-Ahli|Sharjah|Al-Shorta|Nasaf|Tractor|Buriram United|
    Johor Darul Ta'zim|Machida Zelvia|Vissel Kobe|FC Seoul|Gangwon FC|Shanghai Port|Shanghai Shenhua|Chengdu Rongcheng|Melbourne City`,
  ],
  [
    'Japan J1 League',
    '',
    `Albirex Niigata|Avispa Fukuoka|Cerezo Osaka|FC Machida Zelvia|FC Tokyo|Fagiano Okayama|Gamba Osaka|Kashima Antlers|Kashiwa Reysol|
    Kawasaki Frontale|Kyoto Sanga FC|Matsumoto Yamaga|Nagoya Grampus|Sanfrecce Hiroshima|Shimizu S-Pulse|Shonan Bellmare|Tokyo Verdy|
    Urawa Red Diamonds|Vissel Kobe|Yokohama F. Marinos|Yokohama FC`,
  ],
  [
    'Australia A-League',
    '',
    `Adelaide United|Auckland FC|Brisbane Roar|Central Coast Mariners|Macarthur FC|Melbourne City FC|Melbourne Victory|
    Newcastle United Jets|Perth Glory|Sydney FC|Wellington Phoenix|Western Sydney Wanderers|Western United`,
  ],
  [
    'Belgium First Division A',
    '',
    `Cercle Brugge|Club Brugge KV|FCV Dender EH|K Beerschot VA|KAA Gent|KRC Genk|KV Kortrijk|KV Mechelen|KVC Westerlo|Oud-Heverlee Leuven|
    RAAL La Louviére|RSC Anderlecht|Royal Antwerp FC|SV Zulte Waregem|Sint-Truidense VV|Sporting Charleroi|Standard Liège|
    Union Saint-Gilloise`,
  ],
  [
    'Scottish Premiership',
    '',
    `Aberdeen FC|Celtic FC|Dundee FC|Dundee United|Falkirk FC|Heart of Midlothian|Hibernian FC|Kilmarnock FC|Livingston FC|Motherwell FC|
    Rangers FC|Ross County FC|St. Johnstone FC|St. Mirren FC`,
  ],
  [
    'Deutsche 2. Bundesliga',
    '',
    `1. FC Kaiserslautern|1. FC Magdeburg|1. FC Nürnberg|Arminia Bielefeld|Dynamo Dresden|Eintracht Braunschweig|Fortuna Düsseldorf|
    Hannover 96|Hertha BSC|Holstein Kiel|Karlsruher SC|Preußen Münster|SC Paderborn 07|SV 07 Elversberg|SV Darmstadt 98|
    SpVgg Greuther Fürth|VfL Bochum|FC Schalke 04`,
  ],
  [
    'Italian Serie B',
    '',
    `AC Monza|AC Reggiana 1919|AS Cittadella|Calcio Padova|Carrarese Calcio|Cesena FC|Delfino Pescara|Empoli FC|FC Südtirol|
    Frosinone Calcio|Juve Stabia|Mantova 1911 SSD|Modena FC|Palermo FC|SSC Bari|Sampdoria|Spezia Calcio|US Avellino|US Catanzaro|
    Venezia FC|Virtus Entella`,
  ],
  [
    'Spain Segunda División',
    '',
    `AD Ceuta FC|Albacete|Burgos CF|CD Castellón|CD Leganés|CD Mirandés|Cultural Leonesa|Cádiz CF|Córdoba CF|Deportivo La Coruña|FC Andorra|
    Granada CF|Málaga CF|Racing Santander|Real Sociedad B|Real Valladolid|Real Zaragoza|SD Eibar|SD Huesca|Sporting Gijón|UD Almería|
    UD Las Palmas`,
  ],
  [
    'French Ligue 2',
    '',
    `AS Nancy Lorraine|AS Saint-Étienne|Amiens SC|Clermont Foot 63|EA Guingamp|ESTAC Troyes|FC Annecy|Grenoble Foot 38|Le Mans FC|
    Montpellier HSC|Pau FC|Red Star FC|Rodez AF|SC Bastia|Stade Lavallois|Stade de Reims|US Boulogne|USL Dunkerque`,
  ],
  [
    'Russia Premier League',
    '',
    `Akhmat Grozny|Arsenal Tula|CSKA Moskva|Dinamo Moskva|FK Khimki|FK Krasnodar|FK Orenburg|FK Rostov|FK Sochi|Krylia Sovetov|
    Lokomotiv Moskva|Rubin Kazan|Spartak Moskva|Zenit St. Petersburg`,
  ],
  [
    'Colombia Primera A',
    '',
    `América de Cali|Atlético Bucaramanga|Atlético Junior|Atlético Nacional|Boyacá Chicó|Deportes Tolima|Deportivo Cali|
    Deportivo Pasto|Deportivo Pereira|Envigado FC|Fortaleza FC|Independiente Medellín|La Equidad|Llaneros FC|Millonarios|Once Caldas|
    Santa Fe|Unión Magdalena|Águilas Doradas`,
  ],
]

describe('a league', () => {
  it.each(leagues)('%s %s has a Chinese name for every club', (competition, area, names) => {
    const homes = competitionHomes(competition, area)
    const spellings = names.split('|').map((spelling) => spelling.trim())
    const teams = spellings.map((spelling) => namedTeam(spelling, null, clubs, homes))
    expect(spellings.filter((_, index) => !/\p{Script=Han}/u.test(teams[index]?.name.zh ?? ''))).toEqual([])
    expect(new Set(teams.map(({ key }) => key)).size).toBe(spellings.length)
    expect(new Set(teams.map(({ name }) => name.zh)).size).toBe(spellings.length)
  })

  it.each([
    ['BRA', 40],
    ['ARG', 34],
    ['ENG', 80],
    ['GER', 60],
    ['ESP', 50],
    ['ITA', 50],
    ['FRA', 45],
    ['NED', 27],
    ['POR', 26],
    ['TUR', 30],
    ['KSA', 20],
    ['MEX', 20],
    ['JPN', 40],
    ['KOR', 20],
    ['AUS', 13],
  ])('of %s has at least %i clubs listed', (home, least) =>
    expect(listedClubs.filter((club) => club.home === home).length).toBeGreaterThanOrEqual(least),
  )
})
