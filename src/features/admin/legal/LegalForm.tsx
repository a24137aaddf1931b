// Edits a legal text in three languages, with a live preview. Starts from the version in force.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminLegalText } from '../../../../contract/admin/legal-admin.ts'
import { legalLimits } from '../../../../contract/limits/legal-limits.ts'
import { type Lang, langs } from '../../../../contract/limits/limits.ts'
import { call } from '../../../core/api/api.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { Prose } from '../../../ui/prose/Prose.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from '../parts/Admin.module.css'
import { langNames } from '../parts/form/lang-names.ts'
import { useAdminAction } from '../parts/use-admin-action.ts'
import { useFormatTime } from '../parts/use-format-time.ts'
import { LangChoice } from './LangChoice.tsx'
import legalStyles from './Legal.module.css'

interface LegalFormProps {
  /** The version in force: another operator may publish a new one meanwhile. */
  current: AdminLegalText
  name: string
  onClose(): void
}

export function LegalForm({ current, name, onClose }: LegalFormProps) {
  const { t } = useLingui()
  const chosen = useStore(preferences)
  const [began] = useState(current)
  const [text, setText] = useState(current.text)
  const [lang, setLang] = useState<Lang>(chosen.lang)
  const [tried, setTried] = useState(false)
  const { busy, error, run } = useAdminAction()
  const formatTime = useFormatTime()
  const { kind, version } = current
  const isEmpty = (one: Lang): boolean => text[one].trim() === ''
  const isChanged = langs.some((one) => text[one].trim() !== current.text[one])
  const isOvertaken = version !== null && version.id !== began.version?.id
  const save = async (): Promise<void> => {
    setTried(true)
    const lacking = langs.find(isEmpty)
    if (lacking) return setLang(isEmpty(lang) ? lang : lacking)
    if (await run(() => call('POST api/Desk/putLegal', { body: { kind, text, base: version?.id ?? null } }))) onClose()
  }
  return (
    <Panel padded aria-labelledby="legal-form">
      <SectionHead id="legal-form" title={<Trans>修改{name}</Trans>} />
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <p className={styles.hint}>
          <Trans>“# 标题”、“- 列表”、“1. 编号”各占一行，空一行另起一段；**文字** 加粗，[文字](/feedback) 是链接。保存后立即生效。</Trans>
        </p>
        <div className={legalStyles.head}>
          <LangChoice value={lang} onChange={setLang} />
        </div>
        <div className={legalStyles.write}>
          <TextArea
            key={lang}
            label={langNames[lang]}
            lang={lang}
            rows={24}
            value={text[lang]}
            maxLength={legalLimits.text}
            onChange={(typed) => setText({ ...text, [lang]: typed })}
            error={tried && isEmpty(lang) ? t`三种语言都要填写` : null}
          />
          <section className={legalStyles.preview} aria-label={t`预览`}>
            <p className={styles.hint}>
              <Trans>预览</Trans>
            </p>
            <Prose text={text[lang]} lang={lang} />
          </section>
        </div>
        {isOvertaken && version && (
          <p className={styles.error} role="alert">
            <Trans>
              在你写的时候，{version.by} 于 {formatTime(version.at)} 改了这份文本。你写的还在；仍然保存，就以你的为准。
            </Trans>
          </p>
        )}
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        <div className={styles.acts}>
          <Button onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          <Button type="submit" variant="primary" disabled={busy || !isChanged}>
            {isOvertaken ? <Trans>仍然保存</Trans> : <Trans>保存</Trans>}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
