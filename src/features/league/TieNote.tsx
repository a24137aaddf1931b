// TieReasons with its catalog, for pages that do not load that catalog.
import { dataWords } from '../../ui/words/data-words.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'
import { TieReasons, type TieReasonsProps } from './TieReasons.tsx'

export const TieNote = (props: TieReasonsProps) => (
  <WithWords catalogs={dataWords} waiting={null}>
    <TieReasons {...props} />
  </WithWords>
)
