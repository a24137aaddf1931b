// Customer service as configured by the operator: link with QR code, email, phone and hours. Renders nothing if none is configured.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../core/api/api-query.ts'
import { Panel } from '../../ui/frame/Panel.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import { QrCode } from '../../ui/picture/QrCode.tsx'
import styles from './ServicePanel.module.css'

export function ServicePanel() {
  const { t } = useLingui()
  const { data } = useQuery(apiQuery('POST api/user/getKefuInfo'))
  if (!data) return null
  const { email, phone, link, hours } = data
  const address = /^https?:\/\//.test(link) ? link : ''
  if (!email && !phone && !address) return null
  return (
    <Panel padded aria-labelledby="service">
      <SectionHead id="service" title={<Trans>联系客服</Trans>} />
      <div className={styles.service}>
        <dl className={styles.ways}>
          {address && (
            <div>
              <dt>
                <Trans>在线</Trans>
              </dt>
              <dd>
                <a href={address} target="_blank" rel="noreferrer">
                  <Trans>打开客服页面</Trans>
                </a>
              </dd>
            </div>
          )}
          {email && (
            <div>
              <dt>
                <Trans>邮箱</Trans>
              </dt>
              <dd>
                <a href={`mailto:${email}`} translate="no">
                  {email}
                </a>
              </dd>
            </div>
          )}
          {phone && (
            <div>
              <dt>
                <Trans>电话</Trans>
              </dt>
              <dd>
                <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} translate="no">
                  {phone}
                </a>
              </dd>
            </div>
          )}
          {hours && (
            <div>
              <dt>
                <Trans>服务时间</Trans>
              </dt>
              <dd>{hours}</dd>
            </div>
          )}
        </dl>
        {address && <QrCode text={address} label={t`扫码打开客服页面`} size={96} />}
      </div>
    </Panel>
  )
}
