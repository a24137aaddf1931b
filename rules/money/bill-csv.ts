// Bills as CSV by RFC 4180, with a byte order mark so that spreadsheets read the Chinese.

import type { Lang } from '../../contract/limits/limits.ts'
import type { Bill } from '../../contract/money/bill.ts'
import { columnWords, typeWords, walletWords } from './bill-words.ts'

/** A cell that a spreadsheet would take for a formula is made a text, also behind blanks and in full-width signs. */
function textCell(text: string): string {
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Diamonds with their tenth, coins whole. */
const sum = (amount: number, wallet: Bill['wallet']): string => (wallet === 'gold' ? String(amount) : (amount / 10).toFixed(1))

/** YYYY-MM-DD HH:MM:SS in the zone. */
export function timeCell(at: string, tz: string): string {
  const options = {
    timeZone: tz,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  } as const
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', options).formatToParts(new Date(at)).map(({ type, value }) => [type, value]),
  )
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}:${parts.second}`
}

export function billsCsv(bills: readonly Bill[], lang: Lang, tz: string): string {
  const head = columnWords.map((words) => words[lang])
  const lines = bills.map((bill) => [
    timeCell(bill.at, tz),
    textCell(typeWords[bill.type][lang]),
    textCell(walletWords[bill.wallet][lang]),
    sum(bill.amount, bill.wallet),
    sum(bill.after, bill.wallet),
    textCell(bill.title?.[lang] ?? ''),
    textCell(bill.ref),
    bill.id,
  ])
  return `\uFEFF${[head, ...lines].map((cells) => cells.join(',')).join('\r\n')}\r\n`
}
