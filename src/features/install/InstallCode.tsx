// QR code of this address, for the phone beside the computer. Useless on the phone itself.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { QrCode } from '../../ui/picture/QrCode.tsx'
import styles from './InstallCode.module.css'

export function InstallCode() {
  const { t } = useLingui()
  const [address, setAddress] = useState('')
  useEffect(() => setAddress(`${window.location.origin}/downLoad`), [])
  return (
    <figure className={styles.code}>
      <div className={styles.plate}>{address && <QrCode text={address} size={184} label={t`二维码：用手机打开 ${address}`} />}</div>
      <figcaption>
        <Trans>用手机相机扫一扫，在手机上安装</Trans>
      </figcaption>
    </figure>
  )
}
