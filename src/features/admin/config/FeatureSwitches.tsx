// Feature switches, global or per region. Switching off requires confirmation: users there see 开发中... from then on.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { AdminConfig } from '../../../../contract/admin/admin.ts'
import type { Feature } from '../../../../contract/wire/feature.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { ConfirmDialog } from '../../follow/ConfirmDialog.tsx'
import styles from '../parts/Admin.module.css'
import { useRegions } from '../parts/form/use-regions.ts'
import type { ConfigFormProps } from './ConfigTab.tsx'
import { featureMessages } from './feature-messages.ts'
import { offThere, turned } from './feature-off.ts'

export function FeatureSwitches({ config, act, save }: ConfigFormProps & { config: AdminConfig }) {
  const { t } = useLingui()
  const [region, setRegion] = useState('')
  const [closing, setClosing] = useState<Feature | null>(null)
  const named = useMemo(() => config.off_in.map((one) => one.region), [config.off_in])
  const { nameOf, all } = useRegions(named)
  const offHere = offThere(config, region)
  const names = Object.keys(featureMessages) as Feature[]
  // The environment can force odds off, and a feature that is off globally is off in each region.
  const isFixed = (feature: Feature): boolean =>
    (feature === 'odds' && !config.environment.odds) || (region !== '' && config.off.includes(feature))
  const hintOf = (feature: Feature) => {
    if (feature === 'odds' && !config.environment.odds) return <Trans>服务器的环境变量 ODDS 已关闭</Trans>
    return region !== '' && config.off.includes(feature) ? <Trans>所有地区都已关闭</Trans> : t(featureMessages[feature].hint)
  }
  const word = closing && t(featureMessages[closing].name)
  const place = region === '' ? '' : nameOf(region)
  const marked = (one: string): string => {
    const count = offThere(config, one).length
    return count > 0 ? t`${nameOf(one)}（关闭 ${count} 项）` : nameOf(one)
  }
  return (
    <Panel padded aria-labelledby="switches">
      <SectionHead id="switches" title={<Trans>功能开关</Trans>} />
      <div className={styles.form}>
        <SelectField
          label={<Trans>在哪里</Trans>}
          hint={<Trans>地区按代理服务器的请求头（REGION_HEADER），没有就按浏览器的语言和地区</Trans>}
          value={region}
          options={[{ value: '', label: t`所有地区` }, ...all.map((one) => ({ value: one, label: marked(one) }))]}
          onChange={setRegion}
        />
        {names.map((feature) => (
          <SwitchRow
            key={feature}
            checked={!offHere.includes(feature) && !isFixed(feature)}
            disabled={act.busy || isFixed(feature)}
            onCheckedChange={(on) => (on ? save(turned(config, region, feature, true)) : setClosing(feature))}
            hint={hintOf(feature)}
          >
            {t(featureMessages[feature].name)}
          </SwitchRow>
        ))}
      </div>
      <ConfirmDialog
        open={closing !== null}
        onOpenChange={(open) => !open && setClosing(null)}
        title={region === '' ? t`关闭${word}？` : t`在${place}关闭${word}？`}
        text={closing === 'odds' ? t`那里的人都看不到指数。` : t`那里的人点进来都会看到“开发中...”。`}
        act={t`关闭`}
        onConfirm={() => closing && save(turned(config, region, closing, false))}
      />
    </Panel>
  )
}
