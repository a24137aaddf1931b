// State of a message that is charged when sent, such as an advert barrage or a horn: its text, and the price shown to the sender.
import { useRef, useState } from 'react'
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import { countCharacters } from '../../../../rules/text/characters.ts'
import { lineForm } from '../../../../rules/text/line-text.ts'
import { typedSince } from '../../../core/text/typed-since.ts'
import { balanceIs } from '../gift-queries.ts'
import { type Spending, useSpend } from './use-spend.ts'

interface PaidMessageInput {
  text: string
  /** Tenths of a diamond. */
  price: number
  confirm: boolean
  idempotencyKey: string
}
export interface PaidMessage {
  spending: Spending
  /** As typed. */
  text: string
  /** Number of characters that will be sent. */
  length: number
  isLong: boolean
  write(text: string): void
  /** Returns whether it was sent; text typed meanwhile stays. */
  send(confirmed?: boolean): Promise<boolean>
}

/** `price`: current price in tenths of a diamond. `post` sends the message and returns the remaining balance, in tenths of a diamond. */
export function usePaidMessage(price: number, post: (input: PaidMessageInput) => Promise<{ balance: number }>): PaidMessage {
  const spending = useSpend()
  const [text, setText] = useState('')
  /** The price that was last requested, in tenths of a diamond. */
  const asked = useRef(0)
  const content = lineForm(text)
  const length = countCharacters(content)
  const write = (next: string): void => {
    setText(next)
    spending.changed()
  }
  async function send(confirmed = false): Promise<boolean> {
    // While it is unknown whether the last attempt was charged, the same request is repeated: another price would be another message.
    if (!spending.unknown) asked.current = price
    const work = async (idempotencyKey: string, confirm: boolean): Promise<void> => {
      const { balance } = await post({ text: content, price: asked.current, confirm, idempotencyKey })
      balanceIs(balance)
    }
    const isSent = await spending.run(content, work, confirmed)
    if (isSent) setText((now) => typedSince(now, text))
    return isSent
  }
  return { spending, text, length, isLong: length > chatLimits.roomMessageLength, write, send }
}
