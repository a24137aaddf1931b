// Consent to the agreement and the privacy policy. Both open in a new tab, so the form keeps its input. The box starts unchecked: consent
// must be explicit.
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import styles from './Consent.module.css'

export function Consent({ checked, onChange, fault }: { checked: boolean; onChange(checked: boolean): void; fault: string | null }) {
  const id = useId()
  return (
    <div className={styles.consent}>
      <CheckBox checked={checked} onChange={onChange} faultId={fault ? id : undefined}>
        <Trans>
          我已阅读并同意{' '}
          <a href="/about-user?type=agreement" target="_blank" rel="noopener">
            用户协议
          </a>{' '}
          和{' '}
          <a href="/about-user?type=privacy" target="_blank" rel="noopener">
            隐私政策
          </a>
        </Trans>
      </CheckBox>
      {fault && (
        <p id={id} role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}

/** For users with an account, who consented when they created it. */
export function Terms() {
  return (
    <p className={styles.consent}>
      <Trans>
        使用账号适用{' '}
        <a href="/about-user?type=agreement" target="_blank" rel="noopener">
          用户协议
        </a>{' '}
        和{' '}
        <a href="/about-user?type=privacy" target="_blank" rel="noopener">
          隐私政策
        </a>
      </Trans>
    </p>
  )
}
