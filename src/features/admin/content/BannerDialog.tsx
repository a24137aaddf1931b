// Adds or edits a banner.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminBanner } from '../../../../contract/admin/admin.ts'
import { type Lang, langs } from '../../../../contract/limits/limits.ts'
import { call } from '../../../core/api/api.ts'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import styles from '../parts/Admin.module.css'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'
import { ChoiceSet } from '../parts/form/ChoiceSet.tsx'
import { readDecimal } from '../parts/form/decimal.ts'
import { langNames } from '../parts/form/lang-names.ts'
import { isNamed, NameFields } from '../parts/form/NameFields.tsx'
import { PictureField } from '../parts/form/PictureField.tsx'
import { useAdminForm } from '../parts/form/use-admin-form.ts'
import { useRegions } from '../parts/form/use-regions.ts'
import { bannerLink, localInput, timestampOfInput } from './banner-draft.ts'

export function BannerDialog({ known, onClose }: { known: AdminBanner | null; onClose(): void }) {
  const { t } = useLingui()
  const [id] = useState(() => known?.id ?? crypto.randomUUID())
  const [title, setTitle] = useState(known?.title ?? { zh: '', en: '', vi: '' })
  const [img, setImg] = useState(known?.img ?? '')
  const [url, setUrl] = useState(known?.url ?? '')
  const [place, setPlace] = useState(String(known?.place ?? 0))
  const [on, setOn] = useState(known?.on ?? true)
  const [regions, setRegions] = useState<readonly string[]>(known?.regions ?? [])
  const [languages, setLanguages] = useState<readonly Lang[]>(known?.langs ?? [])
  const { nameOf, all } = useRegions(regions)
  const [from, setFrom] = useState(localInput(known?.from ?? null))
  const [until, setUntil] = useState(localInput(known?.until ?? null))
  const order = readDecimal(place, 0)
  const link = bannerLink(url, window.location.origin)
  const faults = {
    title: isNamed(title) ? null : t`三种语言都要填写`,
    img: img === '' ? t`请上传图片` : null,
    url: link === null ? t`填写本站的路径，如 /schedule，或 https 地址` : null,
    place: order === null || order > 9_999 ? t`请填写 0 到 9999 的整数` : null,
    until: from && until && from >= until ? t`结束要晚于开始` : null,
  }
  const { faultOf, attempt, send, dialog } = useAdminForm(faults, onClose)
  const submit = (): void => {
    if (!attempt() || link === null || order === null) return
    const times = { from: timestampOfInput(from), until: timestampOfInput(until) }
    const body = { id, title, img, url: link, place: order, on, regions: [...regions], langs: [...languages], ...times }
    send(() => call('POST api/Desk/putBanner', { body }))
  }
  return (
    <AdminDialog
      {...dialog}
      title={known ? <Trans>修改横幅</Trans> : <Trans>新建横幅</Trans>}
      act={<Trans>保存</Trans>}
      width={560}
      onSubmit={submit}
    >
      <fieldset className={styles.set}>
        <legend>{t`标题`}</legend>
        <div className={styles.pair}>
          <NameFields value={title} onChange={setTitle} error={faultOf('title')} />
        </div>
      </fieldset>
      <PictureField label={t`图片，宽是高的四倍左右`} value={img} onChange={setImg} error={faultOf('img')} />
      <TextField label={<Trans>点击后去哪里</Trans>} value={url} onChange={setUrl} spellCheck={false} error={faultOf('url')} />
      <div className={styles.pair}>
        <TextField type="datetime-local" label={<Trans>开始展示，空着就是现在</Trans>} value={from} onChange={setFrom} />
        <TextField
          type="datetime-local"
          label={<Trans>停止展示，空着就是一直</Trans>}
          value={until}
          onChange={setUntil}
          error={faultOf('until')}
        />
        <TextField label={<Trans>顺序，小的在前</Trans>} inputMode="numeric" value={place} onChange={setPlace} error={faultOf('place')} />
      </div>
      <ChoiceSet
        legend={<Trans>给哪种语言的读者看，都不选就是所有人</Trans>}
        options={langs.map((lang) => ({ value: lang, label: langNames[lang] }))}
        chosen={languages}
        onChange={setLanguages}
      />
      <ChoiceSet
        legend={<Trans>在哪些地区展示，都不选就是所有地区</Trans>}
        options={all.map((region) => ({ value: region, label: nameOf(region) }))}
        chosen={regions}
        onChange={setRegions}
      />
      <SwitchRow checked={on} onCheckedChange={setOn}>
        <Trans>展示</Trans>
      </SwitchRow>
    </AdminDialog>
  )
}
