// Whether a user's text reveals a score: two numbers against each other. Pure. A possible time or date is not a score, unless the words
// around it mention one; a formation, a range with its unit and an added minute are not scores.

const digit = '[零〇一二两兩三四五六七八九十]'
const english = 'nil|zero|one|two|three|four|five|six|seven|eight|nine|ten'
const vietnamese = 'không|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười'
const number = `${english}|${vietnamese}`
/** Ratio signs and letters that look like a colon, which NFKC leaves unchanged. */
const colon = ':∶꞉ː'
const dash = '\\-‐‑‒–—―−'

/** Numbers separated by these signs, without a third one beside them: 4-3-3 and 2026-11-23 are not scores. */
const figures = new RegExp(
  `(?<![\\d.,/${colon}${dash}])(\\d{1,3})\\s{0,2}([比${colon}${dash}])\\s{0,2}(\\d{1,3})(?!\\d|[.,/${colon}${dash}]\\d)`,
  'gu',
)
/** The same in Chinese numerals, or mixed. */
const numerals = new RegExp(`(?:${digit}{1,3}|\\d{1,3})\\s{0,2}比\\s{0,2}(?:${digit}{1,3}|\\d{1,3}(?!\\d))`, 'u')
/** 'two-nil', 'three - one'; a one-two is a pass. */
const spelled = new RegExp(`(?<![\\p{L}${dash}])(?!one-two)(?:${number})\\s?[${dash}]\\s?(?:${number})(?![\\p{L}${dash}])`, 'u')
/** 'two nil', '1 all', '2 đều'. */
const level = new RegExp(`(?<![\\p{L}\\d])(?:\\d{1,2}|${number})[\\s${dash}]{0,2}(?:nil|all(?![\\s-]?stars?)|đều)(?!\\p{L})`, 'u')

/** 2-3 of something, 10-15 minutes, the seasons 24-25: a range. */
const unit =
  /^\s?(?:['′%]|分钟|秒|小时|天|周|个|位|名|人|次|倍|轮|年|月|号|日|点|岁|米|元|块|赛季|mins?\b|minutes?\b|hours?\b|days?\b|weeks?\b|phút|giờ|giây|ngày|tuần|tháng|năm)/u
const ofScore = /比分|比數|score|t[ỷỉ] số|ti so/u

const isPadded = (figure: string): boolean => figure.length > 1 && figure.startsWith('0')

/** 19:30, and with a dash 11-23. */
function isWhen(before: string, sign: string, after: string): boolean {
  if (after.length !== 2 || sign === '比') return false
  const [first, second] = [Number(before), Number(after)]
  return colon.includes(sign)
    ? first < 24 && second < 60
    : before.length === 2 && first >= 10 && first <= 12 && second >= 10 && second <= 31
}

/** For a room message or a danmaku, in any of the three languages. */
export function revealsScore(written: string): boolean {
  // Invisible characters, and the keycap around a digit, do not make a text different.
  const text = written
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Me}]|\ufe0f/gu, '')
    .toLowerCase()
  if (numerals.test(text) || spelled.test(text) || level.test(text)) return true
  const isOfScore = ofScore.test(text)
  for (const { 0: whole, 1: before = '', 2: sign = '', 3: after = '', index } of text.matchAll(figures)) {
    // No score begins with a zero; a match clock and a date do.
    if (isPadded(before) || isPadded(after)) continue
    if (isOfScore) return true
    if (!isWhen(before, sign, after) && !unit.test(text.slice(index + whole.length))) return true
  }
  return false
}
