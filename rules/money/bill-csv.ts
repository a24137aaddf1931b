import type { Lang } from '../../contract/limits/limits.ts'
import type { Bill } from '../../contract/money/bill.ts'
import { csvMark, csvText } from '../text/csv.ts'
import { columnMessages, typeMessages, walletMessages } from './bill-messages.ts'

/** Diamonds with one decimal, coins as integers. */
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
  const head = columnMessages.map((messages) => messages[lang])
  const lines = bills.map((bill) => [
    timeCell(bill.at, tz),
    csvText(typeMessages[bill.type][lang]),
    csvText(walletMessages[bill.wallet][lang]),
    sum(bill.amount, bill.wallet),
    sum(bill.after, bill.wallet),
    csvText(bill.title?.[lang] ?? ''),
    csvText(bill.ref),
    bill.id,
  ])
  return `${csvMark}${[head, ...lines].map((cells) => cells.join(',')).join('\r\n')}\r\n`
}
