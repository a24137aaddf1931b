// Language and theme, preset from the device: pressing 下一步 is enough.
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { type Ref, useId } from 'react'
import { getSite } from '../../../core/site.ts'
import { type Preferences, preferences } from '../../../core/store/preferences.ts'
import { languageNames } from '../../../core/text/language-names.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { StepBody } from '../../../ui/layer/StepDialog.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from './AppearanceStep.module.css'
import { ThemePicture } from './ThemePicture.tsx'

interface AppearanceStepProps {
  titleRef: Ref<HTMLHeadingElement>
  /** Ref of the selected language. */
  languageRef: Ref<HTMLInputElement>
  /** Called on a language change; the new catalog arrives with the next render. */
  onLanguage(): void
  onNext(): void
}

export function AppearanceStep({ titleRef, languageRef, onLanguage, onNext }: AppearanceStepProps) {
  const { t } = useLingui()
  const name = useId()
  const { lang, theme } = useStore(preferences)
  const { langs } = getSite()
  const themes: readonly [Preferences['theme'], string][] = [
    ['system', t`跟随系统`],
    ['light', t`日场`],
    ['dark', t`夜场`],
  ]
  return (
    <StepBody
      title={langs.length > 1 ? <Trans>先选语言和外观</Trans> : <Trans>先选外观</Trans>}
      titleRef={titleRef}
      text={<Trans>已按这台设备选好，随时可在“我的”里改。</Trans>}
      stacked
      foot={
        <Button variant="primary" size="lg" block data-next="" onClick={onNext}>
          <Trans>下一步</Trans>
        </Button>
      }
    >
      {/* With a single language there is nothing to select. */}
      {langs.length > 1 && (
        <fieldset className={styles.part}>
          <legend>
            <Trans>语言</Trans>
          </legend>
          <div className={styles.languages}>
            {langs.map((one) => (
              <label key={one} lang={one} className={styles.language}>
                <input
                  ref={one === lang ? languageRef : undefined}
                  type="radio"
                  name={`${name}-lang`}
                  checked={one === lang}
                  onChange={() => {
                    onLanguage()
                    preferences.set({ lang: one })
                  }}
                />
                <span>{languageNames[one]}</span>
                <Check size={18} aria-hidden="true" />
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <fieldset className={styles.part}>
        <legend>
          <Trans>外观</Trans>
        </legend>
        <div className={styles.themes}>
          {themes.map(([one, word]) => (
            <label key={one} className={styles.theme}>
              <input type="radio" name={`${name}-theme`} checked={one === theme} onChange={() => preferences.set({ theme: one })} />
              <ThemePicture theme={one} />
              <span>{word}</span>
              <Check size={14} aria-hidden="true" />
            </label>
          ))}
        </div>
      </fieldset>
    </StepBody>
  )
}
