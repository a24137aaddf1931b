// The reasons under a table where the page has words of its own: they come with their catalog.
import { dataWords } from '../../ui/words/data-words.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'
import { TieReasons, type TieReasonsProps } from './TieReasons.tsx'

export const TieNote = (props: TieReasonsProps) => (
  <WithWords catalogs={dataWords} waiting={null}>
    <TieReasons {...props} />
  </WithWords>
)
