// System configuration: each section is saved separately and takes effect immediately.
import { Trans } from '@lingui/react/macro'
import type { AdminConfig } from '../../../../contract/admin/admin.ts'
import type { ApiBody } from '../../../../contract/api.ts'
import { call } from '../../../core/api/api.ts'
import styles from '../parts/Admin.module.css'
import { AdminPart } from '../parts/AdminPart.tsx'
import { type AdminAction, useAdminAction } from '../parts/use-admin-action.ts'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { CountryForm } from './CountryForm.tsx'
import { FeatureSwitches } from './FeatureSwitches.tsx'
import { HostForm } from './HostForm.tsx'
import { ServiceForm } from './ServiceForm.tsx'

/** One shared action for the page; each form displays its own failure. */
export interface ConfigFormProps {
  act: AdminAction
  save(body: ApiBody<'POST api/Desk/putConfig'>): void
}

export function ConfigTab() {
  const read = useAdminRead('GET api/Desk/config')
  const act = useAdminAction()
  const save: ConfigFormProps['save'] = (body) => void act.run(() => call('POST api/Desk/putConfig', { body }))
  return (
    <AdminPart<AdminConfig> read={read} error={act.error}>
      {(data) => (
        <>
          <p className={styles.hint}>
            <Trans>每一部分单独保存，立即生效；已打开的页面在下次打开时更新。</Trans>
          </p>
          <div className={styles.cols}>
            <FeatureSwitches config={data} act={act} save={save} />
            <div className={styles.stack}>
              <HostForm key={`${data.mobile_url} ${data.android_qr_code}`} config={data} act={act} save={save} />
              <ServiceForm key={JSON.stringify(data.service)} service={data.service} act={act} save={save} />
              <CountryForm key={data.countries.join()} config={data} act={act} save={save} />
            </div>
          </div>
        </>
      )}
    </AdminPart>
  )
}
