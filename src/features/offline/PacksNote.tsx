// Beside the schedule: the packs on this device with their age, and a link to manage them.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import { type PackName, packNames } from '../../core/packs/packs.ts'
import { preferences } from '../../core/store/preferences.ts'
import { ageText } from '../../core/text/format.ts'
import { MoreLink } from '../../ui/button/MoreLink.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Num } from '../../ui/figure/Num.tsx'
import { Panel } from '../../ui/frame/Panel.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import { useStore } from '../../ui/use-store.ts'
import { PackBudget } from './PackBudget.tsx'
import styles from './PacksNote.module.css'
import { packFreshness } from './pack-freshness.ts'
import { justNow, packMessages } from './pack-messages.ts'
import { type PackState, packStore } from './pack-store.ts'

/** Packs that are irrelevant beside the schedule. */
const besides: readonly PackName[] = ['search', 'legal']

export function PacksNote() {
  const state = useStore(packStore)
  if (!state.loaded || state.blocked) return null
  const shown = packNames.filter(
    (name) => !besides.includes(name) && (name === 'articles' ? state.packs.has(name) : state.names.includes(name)),
  )
  return (
    <Panel padded aria-labelledby="packs-title" data-packs="">
      <SectionHead
        id="packs-title"
        title={<Trans>离线包</Trans>}
        more={
          <MoreLink render={<Link to="/member" search={{ type: 6 }} hash="offline" />}>
            <Trans>管理</Trans>
          </MoreLink>
        }
      />
      <ul>
        {shown.map((name) => (
          <Pack key={name} name={name} state={state} />
        ))}
      </ul>
      <PackBudget state={state} />
    </Panel>
  )
}

function Pack({ name, state }: { name: PackName; state: PackState }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const pack = state.packs.get(name)
  const now = Date.now()
  const freshness = packFreshness(pack, now)
  const age = now - (pack?.savedAt ?? now)
  const Icon = freshness === 'none' ? CircleDashed : freshness === 'old' ? CircleAlert : CircleCheck
  return (
    <li className={classNames(styles.row, freshness === 'good' && styles.good, freshness === 'old' && styles.old)}>
      <Icon size={18} aria-hidden="true" />
      <span className={styles.name}>{t(packMessages[name].title)}</span>
      <small className={styles.age}>
        {freshness !== 'none' ? <Num>{age < 60_000 ? justNow[lang] : ageText(age, lang)}</Num> : <Trans>没有保存</Trans>}
      </small>
    </li>
  )
}
