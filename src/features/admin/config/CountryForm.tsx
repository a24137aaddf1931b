// Countries whose phone numbers are accepted. The first enabled one is the default.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminConfig } from '../../../../contract/admin/admin.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Chip } from '../../../ui/button/Chip.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from '../parts/Admin.module.css'
import type { ConfigFormProps } from './ConfigTab.tsx'

export function CountryForm({ config, act, save }: ConfigFormProps & { config: AdminConfig }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const [chosen, setChosen] = useState(config.countries)
  const toggle = (code: string): void => setChosen(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])
  return (
    <Panel padded aria-labelledby="countries">
      <SectionHead id="countries" title={<Trans>国家和地区区号</Trans>} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          save({ countries: chosen })
        }}
      >
        <p className={styles.hint}>
          <Trans>只收这些区号的手机号；按点选的先后排列，第一个是默认的。</Trans>
        </p>
        <fieldset className={styles.pictures} aria-label={t`国家和地区区号`}>
          {config.known.map(({ code, name }) => (
            <Chip key={code} pressed={chosen.includes(code)} onClick={() => toggle(code)}>
              {`${name[lang]} +${code}`}
            </Chip>
          ))}
        </fieldset>
        <div className={styles.acts}>
          <Button type="submit" variant="primary" disabled={act.busy || chosen.length === 0}>
            <Trans>保存区号</Trans>
          </Button>
        </div>
      </form>
    </Panel>
  )
}
