// Selects the language in which a text is displayed or edited.
import { useLingui } from '@lingui/react/macro'
import { type Lang, langs } from '../../../../contract/limits/limits.ts'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { langNames } from '../parts/form/lang-names.ts'

export function LangChoice({ value, onChange }: { value: Lang; onChange(lang: Lang): void }) {
  const { t } = useLingui()
  return (
    <Segmented<Lang>
      label={t`语言`}
      value={value}
      onChange={onChange}
      options={langs.map((lang) => ({ value: lang, label: langNames[lang], lang }))}
    />
  )
}
