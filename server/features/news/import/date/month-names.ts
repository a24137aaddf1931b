// Names of months in dates, in the languages whose feeds use them.

/** Strips diacritics, so that month names compare equal: "août" is "aout". */
export const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')

/** English, German, French, Italian, Spanish, Portuguese, Dutch, Scandinavian, Polish, Turkish and Russian. */
const months = [
  'january januar janner janvier gennaio enero janeiro januari stycznia ocak января',
  'february februar feber fevrier febbraio febrero fevereiro februari lutego subat февраля',
  'march marz maerz mrz mars marzo marco maart mrt marca mart марта',
  'april avril aprile abril kwietnia nisan апреля',
  'may mai maggio mayo maio mei maj maja mayıs май мая',
  'june juni juin giugno junio junho czerwca haziran июнь июня',
  'july juli juillet luglio julio julho lipca temmuz июль июля',
  'august aout agosto augustus augusti sierpnia agustos августа',
  'september septembre settembre septiembre setiembre setembro wrzesnia eylul сентября',
  'october oktober octobre ottobre octubre outubro pazdziernika ekim октября',
  'november novembre noviembre novembro listopada kasım ноября',
  'december dezember decembre dicembre diciembre dezembro desember grudnia aralık декабря',
].map((names) => withoutMarks(names).split(' '))

/**
 * 1 to 12 for a month name, complete or cut after three letters or more; undefined for other words. Expects lower case without diacritics.
 */
export function monthOf(word: string): number | undefined {
  if (word.length < 3) return undefined
  const index = months.findIndex((names) => names.some((name) => name.startsWith(word)))
  return index < 0 ? undefined : index + 1
}

/** The English name of a month from 1 to 12; empty for other numbers. */
export const monthName = (month: number): string => months[month - 1]?.[0] ?? ''
