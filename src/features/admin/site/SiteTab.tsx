// Identity of the site: name, logo, accent colour, languages. Pages apply it when next opened.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminSite } from '../../../../contract/admin/site-admin.ts'
import type { SiteIdentity } from '../../../../contract/config/site.ts'
import { langs } from '../../../../contract/limits/limits.ts'
import { siteLimits } from '../../../../contract/limits/site-limits.ts'
import { accentOf } from '../../../../rules/site/accent.ts'
import { lineForm } from '../../../../rules/text/line-text.ts'
import { call } from '../../../core/api/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import styles from '../parts/Admin.module.css'
import { AdminPart } from '../parts/AdminPart.tsx'
import { ChoiceSet } from '../parts/form/ChoiceSet.tsx'
import { changedOf } from '../parts/form/changed-of.ts'
import { langNames } from '../parts/form/lang-names.ts'
import { isNamed, NameFields } from '../parts/form/NameFields.tsx'
import { PictureField } from '../parts/form/PictureField.tsx'
import { type AdminAction, useAdminAction } from '../parts/use-admin-action.ts'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { AccentChoice } from './AccentChoice.tsx'
import { squarePicture } from './square-picture.ts'

export function SiteTab() {
  const read = useAdminRead('GET api/Desk/site')
  const act = useAdminAction()
  return (
    <AdminPart<AdminSite> read={read} error={act.error}>
      {(data) => <SiteForm key={JSON.stringify(data.site)} known={data} act={act} />}
    </AdminPart>
  )
}

/** Returns the stored value if nothing differs, so that only changes are sent. */
const asIn = <T extends object>(stands: T, wanted: T): T => (JSON.stringify(stands) === JSON.stringify(wanted) ? stands : wanted)

function SiteForm({ known: { site, product }, act }: { known: AdminSite; act: AdminAction }) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(site)
  const [tried, setTried] = useState(false)
  const change = (more: Partial<SiteIdentity>): void => setDraft({ ...draft, ...more })
  const { name, logo, accent } = draft
  const isWhole = isNamed(name) && draft.langs.length > 0 && (accent === '' || accentOf(accent) !== null)
  const wanted: SiteIdentity = {
    ...draft,
    name: asIn(site.name, { zh: lineForm(name.zh), en: lineForm(name.en), vi: lineForm(name.vi) }),
    langs: asIn(
      site.langs,
      langs.filter((lang) => draft.langs.includes(lang)),
    ),
  }
  const changed = changedOf(site, wanted)
  const setSite = (body: Partial<SiteIdentity>): Promise<unknown> => call('POST api/Desk/putSite', { body })
  const save = (): void => {
    setTried(true)
    if (!isWhole) return
    void act.run(
      () => setSite(changed),
      undefined,
      () => setSite(changedOf(wanted, site)),
    )
  }
  return (
    <form
      className={styles.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <p className={styles.hint}>
        <Trans>保存后立即生效；已打开的页面在下次打开时更新，已安装的应用由系统在之后更新名称和图标。</Trans>
      </p>
      <div className={styles.cols}>
        <Panel padded aria-labelledby="site-name">
          <SectionHead id="site-name" title={<Trans>名称与语言</Trans>} />
          <div className={styles.form}>
            <fieldset className={styles.set}>
              <legend>{t`网站名称`}</legend>
              <div className={styles.form}>
                <NameFields
                  value={name}
                  onChange={(next) => change({ name: next })}
                  error={tried ? t`三种语言都要填写` : null}
                  maxLength={siteLimits.name}
                />
              </div>
            </fieldset>
            <ChoiceSet
              legend={<Trans>提供哪些语言；浏览器要的不在其中时，用第一种</Trans>}
              options={langs.map((lang) => ({ value: lang, label: langNames[lang] }))}
              chosen={draft.langs}
              onChange={(chosen) => change({ langs: chosen })}
            />
            {tried && draft.langs.length === 0 && (
              <p className={styles.error} role="alert">
                <Trans>至少留一种语言</Trans>
              </p>
            )}
          </div>
        </Panel>
        <Panel padded aria-labelledby="site-look">
          <SectionHead id="site-look" title={<Trans>外观</Trans>} />
          <div className={styles.form}>
            <PictureField
              label={t`标志，取图片正中的方形；没有就用产品自带的`}
              value={logo}
              onChange={(path) => change({ logo: path })}
              prepare={(file) => squarePicture(file, siteLimits.logo)}
            />
            <AccentChoice value={accent} onChange={(color) => change({ accent: color })} />
          </div>
        </Panel>
      </div>
      <div className={styles.acts}>
        <Button onClick={() => setDraft(product)}>
          <Trans>填入产品自带的</Trans>
        </Button>
        <Button type="submit" variant="primary" disabled={act.busy || Object.keys(changed).length === 0}>
          <Trans>保存</Trans>
        </Button>
      </div>
    </form>
  )
}
