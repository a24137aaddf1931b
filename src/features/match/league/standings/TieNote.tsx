// TieReasons with its catalog, for pages that do not load that catalog.
import { dataMessages } from '../../../../ui/messages/data-messages.ts'
import { WithMessages } from '../../../../ui/messages/WithMessages.tsx'
import { TieReasons, type TieReasonsProps } from './TieReasons.tsx'

export const TieNote = (props: TieReasonsProps) => (
  <WithMessages catalogs={dataMessages} waiting={null}>
    <TieReasons {...props} />
  </WithMessages>
)
