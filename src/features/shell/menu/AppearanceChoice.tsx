// Theme and language side by side: in 我的 on phones, and at the login.
import { useLingui } from '@lingui/react/macro'
import { Moon, Sun, SunMoon } from 'lucide-react'
import { getSite } from '../../../core/site.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { languageNames } from '../../../core/text/language-names.ts'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from './AppearanceChoice.module.css'

export function AppearanceChoice() {
  const { t } = useLingui()
  const { theme, lang } = useStore(preferences)
  const { langs } = getSite()
  return (
    <div className={styles.look}>
      <span className={styles.label} aria-hidden="true">
        {t`主题`}
      </span>
      <Segmented
        label={t`主题`}
        value={theme}
        onChange={(next) => preferences.set({ theme: next })}
        options={[
          { value: 'light', label: t`日场`, icon: <Sun size={16} /> },
          { value: 'dark', label: t`夜场`, icon: <Moon size={16} /> },
          { value: 'system', label: t`跟随系统`, icon: <SunMoon size={16} /> },
        ]}
      />
      {/* With a single language there is nothing to select. */}
      {langs.length > 1 && (
        <>
          <span className={styles.label} aria-hidden="true">
            {t`语言`}
          </span>
          <Segmented
            label={t`语言`}
            value={lang}
            onChange={(next) => preferences.set({ lang: next })}
            options={langs.map((one) => ({ value: one, label: languageNames[one], lang: one }))}
          />
        </>
      )}
    </div>
  )
}
