// A line that is paid for when it is sent, as an advert barrage or a horn: what is typed, and the price that its sender was shown.
import { useRef, useState } from 'react'
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import { countCharacters } from '../../../../rules/text/characters.ts'
import { lineForm } from '../../../../rules/text/line-text.ts'
import { typedSince } from '../../../core/text/typed-since.ts'
import { balanceIs } from '../gift-queries.ts'
import { type Spending, useSpend } from './use-spend.ts'

interface PaidLineInput {
  text: string
  /** Tenths of a diamond. */
  price: number
  confirm: boolean
  idempotencyKey: string
}
export interface PaidLine {
  spending: Spending
  /** As typed. */
  text: string
  /** Characters of it that are sent. */
  length: number
  isLong: boolean
  write(text: string): void
  /** Returns whether it was sent; what was typed meanwhile stays. */
  send(confirmed?: boolean): Promise<boolean>
}

/** `price`: tenths of a diamond that one costs now. `post` sends it and returns the balance that is left, in tenths of a diamond. */
export function usePaidLine(price: number, post: (input: PaidLineInput) => Promise<{ balance: number }>): PaidLine {
  const spending = useSpend()
  const [text, setText] = useState('')
  /** What was asked for at last, in tenths. */
  const asked = useRef(0)
  const said = lineForm(text)
  const length = countCharacters(said)
  const write = (next: string): void => {
    setText(next)
    spending.changed()
  }
  async function send(confirmed = false): Promise<boolean> {
    // As long as nobody knows whether it was paid, the same is asked again: another price would be another line.
    if (!spending.unknown) asked.current = price
    const work = async (idempotencyKey: string, confirm: boolean): Promise<void> => {
      const { balance } = await post({ text: said, price: asked.current, confirm, idempotencyKey })
      balanceIs(balance)
    }
    const isSent = await spending.run(said, work, confirmed)
    if (isSent) setText((now) => typedSince(now, text))
    return isSent
  }
  return { spending, text, length, isLong: length > chatLimits.lineLength, write, send }
}
