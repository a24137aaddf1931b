// Legal texts: the version in force, its author and earlier versions; edit and restore.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminLegalText } from '../../../../contract/admin/legal-admin.ts'
import type { LegalKind } from '../../../../contract/legal.ts'
import type { Lang } from '../../../../contract/limits/limits.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { Prose } from '../../../ui/prose/Prose.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { AccountLink } from '../parts/AccountLink.tsx'
import styles from '../parts/Admin.module.css'
import { AdminPart } from '../parts/AdminPart.tsx'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { useFormatTime } from '../parts/use-format-time.ts'
import { LangChoice } from './LangChoice.tsx'
import legalStyles from './Legal.module.css'
import { LegalForm } from './LegalForm.tsx'
import { LegalHistory } from './LegalHistory.tsx'
import { LegalVersionDialog } from './LegalVersionDialog.tsx'
import { useLegalMessages } from './use-legal-messages.ts'

export function LegalTab() {
  const messages = useLegalMessages()
  const [kind, setKind] = useState<LegalKind>('agreement')
  const [writing, setWriting] = useState(false)
  const kinds = Object.keys(messages) as LegalKind[]
  // While a text is being edited the selection is disabled, so that edits are not lost by accident.
  return (
    <div className={styles.stack}>
      <Panel>
        <div className={styles.bar}>
          <SelectField
            label={<Trans>文本</Trans>}
            value={kind}
            disabled={writing}
            options={kinds.map((value) => ({ value, label: messages[value] }))}
            onChange={(next) => setKind(next as LegalKind)}
          />
        </div>
      </Panel>
      <KindPart key={kind} kind={kind} name={messages[kind]} writing={writing} onWriting={setWriting} />
    </div>
  )
}

interface KindPartProps {
  kind: LegalKind
  name: string
  writing: boolean
  onWriting(on: boolean): void
}

function KindPart({ kind, name, writing, onWriting }: KindPartProps) {
  const read = useAdminRead('GET api/Desk/legal', { kind })
  return (
    <AdminPart<AdminLegalText> read={read} error={null}>
      {(current) =>
        writing ? (
          <LegalForm current={current} name={name} onClose={() => onWriting(false)} />
        ) : (
          <InForce current={current} name={name} onWrite={() => onWriting(true)} />
        )
      }
    </AdminPart>
  )
}

function InForce({ current, name, onWrite }: { current: AdminLegalText; name: string; onWrite(): void }) {
  const { t } = useLingui()
  const chosen = useStore(preferences)
  const [lang, setLang] = useState<Lang>(chosen.lang)
  const [seen, setSeen] = useState<number | 'product' | null>(null)
  const formatTime = useFormatTime()
  const { version, text } = current
  const isProduct = version === null || version.product
  return (
    <>
      <Panel padded aria-labelledby="legal-text">
        <SectionHead
          id="legal-text"
          title={name}
          more={<Tag tone={isProduct ? 'plain' : 'accent'}>{isProduct ? t`产品自带` : t`本站自定`}</Tag>}
        />
        <div className={styles.form}>
          {version && (
            <dl className={styles.facts}>
              <div>
                <dt>
                  <Trans>生效时间</Trans>
                </dt>
                <dd>{formatTime(version.at)}</dd>
              </div>
              <div>
                <dt>
                  <Trans>操作人</Trans>
                </dt>
                <dd>
                  <AccountLink id={version.by} />
                </dd>
              </div>
            </dl>
          )}
          <div className={legalStyles.head}>
            <LangChoice value={lang} onChange={setLang} />
            <div className={styles.acts}>
              <Button onClick={() => setSeen('product')}>
                <Trans>查看产品自带文本</Trans>
              </Button>
              <Button variant="primary" onClick={onWrite}>
                <Trans>修改</Trans>
              </Button>
            </div>
          </div>
          <div className={legalStyles.text}>
            <Prose text={text[lang]} lang={lang} />
          </div>
        </div>
      </Panel>
      <LegalHistory current={current} onSee={setSeen} />
      {seen !== null && <LegalVersionDialog current={current} id={seen === 'product' ? null : seen} onClose={() => setSeen(null)} />}
    </>
  )
}
