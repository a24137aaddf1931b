// Get the app on a phone: a QR code to scan, or a link to the steps.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { apiQuery } from '../../core/api/api-query.ts'
import { Button } from '../../ui/button/Button.tsx'
import { SiteMark } from '../../ui/glyph/SiteMark.tsx'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import type { OpenProps } from '../../ui/layer/OpenedLater.tsx'
import { deviceMessages } from '../../ui/messages/device-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'
import { useSiteName } from '../../ui/page/use-site-name.ts'
import { QrCode } from '../../ui/picture/QrCode.tsx'
import styles from './DownloadDialog.module.css'

export const DownloadDialog = (props: OpenProps) => (
  <WithMessages catalogs={deviceMessages} waiting={null}>
    <Download {...props} />
  </WithMessages>
)

function Download({ open, onOpenChange }: OpenProps) {
  const { t } = useLingui()
  const site = useSiteName()
  const { data: config } = useQuery(apiQuery('GET api/Config/getConfig'))
  const address = `${window.location.origin}/downLoad`
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      head="ground"
      mark={<SiteMark size={30} />}
      title={t`把${site}装进手机`}
      text={t`进球提醒、离线赛程，不用应用商店`}
      footer={
        <Button variant="plain" render={<Link to="/downLoad" onClick={() => onOpenChange(false)} />}>
          <Trans>电脑和手机的安装步骤</Trans>
        </Button>
      }
    >
      <div className={styles.body}>
        {config?.android_qr_code ? (
          <img src={config.android_qr_code} width={204} height={204} alt={t`下载客户端的二维码`} className={styles.picture} />
        ) : (
          <QrCode text={address} label={t`二维码：用手机打开 ${address}`} />
        )}
        <p>
          <Trans>用手机相机扫一扫，打开后添加到主屏幕。</Trans>
        </p>
        <p className={styles.address} translate="no">
          {address}
        </p>
      </div>
    </Dialog>
  )
}
