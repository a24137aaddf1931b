// Runs one request at a time, with the error messages of the personal centre.
import { type Act, useAct } from '../../../ui/layer/use-act.ts'
import { useMemberMessages } from './use-member-messages.ts'

export const useMemberAct = (): Act => useAct(useMemberMessages())
