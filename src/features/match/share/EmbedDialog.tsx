// Configures a widget with this match, or one of its teams, for other sites: content, appearance, and the code to copy.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { teamName } from '../../../../rules/text/name/name.ts'
import { getSite } from '../../../core/site.ts'
import { languageNames } from '../../../core/text/language-names.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import type { OpenProps } from '../../../ui/layer/OpenedLater.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { copyText } from '../../../ui/page/clipboard.ts'
import type { RowView } from '../row-view.ts'
import styles from './EmbedDialog.module.css'
import { type Embed, embedAddress, embedCode } from './embed-code.ts'

interface EmbedDialogProps extends OpenProps {
  row: MatchRow
  view: RowView
}
type What = 'match' | 'home' | 'away'

export function EmbedDialog({ row, view, open, onOpenChange }: EmbedDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`嵌入到网页`}
      text={t`把代码粘贴到博客或论坛的网页里，比分会自己更新。`}
      width={480}
    >
      {open && <EmbedForm row={row} view={view} />}
    </Dialog>
  )
}

function EmbedForm({ row, view: { lang } }: Pick<EmbedDialogProps, 'row' | 'view'>) {
  const { t } = useLingui()
  const [what, setWhat] = useState<What>('match')
  const [shownIn, setShownIn] = useState<Lang | 'reader'>(lang)
  const [theme, setTheme] = useState<Embed['theme']>('system')
  const [scores, setScores] = useState(true)
  const home = teamName(row, 'home', lang)
  const away = teamName(row, 'away', lang)
  const title = { match: `${home} vs ${away}`, home, away }[what]
  const embed: Embed = {
    kind: what === 'match' ? 'match' : 'team',
    id: { match: row.id, home: row.home_team_id, away: row.away_team_id }[what],
    lang: shownIn === 'reader' ? null : shownIn,
    theme,
    scores,
  }
  const { origin } = window.location
  const code = embedCode(origin, title, embed)
  const copy = (): void => {
    copyText(code).then(
      () => toast(t`代码已复制`, { tone: 'ok' }),
      (error: unknown) => {
        console.warn('embed code copy failed', error)
        toast(t`没有复制成功，请手动选中复制`, { tone: 'danger' })
      },
    )
  }
  return (
    <div className={styles.form}>
      <div className={styles.pair}>
        <SelectField
          label={<Trans>内容</Trans>}
          value={what}
          onChange={(value) => setWhat(value as What)}
          options={[
            { value: 'match', label: t`这场比赛` },
            { value: 'home', label: home },
            { value: 'away', label: away },
          ]}
        />
        <SelectField
          label={<Trans>语言</Trans>}
          value={shownIn}
          onChange={(value) => setShownIn(value as Lang | 'reader')}
          options={[
            ...getSite().langs.map((one) => ({ value: one, label: languageNames[one] })),
            { value: 'reader', label: t`随读者的浏览器` },
          ]}
        />
      </div>
      <Segmented
        label={t`外观`}
        value={theme}
        onChange={(value) => setTheme(value as Embed['theme'])}
        options={[
          { value: 'system', label: t`跟随系统` },
          { value: 'light', label: t`日场` },
          { value: 'dark', label: t`夜场` },
        ]}
      />
      <SwitchRow checked={scores} onCheckedChange={setScores}>
        <Trans>显示比分</Trans>
      </SwitchRow>
      <TextArea
        label={<Trans>代码</Trans>}
        readOnly
        rows={4}
        spellCheck={false}
        value={code}
        onChange={() => undefined}
        onFocus={({ target }) => target.select()}
      />
      <div className={styles.acts}>
        <Button variant="primary" onClick={copy}>
          <Trans>复制代码</Trans>
        </Button>
        <Button variant="plain" render={<a href={embedAddress(origin, embed)} target="_blank" rel="noopener" />}>
          <Trans>看看效果</Trans>
        </Button>
      </div>
    </div>
  )
}
