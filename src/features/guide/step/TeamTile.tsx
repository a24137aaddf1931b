// A toggle button with the crest of a team; pressed while the team is followed.
import { Check } from 'lucide-react'
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { TeamRef } from '../../../../contract/match/data.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { Crest } from '../../../ui/picture/Crest.tsx'
import styles from './TeamStep.module.css'

interface TeamTileProps {
  team: TeamRef
  /** Whether another tile has the same short name. */
  isNamesake: boolean
  lang: Lang
  on: boolean
  onChoose(on: boolean): void
}

export function TeamTile({ team: { id, name, short, crest }, isNamesake, lang, on, onChoose }: TeamTileProps) {
  const full = nameOf(name, lang)
  return (
    <button type="button" className={styles.team} aria-pressed={on} title={full} translate="no" onClick={() => onChoose(!on)}>
      <Crest crest={crest} id={id} size={44} />
      <span>{(!isNamesake && nameOf(short, lang)) || full}</span>
      {on && <Check size={14} aria-hidden="true" />}
    </button>
  )
}
