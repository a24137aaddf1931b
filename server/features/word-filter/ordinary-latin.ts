// Ordinary Latin words that match refused ones: inflected, loosened, or without what separates two words.

const words = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '))

/**
 * Words of a text that no ending and no loosened reading turns into refused ones: "spiced" is no form of spic, "bobs" no boobs, Niger not a
 * variant of the slur. A word that is itself in a list is refused all the same.
 */
export const ordinaryWords = words([
  // Countries, clubs and names.
  'niger nigers hatter hatters potter potters cocker cockers dicker dickers heller hellers keller cumming cummings kier bobs bobby',
  // A doubled letter turns a stem that ends in e into another word: rape, hate, mate, late, bite, cope, tape, ape, cape, plane, bate.
  'rapper rappers rapped hatted matter matters mattered matted latter letter letters bitter bitters dinner dinners copper coppers tapper',
  'tapped taper tapers tapered hopper hoppers hopped scrapper scrapped planned planner planners batter batters batted banner banners',
  'capped capper cutter cutters sitter sitters robbed barred starred scarred slipped stripped gripped griped tipped shipped snipped',
  // Endings that form another word.
  'spiced spicer spicers spicing spices spicin butter butters butted butting button titter titters better betters hooker hoed hoer',
  'bummer bummers dammed dammer bangers banger sodding lotter otter otters shotter coder cabin robin martin justin dustin collin',
  'cocked cocking cockin dicing homer homers homed homing spaced spacer pawned pawner',
  // With runs of a letter collapsed.
  'buts cons coned coning bails loser losing lose chose shoting met mets pol pols pos pop pops hos cop cops bop bops rom god gods',
])

/** Short words that form parts of refused ones when they are adjacent: who're, he'll, an us, pen is, the FA got, as hole. */
export const commonWords = words([
  'a ad after ago ah aid aim air all am an and any are arm as ask at away back bad bar bat be been best bet bid big bit but buy by call',
  'came can cap car corner cut dad day did do does done down draw drew due each ear eat end even ever eye fa fan fans far few fit fly for',
  'free from full gap gas gate get give go goal goes gone good got great had has hat he her here hi him his hit hits hold hole holes home',
  'hot hour how i if in is it its job just keep key kick kit know lap last late law lay lead least led left leg less let lie life like',
  'line lit live long look lost lot low made make man many map may me mean men met mid mine miss more most move much must my near need',
  'net new next nice no nor not now of off oh ok old on once one only or other our out over own pace part pass past pay pen per play',
  'plus post pot put ran rate re read real red ref rest ring rise run sad said sat save saw say sea see seen send sent set she shot show',
  'side sign sit six slow so some son soon spot stand star start stay step still stop such sun sure tab take talk tap team tell ten than',
  'that the their them then there these they think this those tie till time tip to told ton too top tour track try turn two under until',
  'up us use van very via vs wait walk want war was way we week well went were what when where which while who whole why wide will win',
  'wing with won word work world would yes yet you your youth',
  // Only after an apostrophe.
  'll ve',
])
