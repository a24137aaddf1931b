// 防剧透: whose scores are hidden, on pages and in push messages.
import { Trans, useLingui } from '@lingui/react/macro'
import { hideOf, preferences } from '../../../../core/store/preferences.ts'
import { Segmented } from '../../../../ui/form/Segmented.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import styles from '../Settings.module.css'
import { useSaveToast } from '../use-save.ts'

type Mode = 'off' | 'followed' | 'all'

export function SpoilerPanel() {
  const { t } = useLingui()
  const toastResult = useSaveToast()
  const mode: Mode = hideOf(useStore(preferences))
  const choose = (next: Mode): void => toastResult(preferences.set({ hideScores: next === 'all', hideFollowed: next === 'followed' }))
  return (
    <Panel padded aria-labelledby="spoiler">
      <SectionHead id="spoiler" title={<Trans>防剧透</Trans>} />
      <Segmented
        label={t`隐藏哪些比分`}
        value={mode}
        onChange={choose}
        options={[
          { value: 'off', label: t`不隐藏` },
          { value: 'followed', label: t`只藏关注的` },
          { value: 'all', label: t`全部隐藏` },
        ]}
      />
      <p className={styles.note}>
        {mode === 'off' ? (
          <Trans>打开后，页面、弹窗、推送和图标角标都不透露比分。</Trans>
        ) : mode === 'followed' ? (
          <Trans>关注和预约的比赛、关注球队的比赛不显示比分，提醒只说有新动态。点一下就显示那一场。</Trans>
        ) : (
          <Trans>所有比赛都不显示比分，提醒只说有新动态。点一下就显示那一场。</Trans>
        )}
      </p>
    </Panel>
  )
}
