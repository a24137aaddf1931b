// A verification code with a send button in its frame. The button is disabled for as long as the sender returns, and not at all
// after a failure. The countdown belongs to the recipient of the code, not to the form.
import { type ReactNode, useState } from 'react'
import { useCountdown } from '../use-countdown.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './CodeField.module.css'
import { TextField, type TextFieldProps } from './TextField.tsx'

interface CodeFieldProps extends Pick<TextFieldProps, 'label' | 'placeholder' | 'error' | 'hint' | 'size' | 'value' | 'onChange'> {
  digits: number
  /** Recipient of the code; empty while unknown. Forms with the same recipient share the countdown. */
  to: string
  /** Requests a code and returns the seconds until another may be requested; 0: at once. Reports its own errors. */
  onSend(): Promise<number>
  messages: {
    send: ReactNode
    sending: ReactNode
    again(left: number): ReactNode
    /** Announced once it is sent. */
    sent: ReactNode
  }
}

export function CodeField({ digits, to, onSend, messages, onChange, ...rest }: CodeFieldProps) {
  const [left, begin] = useCountdown(`code:${to}`)
  const [busy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      const rest = await onSend()
      if (rest > 0) begin(rest)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <TextField
        {...rest}
        // Digits in any form, e.g. from a full-width keyboard.
        onChange={(text) => onChange(text.normalize('NFKC').replace(/\D/g, '').slice(0, digits))}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        after={
          <button type="button" className={styles.send} disabled={left > 0 || busy} onClick={() => void send()}>
            {left > 0 ? messages.again(left) : busy ? messages.sending : messages.send}
          </button>
        }
      />
      <VisuallyHidden role="status">{left > 0 && messages.sent}</VisuallyHidden>
    </>
  )
}
