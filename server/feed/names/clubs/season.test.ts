// Every club of a season of the great leagues and the European cups, as data files spell it: each has a Chinese name.
import { describe, expect, it } from 'vitest'
import { clubNames } from '../club.ts'
import { namedTeam } from '../team.ts'

const clubs = clubNames()

const seasons: Record<string, string> = {
  Spain: `Athletic Club|CA Osasuna|Club Atlético de Madrid|Deportivo Alavés|Elche CF|FC Barcelona|Getafe CF|Girona FC|Levante UD|
    Rayo Vallecano de Madrid|RC Celta de Vigo|RCD Espanyol de Barcelona|RCD Mallorca|Real Betis Balompié|Real Madrid CF|Real Oviedo|
    Real Sociedad de Fútbol|Sevilla FC|Valencia CF|Villarreal CF`,
  Germany: `1. FC Heidenheim 1846|1. FC Köln|1. FC Union Berlin|1. FSV Mainz 05|Bayer 04 Leverkusen|Borussia Dortmund|
    Borussia Mönchengladbach|Eintracht Frankfurt|FC Augsburg|FC Bayern München|FC St. Pauli 1910|Hamburger SV|RB Leipzig|SC Freiburg|
    SV Werder Bremen|TSG 1899 Hoffenheim|VfB Stuttgart|VfL Wolfsburg`,
  Italy: `AC Milan|AC Pisa 1909|ACF Fiorentina|AS Roma|Atalanta BC|Bologna FC 1909|Cagliari Calcio|Como 1907|FC Internazionale Milano|
    Genoa CFC|Hellas Verona FC|Juventus FC|Parma Calcio 1913|SS Lazio|SSC Napoli|Torino FC|Udinese Calcio|US Cremonese|US Lecce|
    US Sassuolo Calcio`,
  France: `AJ Auxerre|Angers SCO|AS Monaco FC|FC Lorient|FC Metz|FC Nantes|Le Havre AC|Lille OSC|OGC Nice|Olympique de Marseille|
    Olympique Lyonnais|Paris FC|Paris Saint-Germain FC|Racing Club de Lens|RC Strasbourg Alsace|Stade Brestois 29|
    Stade Rennais FC 1901|Toulouse FC`,
  'the Champions League': `AC Milan (ITA)|AC Sparta Praha (CZE)|Arsenal FC (ENG)|AS Monaco FC (MCO)|Aston Villa FC (ENG)|
    Atalanta BC (ITA)|Bayer 04 Leverkusen (GER)|Bologna FC 1909 (ITA)|Borussia Dortmund (GER)|BSC Young Boys (SUI)|Celtic FC (SCO)|
    Club Atlético de Madrid (ESP)|Club Brugge KV (BEL)|FC Barcelona (ESP)|FC Bayern München (GER)|FC Internazionale Milano (ITA)|
    FC Red Bull Salzburg (AUT)|Feyenoord Rotterdam (NED)|FK Crvena Zvezda (SRB)|FK Shakhtar Donetsk (UKR)|Girona FC (ESP)|
    GNK Dinamo Zagreb (CRO)|Juventus FC (ITA)|Lille OSC (FRA)|Liverpool FC (ENG)|Manchester City FC (ENG)|
    Paris Saint-Germain FC (FRA)|PSV (NED)|RB Leipzig (GER)|Real Madrid CF (ESP)|SK Sturm Graz (AUT)|ŠK Slovan Bratislava (SVK)|
    Sport Lisboa e Benfica (POR)|Sporting Clube de Portugal (POR)|Stade Brestois 29 (FRA)|VfB Stuttgart (GER)|AFC Ajax (NED)|
    FC København (DEN)|FK Bodø/Glimt (NOR)|FK Kairat (KAZ)|Galatasaray SK (TUR)|PAE Olympiakos SFP (GRE)|Pafos FC (CYP)|
    Qarabağ Ağdam FK (AZE)|Royale Union Saint-Gilloise (BEL)|SK Slavia Praha (CZE)`,
  'the other European cups': `APOEL Nicosia|NK Celje|Djurgårdens IF|IF Elfsborg|SK Brann|Viking FK|BK Häcken|FC Nordsjælland|
    Jagiellonia Białystok|RKS Raków Częstochowa|Legia Warszawa|Shamrock Rovers FC|FC Lugano|FC St. Gallen|Servette FC|HNK Rijeka|
    HJK Helsinki|Víkingur Reykjavík|The New Saints FC|Larne FC|FC Noah|FK Borac Banja Luka|HŠK Zrinjski Mostar|FC Petrocub Hîncești|
    FC Astana|Samsunspor|Aris Saloniki|Hapoel Be’er Sheva FC|AC Omonia|Lincoln Red Imps FC|Rapid Wien|FC Midtjylland|PAOK Saloniki|NŠ Mura|FC Alashkert|
    FC Flora Tallinn|Randers FC|Anorthosis Famagusta|Silkeborg IF|Apollon Limassol|FC Ballkani|FC Pyunik|FC Vaduz|SK Dnipro-1|
    Shelbourne FC|FC Drita|KF Shkëndija`,
  'the leagues of Asia': `Wuhan FC|Qingdao FC|Tokushima Vortis|V-Varen Nagasaki|JEF United Chiba|Mito HollyHock|Bucheon FC 1995|
    Sai Gon FC|Than Quang Ninh|Ninh Binh|PVF-CAND|Cong An TP.HCM|Becamex TP.HCM|Ho Chi Minh City FC|Becamex Binh Duong|
    Wuhan Three Towns FC|Qingdao Hainiu FC`,
}

describe('a season of data files', () => {
  it.each(Object.entries(seasons))('of %s has a Chinese name for every club', (_, names) => {
    const spellings = names.split('|').map((spelling) => spelling.trim())
    expect(spellings.filter((spelling) => !/\p{Script=Han}/u.test(namedTeam(spelling, null, clubs).name.zh))).toEqual([])
    // Chinese names are unique.
    expect(new Set(spellings.map((spelling) => namedTeam(spelling, null, clubs).key)).size).toBe(spellings.length)
  })
})
